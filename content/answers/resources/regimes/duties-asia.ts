import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

/** Individual duties under the laws of Hong Kong, India, Japan and Singapore. */
export const ASIAN_DUTY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.hk-cap653-fine',
    lead: 'The penalty under Hong Kong’s Critical Infrastructures Ordinance is up to HK$5 million; the notice is due within 12 hours if the core function is hit or likely to be, otherwise within 48 hours.',
    basis: 'Up to HK$5 million.',
    ...onPageOf('hk-cap653', { cost: 'notification-deadlines.hk-cap653-fine' }),
  },
  {
    id: 'notification-deadlines.hk-cap653-minor',
    lead: 'In Hong Kong designated operators report every computer-system security incident: within 12 hours if the core function is hit or likely to be, within 48 hours otherwise.',
    basis: 'Designated operators, for every computer-system security incident.',
    ...onPageOf('hk-cap653'),
  },
  {
    id: 'notification-deadlines.hk-cap653-written',
    lead: 'The written report in Hong Kong states cause, impact and remedies, within 14 days of awareness. It follows the first notice of 12 or 48 hours.',
    basis: 'Cause, impact and remedies',
    ...onPageOf('hk-cap653', {
      how: 'notification-deadlines.hk-cap653-written',
      duration: 'notification-deadlines.hk-cap653-written',
    }),
  },
  {
    id: 'notification-deadlines.hk-cap653-points',
    lead: 'The first notice to the Hong Kong Commissioner says what happened, and when, who and what is affected, the likely effects, the steps taken and planned, and a contact for questions.',
    basis: 'Likely effects',
    ...onPageOf('hk-cap653', { how: 'notification-deadlines.hk-cap653-points' }),
  },
  {
    id: 'notification-deadlines.in-certin-six',
    lead: 'CERT-In is told within 6 hours of noticing the incident, by night and on holidays too; certainty is not awaited.',
    support: 'It covers 20 listed kinds of incident, and logs are kept for 180 days.',
    basis: '6 hours',
    ...onPageOf('in-certin', { duration: 'notification-deadlines.in-certin-six' }),
  },
  {
    id: 'notification-deadlines.in-certin-partial',
    lead: 'The report to CERT-In holds the fields of the form that are known. It need not be complete: what is not known yet may stay open after 6 hours.',
    basis: 'The fields of the form that are known',
    ...onPageOf('in-certin', { how: 'notification-deadlines.in-certin-partial' }),
  },
  {
    id: 'notification-deadlines.in-certin-whom',
    lead: 'The CERT-In Directions bind almost any body in India, small ones included, for 20 listed kinds of incident. The one recipient named is CERT-In.',
    basis: 'Almost every organisation in India',
    ...onPageOf('in-certin', {
      who: 'notification-deadlines.in-certin-whom',
      where: 'notification-deadlines.in-certin-whom',
    }),
  },
  {
    id: 'notification-deadlines.jp-appi-encryption',
    lead: 'Strong encryption is the exception that may apply under the APPI in Japan. Weak protection or a mere password is not named.',
    basis: 'Strong encryption.',
    ...onPageOf('jp-appi'),
  },
  {
    id: 'notification-deadlines.jp-appi-first',
    lead: 'The preliminary report in Japan is due promptly, and guidance reads three to five days; count on 3 days at most from knowledge in any department. It comes with a notice to individuals.',
    basis: 'Guidance reads promptly as three to five days',
    ...onPageOf('jp-appi', { duration: 'notification-deadlines.jp-appi-first' }),
  },
  {
    id: 'notification-deadlines.jp-appi-points',
    lead: 'The final report in Japan holds all that the first report left open, and the remedies against a repetition. It is due in 30 days, or in 60 days from knowledge if the act was malicious.',
    basis: 'Measures against a repetition',
    ...onPageOf('jp-appi', { how: 'notification-deadlines.jp-appi-points' }),
  },
  {
    id: 'notification-deadlines.jp-appi-staff',
    lead: 'In Japan knowledge in any department counts: the clock starts when anybody in the firm knows, not when the board or the privacy office hears of it.',
    basis: 'Knowledge in any department counts.',
    ...onPageOf('jp-appi', { start: 'notification-deadlines.jp-appi-staff' }),
  },
  {
    id: 'notification-deadlines.sg-mas-root',
    lead: 'The second paper for MAS states root cause, impact and remedies, within 14 days of discovery.',
    basis: 'Root cause',
    ...onPageOf('sg-mas', {
      how: 'notification-deadlines.sg-mas-root',
      duration: 'notification-deadlines.sg-mas-root',
    }),
  },
  {
    id: 'notification-deadlines.sg-pdpa-fine',
    lead: 'The penalty under Singapore’s PDPA is up to S$1 million or 10% of annual turnover in Singapore, whichever is higher; the PDPC is told without delay, at most 3 days from assessing the breach as notifiable.',
    basis: 'Up to S$1 million or 10% of annual turnover in Singapore, whichever is higher.',
    ...onPageOf('sg-pdpa', { cost: 'notification-deadlines.sg-pdpa-fine' }),
  },
  {
    id: 'notification-deadlines.sg-pdpa-individuals',
    lead: 'In Singapore the individuals are told without delay if harm to them is likely. The PDPC is told without delay, at most 3 days from assessing the breach as notifiable.',
    basis: 'If harm to them is likely',
    ...onPageOf('sg-pdpa', { who: 'notification-deadlines.sg-pdpa-individuals' }),
  },
  {
    id: 'notification-deadlines.sg-pdpa-repair',
    lead: 'In Singapore individuals need not be told after an effective repair or with strong technical protection. The exception is for the notice to individuals.',
    basis: 'Individuals need not be told after an effective repair or with strong technical protection.',
    ...onPageOf('sg-pdpa'),
  },
  {
    id: 'notification-deadlines.sg-pdpa-letter',
    lead: 'The notice to individuals in Singapore says what happened, the likely harm, what they can do, and a contact. The PDPC reads of the effects and of the steps taken and planned too.',
    basis: 'Likely harm',
    ...onPageOf('sg-pdpa', { how: 'notification-deadlines.sg-pdpa-letter' }),
  },
];
