import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const TECHNOLOGY_LAW_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technology.cyber-resilience-act',

    lead: `Since ${dayOf(LAW['eu-cra-reporting'])} makers of products with a data connection have had to report exploited vulnerabilities and severe incidents, for products already sold too: a warning within ${LAW['eu-cra-reporting'].terms.warning}, a notification within ${LAW['eu-cra-reporting'].terms.notification}.`,
    support: `That is the EU’s Cyber Resilience Act. The final report follows within ${LAW['eu-cra-reporting'].terms.finalVulnerability} of a fix being available or, for an incident, within ${LAW['eu-cra-reporting'].terms.finalIncident} of the notification. The other duties of the Act apply from ${dayOf(LAW['eu-cra-products'])}.`,
    place: '/industries/technology#law',
    basis: 'report exploited vulnerabilities and severe incidents',
    follow: {
      cost: 'notification-deadlines.eu-cra-vulnerability-penalty',
      duration: 'technology.cyber-resilience-act',
      who: 'notification-deadlines.eu-cra-vulnerability-recipient',
      where: 'notification-deadlines.eu-cra-vulnerability-recipient',
      start: 'technology.cyber-resilience-act',
      how: 'technology.supply-chain',
    },
  },
  {
    id: 'technology.ai-act-dates',

    lead: `Under the EU AI Act, duties for general-purpose models have applied since ${dayOf(LAW['eu-ai-models'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}. The high-risk duties were moved to ${dayOf(LAW['eu-ai-high-risk'])}, and ${dayOf(LAW['eu-ai-in-products'])} for AI in regulated products.`,
    support: `Older generative systems must mark their output from ${dayOf(LAW['eu-ai-marking'])}.`,
    place: '/industries/technology#law',
    basis: 'The high-risk duties were moved',
    follow: {
      duration: 'technology.ai-act-dates',
      start: 'technology.ai-act-dates',
      how: 'technology.ai-governance',
    },
  },
  {
    id: 'technology.nis2-later',

    lead: `After the early warning under NIS2, cloud, data-centre and managed-service providers send the notification within ${LAW['eu-nis2'].terms.notification}, and the final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    support: `The early warning itself is due within ${LAW['eu-nis2'].terms.warning}. They report under the law of the Member State of their main establishment in the EU.`,
    place: '/industries/technology#law',
    basis: 'a notification within 72 hours, a final report within one month of the notification',
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
    id: 'technology.uk-bill',

    lead: `When last checked the ${LAW['uk-resilience-bill'].name} was not law. It would bring in data centres, managed service providers and critical suppliers, with a first notice within ${LAW['uk-resilience-bill'].terms.warning} and a full report within ${LAW['uk-resilience-bill'].terms.report}.`,
    support: `Until it is law, the NIS Regulations 2018 of the United Kingdom apply: operators of digital infrastructure, online marketplaces, search engines and cloud providers above the size thresholds report incidents with a significant or substantial effect on the service without undue delay, at most ${LAW['uk-nis'].terms.notification} after awareness.`,
    place: '/industries/technology#law',
    basis: 'Would bring in data centres, managed service providers and critical suppliers',
    follow: { duration: 'technology.uk-bill', start: 'technology.uk-bill' },
  },
  {
    id: 'technology.sec',

    lead: `A domestic issuer that reports to the SEC discloses a cyber incident within ${LAW['us-sec'].terms.disclosure} of judging it material, and must judge without unreasonable delay.`,
    support: `Form 8-K, Item 1.05, has applied since ${dayOf(LAW['us-sec'])}. The days run from the decision that the incident is material.`,
    place: '/industries/technology#law',
    basis: 'of judging it material, and must judge without unreasonable delay',
    follow: {
      cost: 'notification-deadlines.us-sec-8k-penalty',
      duration: 'technology.sec',
      who: 'notification-deadlines.us-sec-8k-recipient',
      where: 'notification-deadlines.us-sec-8k-recipient',
      start: 'notification-deadlines.us-sec-8k-clock',
      how: 'notification-deadlines.us-sec-8k-contents',
      contents: 'notification-deadlines.us-sec-8k-contents',
    },
  },
  {
    id: 'technology.state-laws',

    lead: `After a data breach the US state in which a person lives decides. Residents must be told within ${LAW['us-california'].terms.residents} of discovery in California (since ${dayOf(LAW['us-california'])}) and New York (since ${dayOf(LAW['us-new-york'])}), and within ${LAW['us-texas'].terms.residents} of determining it in Texas.`,
    support: `The Attorney General of Texas must be told by ${LAW['us-texas'].terms.attorneyGeneral} when 250 or more Texans are affected.`,
    place: '/industries/technology#law',
    basis: 'The state in which a person lives decides',
    follow: {
      cost: 'notification-deadlines.us-ca-penalty',
      duration: 'technology.state-laws',
      who: 'notification-deadlines.us-ca-recipient',
      where: 'notification-deadlines.us-ca-recipient',
      start: 'technology.state-laws',
      how: 'notification-deadlines.us-ca-contents',
      contents: 'notification-deadlines.us-ca-contents',
    },
  },
  {
    id: 'technology.suppliers-us',

    lead: `A service provider tells its US bank customers as soon as possible once a covered service is, or may be, disrupted for ${LAW['us-banks'].terms.outage} or more.`,
    place: '/industries/technology#law',
    basis: 'A service provider tells its bank customers as soon as possible',
    follow: {
      cost: 'notification-deadlines.us-bank-36h-penalty',
      duration: 'technology.suppliers-us',
      who: 'notification-deadlines.us-bank-36h-recipient',
      where: 'notification-deadlines.us-bank-36h-recipient',
      start: 'notification-deadlines.us-bank-36h-clock',
      how: 'technology.outage-command',
    },
  },
  {
    id: 'technology.fedramp',

    lead: `For cloud services already certified for federal use, FedRAMP’s new rules on communicating incidents are mandatory from ${dayOf(LAW['us-fedramp'])}. We have the date from one source: confirm it.`,
    place: '/industries/technology#law',
    basis: 'For cloud services already certified for federal use',
    follow: { duration: 'technology.fedramp', start: 'technology.fedramp' },
  },
  {
    id: 'technology.circia',

    lead: `CIRCIA’s duties to report were not in force when last checked: the Act waits for its final rule. It will then ask critical infrastructure to report incidents within ${LAW['us-circia'].terms.incident} and ransom payments within ${LAW['us-circia'].terms.payment}.`,
    place: '/industries/technology#law',
    basis: 'Will require operators of critical infrastructure to report incidents',
    follow: { duration: 'technology.circia', start: 'technology.circia' },
  },
  {
    id: 'website.law-as-of',

    lead: 'Each industry page says under “Law and regulation” on which day its entries were compiled and from sources of which months, and that they were not checked on official pages. It is general information, not legal advice.',
    place: '/industries/technology#law',
    basis: 'General information, not legal advice.',
  },
  {
    id: 'technology.nis2-outside',

    lead: 'Cloud, data-centre and managed-service providers from outside the EU that offer such services there are covered by NIS2 too, and must appoint a representative. Those inside follow the law of the Member State of their main establishment.',
    place: '/industries/technology#law',
    basis:
      'Providers from outside that offer such services there are covered too, and must appoint a representative',
    follow: { duration: 'technology.nis2', start: 'technology.nis2' },
  },
  {
    id: 'technology.breach-notice',

    lead: `A processor tells its customer, the controller, without undue delay. The controller reports a breach of personal data to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely.`,
    support:
      'People are told without undue delay if the risk is high. In the United Kingdom the authority is now the Information Commission.',
    place: '/industries/technology#law',
    basis: 'A processor tells its customer, the controller, without undue delay',
    follow: { duration: 'technology.breach-notice', who: 'technology.breach-notice' },
  },
];
