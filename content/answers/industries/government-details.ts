import { LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const GOVERNMENT_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'government.contractors',
    lead: 'Continuity of public services comes with contractor failure plans whose step-in rights work, delegated authority down to the third name, and minimum service levels a minister can explain.',
    place: '/industries/government#solutions',
    basis: 'Contractor failure plans with step-in rights that work',
    follow: { start: 'government.start', proof: 'government.measure-services' },
  },
  {
    id: 'government.disinformation',
    lead: 'Rumour and disinformation are met with evidence and timing, as part of our work on crisis communication for public bodies.',
    place: '/industries/government#solutions',
    basis: 'Rumour and disinformation met with evidence and timing',
    follow: { start: 'government.start' },
  },
  {
    id: 'government.nis2',
    lead: `NIS2 covers central and some regional and local administration. A significant incident is reported without undue delay: early warning within ${LAW['eu-nis2'].terms.warning}, notification within ${LAW['eu-nis2'].terms.notification}, final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    support:
      'Regional bodies are covered where a disruption could have a significant effect, and local ones where a Member State says so.',
    place: '/industries/government#law',
    basis: 'Covers central public administration',
    follow: {
      cost: 'notification-deadlines.eu-nis2-penalty',
      duration: 'government.nis2',
      who: 'notification-deadlines.eu-nis2-recipient',
      where: 'notification-deadlines.eu-nis2-recipient',
      start: 'notification-deadlines.eu-nis2-clock',
      how: 'notification-deadlines.eu-nis2-contents',
      contents: 'notification-deadlines.eu-nis2-contents',
    },
  },
  {
    id: 'government.breach',
    lead: `In the EU and the United Kingdom a breach of citizens’ data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely. In the United Kingdom the authority is now the Information Commission.`,
    place: '/industries/government#law',
    basis: 'A breach of citizens’ data is reported to the authority',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'government.breach',
      who: 'notification-deadlines.eu-gdpr-recipient',
      where: 'notification-deadlines.eu-gdpr-recipient',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
      contents: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'government.far',
    lead: `The cyber rules of the Federal Acquisition Regulation are a proposal of ${LAW['us-federal-contracts'].terms.proposed}, not law when last checked. It would have civilian contractors report incidents within ${LAW['us-federal-contracts'].terms.incident}.`,
    place: '/industries/government#law',
    basis: 'would have civilian contractors report incidents within 72 hours',
    follow: { duration: 'government.far', start: 'government.far' },
  },
  {
    id: 'government.nist',
    lead: `NIST is guidance, not law. The current editions are the Cybersecurity Framework 2.0 of ${LAW['us-nist'].terms.framework} and SP 800-61 Revision 3 on incident response of ${LAW['us-nist'].terms.incidents}.`,
    place: '/industries/government#law',
    basis: 'The current editions are the Cybersecurity Framework 2.0',
  },
  {
    id: 'government.hipaa',
    lead: `The HIPAA Breach Notification Rule binds public hospitals and health plans too: individuals are told without unreasonable delay, at most ${LAW['us-hipaa-breach'].terms.individuals} after discovery.`,
    place: '/industries/government#law',
    basis: 'Binds public hospitals and health plans too',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'government.hipaa',
      who: 'notification-deadlines.us-hipaa-recipient',
      where: 'notification-deadlines.us-hipaa-recipient',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
      contents: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'government.govassure',
    lead: 'GovAssure holds British departments to the Cyber Assessment Framework. It is in force.',
    place: '/industries/government#law',
    basis: 'Holds British departments to the Cyber Assessment Framework',
  },
  {
    id: 'government.civil-contingencies',
    lead: 'The Civil Contingencies Act 2004 requires Category 1 responders in the United Kingdom to assess risk, plan, maintain their functions and warn the public.',
    place: '/industries/government#law',
    basis:
      'Requires Category 1 responders to assess risk, plan, maintain their functions and warn the public',
    follow: {
      duration: 'government.civil-contingencies',
      who: 'government.civil-contingencies',
      start: 'government.civil-contingencies',
      how: 'government.continuity',
    },
  },
  {
    id: 'government.duty',
    lead: 'A public body cannot choose its customers or close a line that loses money, and no competitor takes over. Enforcement comes, sooner or later, from an auditor, a parliamentary committee or a newspaper.',
    place: '/industries/government#situation',
    basis: 'Enforcement comes, sooner or later, from an auditor, a parliamentary committee or a newspaper',
    follow: { how: 'government.overview' },
  },
  {
    id: 'government.transparency-register',
    lead: 'We make entries ready for algorithmic transparency registers, and a record of the AI that withstands a freedom of information request.',
    place: '/industries/government#solutions',
    basis: 'Entries ready for algorithmic transparency registers',
    follow: { start: 'government.start' },
  },
  {
    id: 'government.commanders',
    lead: 'Ministers, mayors and gold commanders share a room in an emergency; they should have met there before. Training, Exercises and Simulation is the service for it.',
    place: '/industries/government#fitting-services',
    basis: 'they should have met there before',
    follow: {
      cost: 'training-exercises-simulation.cost',
      duration: 'training-exercises-simulation.duration',
      start: 'government.start',
    },
  },
];
