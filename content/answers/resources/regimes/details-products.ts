import EXAMPLES from '../../../deadlines/examples.json' with { type: 'json' };
import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

type Example = { start: string; due: Record<'warning' | 'notification' | 'final' | 'users', string> };

const [INCIDENT, AT_CHRISTMAS] = EXAMPLES['eu-cra-incident'] as [Example, Example];

/** Single duties of makers of connected products and of medical devices. */
export const DETAILS_PRODUCTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-cra-vulnerability-whom',
    lead: 'The Cyber Resilience Act has manufacturers report: those who make hardware or software with a data connection that is sold in the EU. Dealers and users are not named on our page.',
    support:
      'It holds, older products included, once they know that a vulnerability is actively exploited, or once a severe incident affects the security of the product.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Manufacturers of hardware or software with a data connection that is sold in the EU',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-platform',
    lead: 'Every report under the Cyber Resilience Act goes to the coordinating CSIRT and ENISA through the Single Reporting Platform, not to each country by itself.',
    support:
      'That holds for exploited vulnerabilities and for severe incidents alike. The users affected, and where appropriate all users, are told too.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Coordinating CSIRT and ENISA, through the Single Reporting Platform',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-users',
    lead: 'Under the Cyber Resilience Act the users affected, and where appropriate all users, are told of the vulnerability or incident and, where necessary, of what they can do to reduce the risk.',
    support:
      'The regulation names no period for telling users. If they are not told in good time, the CSIRT may tell them itself. General information, not legal advice.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'The regulation names no period for telling users.',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-fix',
    lead: 'For an exploited vulnerability the final report is due 14 days after a fix is available. The time runs from the fix, not from the discovery or the attack.',
    support:
      'It gives description, severity and impact, what is known of the attacker, and the update or other remedy.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Availability of a fix',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-warning',
    lead: 'The early warning on an exploited vulnerability, due without delay and within 24 hours, names the product, that the vulnerability is exploited, and the Member States where it is sold.',
    support: 'The nature of the vulnerability and of the exploit follows within 72 hours.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'That the vulnerability is exploited',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-second',
    lead: 'The vulnerability notification, due within 72 hours, gives the nature of the vulnerability and of the exploit, measures taken and those that users can take, and how sensitive the information is.',
    support: 'The early warning is due within 24 hours, the final report 14 days after a fix is available.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'How sensitive the information is',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-attacker',
    lead: 'What is known of the attacker belongs in the final report on an exploited vulnerability, with description, severity and impact, and the update or other remedy.',
    support: 'It is due 14 days after a fix is available.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'What is known of the attacker',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-fine',
    lead: 'Under the Cyber Resilience Act a maker who does not report risks a penalty of up to €15 million or 2.5% of worldwide annual turnover, whichever is higher, for a vulnerability as for a severe incident.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Up to €15 million or 2.5% of worldwide annual turnover, whichever is higher.',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-incident-month',
    lead: 'For a severe incident the final report under the Cyber Resilience Act is due 1 month after the incident notification. The 14 days are for an exploited vulnerability.',
    support:
      'It gives a detailed description with severity and impact, the root cause or the likely one, remedies applied and under way, and effects across borders.',
    place: '/resources/notification-deadlines/cra-incident',
    basis: 'Sending of the incident notification',
    follow: followOf('eu-cra-incident'),
  },
  {
    id: 'notification-deadlines.eu-cra-incident-which',
    lead: 'The severe-incident rule of the Cyber Resilience Act applies once a severe incident affects the security of a product that you make; the vulnerability rule, once a hole in it is actively exploited.',
    support:
      'Both want a warning within 24 hours and a notification within 72 hours. After a severe incident the final report is due 1 month after the notification.',
    place: '/resources/notification-deadlines/cra-incident',
    basis: 'once a severe incident affects the security of the product',
    follow: followOf('eu-cra-incident'),
  },
  {
    id: 'notification-deadlines.eu-cra-incident-warning',
    lead: 'The early warning on a severe incident of a product names the product, whether malice is suspected, and the Member States where it is sold. It is due without delay and within 24 hours.',
    support:
      'The notification within 72 hours gives the nature of the incident, a first assessment, measures taken, and those that users can take.',
    place: '/resources/notification-deadlines/cra-incident',
    basis: 'Whether an unlawful or malicious act is suspected',
    follow: followOf('eu-cra-incident'),
  },
  {
    id: 'notification-deadlines.eu-mdr-whom',
    lead: 'Article 87 of the medical device regulation has the makers of medical devices report, once they are aware of a serious incident with a device. Hospitals and users are not named on our page.',
    support:
      'After a death or unforeseen serious harm 10 days apply, with a threat to public health 2 days: confirm both with counsel.',
    place: '/resources/notification-deadlines/mdr',
    basis: 'Manufacturers of medical devices, once they are aware of a serious incident with a device.',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.eu-mdr-days',
    lead: 'A serious incident with a medical device is reported to the national authority for medical devices without delay, at most 15 days from awareness: aware on 20 November 2026, by the end of Saturday, 5 December. After a death the limit is shorter.',
    support:
      'After a death or unforeseen serious harm 10 days apply, with a threat to public health 2 days: confirm both with counsel.',
    place: '/resources/notification-deadlines/mdr',
    basis: 'by the end of Sat, 5 Dec 2026',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.eu-mdr-report',
    lead: 'The report of a serious incident with a medical device goes to the national authority for medical devices: what happened and when, who and what is affected, likely effects, steps taken and planned, and a contact.',
    support:
      'It is due without delay, at most 15 days from awareness; only 10 days after a death or unforeseen serious harm, 2 with a threat to public health: confirm both with counsel. General information, not legal advice.',
    place: '/resources/notification-deadlines/mdr',
    basis: 'National authority for medical devices',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.eu-mdr-no-fine',
    lead: 'Our page on the medical device regulation states no penalty for a missed report.',
    support: 'Ask counsel what may follow in your country. General information, not legal advice.',
    place: '/resources/notification-deadlines/mdr',
    basis: 'Regulation (EU) 2017/745, Article 87',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-weekend',
    lead: 'The hours of the Cyber Resilience Act run through the weekend: aware on Friday, 20 November 2026 at 16:30, the early warning is due on Saturday at 16:30 and the notification on Monday, 23 November at 16:30.',
    support: 'With a fix on that Friday, the final report is due by the end of Friday, 4 December.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Mon, 23 Nov 2026, 16:30 CET',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-no-exception',
    lead: 'Our page on the Cyber Resilience Act names no exception from the notice.',
    support: 'Whether one holds in your case, counsel decides. General information, not legal advice.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'Regulation (EU) 2024/2847, Article 14(1), (2) and (8)',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-mdr-no-exception',
    lead: 'Our page on the medical device regulation names no exception from the notice.',
    support: 'Whether one holds in your case, counsel decides. General information, not legal advice.',
    place: '/resources/notification-deadlines/mdr',
    basis: 'Regulation (EU) 2017/745, Article 87',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.eu-cra-incident-example',
    lead: `Severe incident under the Cyber Resilience Act, aware on ${INCIDENT.start}: early warning ${INCIDENT.due.warning}, notification ${INCIDENT.due.notification}, final report ${INCIDENT.due.final}.`,
    support: `The hours run through weekends and holidays. If every clock started on ${AT_CHRISTMAS.start}: early warning ${AT_CHRISTMAS.due.warning}, incident notification ${AT_CHRISTMAS.due.notification}, final report ${AT_CHRISTMAS.due.final}.`,
    place: '/resources/notification-deadlines/cra-incident',
    basis: 'Two worked examples',
    follow: followOf('eu-cra-incident'),
  },
];
