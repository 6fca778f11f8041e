import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of laws of other countries, beyond what their data tells of each law. */
export const WORLD_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.au-ransom-lawful',

    lead: 'The Australian Act itself does not ban payment of a ransom; it asks for a report within 72 hours of paying.',
    support: 'Whether you may pay in your case is a question for counsel.',
    place: '/resources/notification-deadlines/au-ransom',
    basis: 'The Act itself does not ban payment.',
    follow: { ...followOf('au-ransom'), duration: 'notification-deadlines.au-ransom-lawful' },
  },
  {
    id: 'notification-deadlines.au-ransom-turnover',

    lead: 'The Australian ransom report binds bodies with a turnover above A$3 million, and entities under the SOCI Act.',
    place: '/resources/notification-deadlines/au-ransom',
    basis: 'Organisations with a turnover above A$3 million, and entities under the SOCI Act.',
    follow: followOf('au-ransom'),
  },
  {
    id: 'notification-deadlines.au-ndb-assessment',

    lead: 'Under the Australian scheme you have 30 days from the suspicion of a breach to assess whether serious harm to somebody is likely. If it is, the OAIC and the individuals are told without delay.',
    place: '/resources/notification-deadlines/au-ndb',
    basis: 'Whether serious harm to somebody is likely',
    follow: { ...followOf('au-ndb'), duration: 'notification-deadlines.au-ndb-assessment' },
  },
  {
    id: 'notification-deadlines.au-ndb-turnover',

    lead: 'The Australian scheme binds bodies with a turnover above A$3 million, and health providers; a smaller firm is bound if it is a health provider.',
    place: '/resources/notification-deadlines/au-ndb',
    basis: 'Organisations with a turnover above A$3 million, and health service providers.',
    follow: followOf('au-ndb'),
  },
  {
    id: 'notification-deadlines.au-soci-written',

    lead: 'Under the SOCI Act the first report may be oral. It is then followed in writing: within 84 hours of the oral report for a significant impact, within 48 hours of it for a relevant one.',
    place: '/resources/notification-deadlines/au-soci',
    basis: 'an oral report is followed in writing within 84 hours of it',
    follow: { ...followOf('au-soci'), duration: 'notification-deadlines.au-soci-written' },
  },
  {
    id: 'notification-deadlines.au-soci-relevant',

    lead: 'Under the SOCI Act an incident with only a relevant impact is reported without delay, at most 72 hours; one with a significant impact without delay, at most 12 hours.',
    place: '/resources/notification-deadlines/au-soci',
    basis: 'Otherwise; an oral report is followed in writing within 48 hours of it',
    follow: { ...followOf('au-soci'), duration: 'notification-deadlines.au-soci-relevant' },
  },
  {
    id: 'notification-deadlines.au-cps234-weakness',

    lead: 'A material control weakness is reported to APRA within ten business days.',
    place: '/resources/notification-deadlines/au-cps234',
    basis: 'A material control weakness is reported within ten business days.',
    follow: {
      cost: 'notification-deadlines.au-cps234-penalty',
      duration: 'notification-deadlines.au-cps234-weakness',
      who: 'notification-deadlines.au-cps234-weakness',
      where: 'notification-deadlines.au-cps234-weakness',
      start: 'notification-deadlines.au-cps234-clock',
      how: 'notification-deadlines.au-cps234-contents',
    },
  },
  {
    id: 'notification-deadlines.au-cps234-tolerance',

    lead: 'If a critical operation is outside its tolerance, APRA is told within 24 hours; an information security incident that is or could be material without delay, at most 72 hours.',
    place: '/resources/notification-deadlines/au-cps234',
    basis: 'A critical operation outside its tolerance',
    follow: {
      cost: 'notification-deadlines.au-cps234-penalty',
      duration: 'notification-deadlines.au-cps234-tolerance',
      who: 'notification-deadlines.au-cps234-tolerance',
      where: 'notification-deadlines.au-cps234-tolerance',
      start: 'notification-deadlines.au-cps234-clock',
      how: 'notification-deadlines.au-cps234-contents',
    },
  },
  {
    id: 'notification-deadlines.ca-pipeda-records',

    lead: 'Under PIPEDA records of breaches are kept for 24 months.',
    place: '/resources/notification-deadlines/ca-pipeda',
    basis: 'Records are kept for 24 months.',
    follow: { ...followOf('ca-pipeda'), duration: 'notification-deadlines.ca-pipeda-records' },
  },
  {
    id: 'notification-deadlines.ca-pipeda-harm',

    lead: 'PIPEDA asks for a notice of a breach that it is reasonable to believe creates a real risk of significant harm. Without such a risk no notice is owed.',
    support:
      'The time runs from your determination that the breach occurred. Records of breaches are kept for 24 months all the same.',
    place: '/resources/notification-deadlines/ca-pipeda',
    basis: 'for a breach that it is reasonable to believe creates a real risk of significant harm',
    follow: followOf('ca-pipeda'),
  },
  {
    id: 'notification-deadlines.sg-pdpa-threshold',

    lead: 'In Singapore a breach is notifiable if harm is likely or 500 people or more are affected. Below 500 and without likely harm, no notice is owed.',
    support: 'The individuals themselves are told if harm to them is likely.',
    place: '/resources/notification-deadlines/sg-pdpa',
    basis: 'likely harm, or 500 people or more',
    follow: followOf('sg-pdpa'),
  },
  {
    id: 'notification-deadlines.jp-appi-malice',

    lead: 'In Japan the final report is due in 30 days, and in 60 days from knowledge if the act was malicious. The preliminary report is due without delay, at most 3 days.',
    place: '/resources/notification-deadlines/jp-appi',
    basis: '60 days from knowledge if the act was malicious',
    follow: { ...followOf('jp-appi'), duration: 'notification-deadlines.jp-appi-malice' },
  },
  {
    id: 'notification-deadlines.jp-appi-threshold',

    lead: 'The APPI asks for reports on sensitive data, risk of financial harm, wrongful purpose, or more than 1,000 people. Knowledge in any department counts.',
    place: '/resources/notification-deadlines/jp-appi',
    basis: 'for sensitive data, risk of financial harm, wrongful purpose, or more than 1,000 people',
    follow: followOf('jp-appi'),
  },
  {
    id: 'notification-deadlines.in-certin-logs',

    lead: 'Under the CERT-In Directions logs are kept for 180 days.',
    place: '/resources/notification-deadlines/in-certin',
    basis: 'Logs are kept for 180 days.',
    follow: followOf('in-certin'),
  },
  {
    id: 'notification-deadlines.in-certin-kinds',

    lead: 'CERT-In is told of 20 listed kinds of incident, by almost any body in India, not of everything.',
    place: '/resources/notification-deadlines/in-certin',
    basis: 'for 20 listed kinds of incident',
    follow: followOf('in-certin'),
  },
  {
    id: 'notification-deadlines.ch-isg-complete',

    lead: 'The Swiss report may be completed later: what is known goes in within 24 hours, and the completed report within 14 days.',
    place: '/resources/notification-deadlines/ch-isg',
    basis: 'What is known; it may be completed later',
    follow: { ...followOf('ch-isg'), duration: 'notification-deadlines.ch-isg-complete' },
  },
  {
    id: 'notification-deadlines.hk-cap653-other',

    lead: 'In Hong Kong it is 12 hours if the core function is hit or likely to be, 48 hours for any other incident, and 14 days for the written report.',
    place: '/resources/notification-deadlines/hk-cap653',
    basis: 'Notice, any other incident',
    follow: { ...followOf('hk-cap653'), duration: 'notification-deadlines.hk-cap653-other' },
  },
  {
    id: 'notification-deadlines.sg-mas-first',

    lead: 'MAS wants the first notice without delay, at most 1 hour from discovery of a relevant incident: that it happened, and the systems and customers affected. Root cause and impact follow within 14 days.',
    place: '/resources/notification-deadlines/sg-mas',
    basis: 'Systems and customers affected',
    follow: { ...followOf('sg-mas'), duration: 'notification-deadlines.sg-mas-first' },
  },
];
