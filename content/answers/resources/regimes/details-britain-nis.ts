import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Single duties of the UK NIS Regulations. */
export const DETAILS_BRITAIN_NIS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.uk-nis-authority',
    lead: 'Under the UK NIS Regulations an operator of essential services notifies the authority of its sector; a digital provider (online marketplace, search engine, cloud) notifies the Information Commission.',
    support: 'The notification is due without delay, at most 72 hours from awareness.',
    place: '/resources/notification-deadlines/uk-nis',
    basis: 'The authority of your sector; the Information Commission for digital providers',
    follow: followOf('uk-nis'),
  },
  {
    id: 'notification-deadlines.uk-nis-extra',
    lead: 'The notification under the UK NIS Regulations adds duration and effects across borders to what happened and when, who and what is affected, likely effects, steps taken and planned, and a contact.',
    support: 'It is due without delay, at most 72 hours from awareness.',
    place: '/resources/notification-deadlines/uk-nis',
    basis: 'Duration, and effects across borders',
    follow: followOf('uk-nis'),
  },
  {
    id: 'notification-deadlines.uk-nis-significant',
    lead: 'Under the UK NIS Regulations only an incident with a significant effect on an essential service, or a substantial one on a digital service, is notified.',
    support:
      'General information, not legal advice: whether the effect is significant, counsel decides with you.',
    place: '/resources/notification-deadlines/uk-nis',
    basis:
      'Only an incident with a significant effect on an essential service, or a substantial one on a digital service, is notified.',
    follow: followOf('uk-nis'),
  },
  {
    id: 'notification-deadlines.uk-nis-fine',
    lead: 'Under the UK NIS Regulations the penalty is up to £17 million; the notification is due without delay, at most 72 hours from awareness.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/uk-nis',
    basis: 'Up to £17 million.',
    follow: followOf('uk-nis'),
  },
  {
    id: 'notification-deadlines.uk-nis-weekend',
    lead: 'The 72 hours of the UK NIS Regulations run through the weekend: aware on Friday, 20 November 2026 at 16:30, the notification is due on Monday, 23 November at 16:30.',
    support:
      'From Thursday, 24 December 2026 at 22:15 they run to Sunday, 27 December at 22:15. Without delay means that a day less is better.',
    place: '/resources/notification-deadlines/uk-nis',
    basis: 'Mon, 23 Nov 2026, 16:30 GMT',
    follow: followOf('uk-nis'),
  },
];
