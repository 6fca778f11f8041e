import { LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const TECHNOLOGY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technology.overview',
    lead: 'We help technology firms whose platform has become part of how other companies work, with outage command, software supply-chain integrity, AI product governance and strategy under hard growth decisions.',
    place: '/industries/technology',
    options: [
      'technology.outage-command',
      'technology.supply-chain',
      'technology.ai-governance',
      'technology.growth',
    ],
    basis: 'We help software, cloud and hardware firms',
    follow: { who: 'about.who-leads', start: 'technology.start', how: 'technology.services' },
  },
  {
    id: 'technology.who',
    lead: 'We work with software, cloud and hardware firms. Our growth work is meant for founders and boards.',
    place: '/industries/technology',
    basis: 'Strategy for founders and boards',
    follow: { start: 'technology.start' },
  },
  {
    id: 'technology.outages-2024',
    lead: 'In July 2024 one faulty update to a security product stopped about 8.5 million Windows machines and grounded flights. Earlier that year a backdoor in the xz compression library came close to stable releases of major Linux distributions.',
    support:
      'The number is Microsoft’s estimate; flights stood still on several continents. Both arrived by the ordinary release path.',
    place: '/industries/technology#situation',
    basis: 'one faulty update to a security product stopped about 8.5 million Windows machines',
  },
  {
    id: 'technology.nis2',
    lead: `Under NIS2, cloud, data-centre and managed-service providers report significant incidents: an early warning within ${LAW['eu-nis2'].terms.warning}, a notification within ${LAW['eu-nis2'].terms.notification}, a final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    support:
      'They report under the law of the Member State of their main establishment in the EU. Providers from outside that offer such services there are covered too, and must appoint a representative.',
    place: '/industries/technology#law',
    basis: 'Cloud, data-centre and managed-service providers report significant incidents',
    follow: {
      cost: 'notification-deadlines.eu-nis2-penalty',
      duration: 'technology.nis2',
      who: 'notification-deadlines.eu-nis2-recipient',
      where: 'notification-deadlines.eu-nis2-recipient',
      start: 'notification-deadlines.eu-nis2-clock',
      how: 'notification-deadlines.eu-nis2-contents',
      contents: 'notification-deadlines.eu-nis2-contents',
    },
  },
  {
    id: 'technology.rules',
    lead: 'The chief rules are NIS2 for cloud, data-centre and managed-service providers, the Cyber Resilience Act for products with digital elements, and the EU AI Act for providers of general-purpose models.',
    support:
      'The shortest duties assume that engineering, legal and the board can agree the facts within a day.',
    place: '/industries/technology#law',
    basis: 'Duties for providers of general-purpose models',
  },
  {
    id: 'technology.outage-command',
    lead: 'A command structure for an outage: incident roles that scale from one squad to the whole company, and statements to customers and regulators drawn from one set of facts.',
    place: '/industries/technology#solutions',
    basis: 'Incident roles that scale from one squad to the whole company',
    follow: {
      who: 'about.who-leads',
      start: 'technology.start',
      how: 'technology.rollback',
      proof: 'technology.measure-commander',
    },
  },
  {
    id: 'technology.rollback',
    lead: 'Rollback and kill-switch authority is agreed before it is needed, as part of the outage command we set up with you.',
    place: '/industries/technology#solutions',
    basis: 'Rollback and kill-switch authority agreed before it is needed',
    follow: { proof: 'technology.measure-rollback' },
  },
  {
    id: 'technology.supply-chain',
    lead: 'We review build pipelines as an attack path, set up component inventories that answer an advisory the same day, and give maintainer and vendor risk an owner, a limit and an exit.',
    place: '/industries/technology#solutions',
    basis: 'Component inventories that answer an advisory the same day',
    follow: { who: 'about.who-leads', start: 'technology.start', proof: 'technology.measure-components' },
  },
  {
    id: 'technology.ai-governance',
    lead: 'We sort use cases by the risk classes of the EU AI Act, place evaluation gates in the release process beside the tests, and set up model, data and incident records that survive staff turnover.',
    place: '/industries/technology#solutions',
    basis: 'Use cases sorted by the risk classes of the EU AI Act',
    follow: { who: 'about.who-leads', start: 'technology.start', proof: 'technology.measure-ai' },
  },
  {
    id: 'technology.growth',
    lead: 'Strategy for founders and boards who must choose between scale, margin and control: market and pricing choices tested against a hostile year, integration plans, and cloud commitments sized to evidence.',
    place: '/industries/technology#solutions',
    basis: 'Market and pricing choices tested against a hostile year',
    follow: { who: 'about.who-leads', start: 'technology.start' },
  },
];
