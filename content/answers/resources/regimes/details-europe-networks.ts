import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Single duties of NIS2 and of the Swiss Information Security Act. */
export const DETAILS_EUROPE_NETWORKS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-nis2-warning',
    lead: 'The early warning under NIS2, due without delay and within 24 hours, says only that a significant incident happened, whether malice is suspected, and whether it could cross borders. Who did it need not be known.',
    support:
      'The incident notification within 72 hours adds a first assessment of severity and impact, and indicators of compromise where you have them.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Whether an unlawful or malicious act is suspected',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-indicators',
    lead: 'The incident notification under NIS2 gives indicators of compromise where you have them, besides an update of the early warning and a first assessment of severity and impact.',
    support: 'It is due without delay and within 72 hours, for providers of trust services within 24 hours.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Indicators of compromise, where you have them',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-going-on',
    lead: 'If the incident is still going on when the final NIS2 report is due, 1 month after the incident notification, a progress report takes its place.',
    support:
      'The final report has a detailed description with severity and impact, the root cause or the likely one, remedies applied and under way, and effects across borders.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Final report, or a progress report if it goes on',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-final',
    lead: 'The final report under NIS2, due 1 month after the incident notification, gives a detailed description with severity and impact, the root cause or the likely one, remedies applied and under way, and effects across borders.',
    support: 'If the incident goes on, a progress report takes its place.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Root cause, or the likely one',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-month',
    lead: 'The month for the final NIS2 report counts from the sending of the incident notification, not from the incident itself. Send that earlier, and the final report is due earlier.',
    support:
      'In the worked example a notification of Monday, 23 November 2026 leads to a final report by the end of Wednesday, 23 December.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Sending of the incident notification',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-fine',
    lead: 'NIS2 sets a national maximum of at least €10 million or 2% for essential bodies, and of at least €7 million or 1.4% for important bodies.',
    support:
      'The percentage is of turnover. What applies, the law of your Member State says. General information, not legal advice.',
    place: '/resources/notification-deadlines/nis2',
    basis:
      'National maximum of at least €10 million or 2% for essential, €7 million or 1.4% for important entities.',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-csirt',
    lead: 'Early warning, incident notification and final report under NIS2 all go to the national CSIRT or authority. Where appropriate the recipients of the service are told too, if the incident is likely to affect it.',
    support: 'The law of each Member State says which of them it is. Member States differ.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'National CSIRT or authority',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-customers',
    lead: 'Under NIS2 the recipients of your service are told without delay, where appropriate, if the incident is likely to affect the service: what happened, which services it affects, and what they can do.',
    support:
      'Of a significant threat, the recipients who may be affected are told what they can do. The authority may ask for an interim report. General information, not legal advice.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Where appropriate, if the incident is likely to affect the service',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-outside',
    lead: 'Providers of cloud, data-centre, managed and similar digital services from outside the EU are covered by NIS2 if they offer them there, and must appoint a representative.',
    support:
      'The early warning is due within 24 hours and the incident notification within 72 hours. General information, not legal advice.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Providers of cloud, data-centre, managed and similar digital services from outside the EU',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.ch-isg-bern',
    lead: 'In Switzerland operators of critical infrastructure report a cyberattack to the Federal Office for Cybersecurity within 24 hours of discovery, not of certainty.',
    support: 'The report is completed within 14 days of discovery. General information, not legal advice.',
    place: '/resources/notification-deadlines/ch-isg',
    basis: 'Federal Office for Cybersecurity',
    follow: followOf('ch-isg'),
  },
  {
    id: 'notification-deadlines.ch-isg-attack',
    lead: 'The Swiss Information Security Act has operators of critical infrastructure report cyberattacks. An outage without an attack, or a firm that runs no critical infrastructure, is not named.',
    support:
      'An attack is reported if it endangers operation, leads to leaked or altered data, went undetected for a long time, or comes with threats or extortion. General information, not legal advice: counsel decides whether you run critical infrastructure.',
    place: '/resources/notification-deadlines/ch-isg',
    basis: 'Operators of critical infrastructure, for a cyberattack that endangers operation',
    follow: followOf('ch-isg'),
  },
  {
    id: 'notification-deadlines.ch-isg-fine',
    lead: 'Under the Swiss Information Security Act the penalty is up to CHF 100,000; the report is due within 24 hours of discovery.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/ch-isg',
    basis: 'Up to CHF 100,000.',
    follow: followOf('ch-isg'),
  },
  {
    id: 'notification-deadlines.eu-nis2-weekend',
    lead: 'The hours of NIS2 run through the weekend: aware on Friday, 20 November 2026 at 16:30, the early warning is due on Saturday, 21 November at 16:30 and the incident notification on Monday, 23 November at 16:30.',
    support: 'The final report follows by the end of Wednesday, 23 December.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Mon, 23 Nov 2026, 16:30 CET',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.ch-isg-no-exception',
    lead: 'Our page on the Swiss Information Security Act names no exception from the notice.',
    support: 'Whether one holds in your case, counsel decides. General information, not legal advice.',
    place: '/resources/notification-deadlines/ch-isg',
    basis: 'Information Security Act, Articles 74a to 74h',
    follow: followOf('ch-isg'),
  },
];
