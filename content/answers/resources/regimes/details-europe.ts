import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of European and British laws, beyond what their data tells of each law. */
export const EUROPEAN_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-gdpr-processor',

    lead: 'Under the GDPR a processor tells the controller without delay. The notice to the authority is the controller’s.',
    support:
      'The controller is whoever decides why and how personal data is used. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Processors tell the controller without delay.',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'notification-deadlines.eu-gdpr-processor',
      who: 'notification-deadlines.eu-gdpr-processor',
      where: 'notification-deadlines.eu-gdpr-processor',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'notification-deadlines.eu-gdpr-people',

    lead: 'Under the GDPR the people affected are told without delay if the risk to them is high, not after every breach. They need not be told if the data was unintelligible or the risk was removed.',
    support:
      'Where telling each would be disproportionate, publish instead. The notice says what happened in plain language, likely consequences, what you did and what they can do, and the contact of the data protection officer.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'If the risk to them is high',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'notification-deadlines.eu-gdpr-people',
      who: 'notification-deadlines.eu-gdpr-people',
      where: 'notification-deadlines.eu-gdpr-people',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'notification-deadlines.uk-gdpr-people',

    lead: 'Under UK GDPR the people affected are told without delay if the risk to them is high, not after every breach. They need not be told if the data was unintelligible or the risk was removed.',
    support: 'Where telling each would be disproportionate, publish instead.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'If the risk to them is high',
    follow: {
      cost: 'notification-deadlines.uk-gdpr-penalty',
      duration: 'notification-deadlines.uk-gdpr-people',
      who: 'notification-deadlines.uk-gdpr-people',
      where: 'notification-deadlines.uk-gdpr-people',
      start: 'notification-deadlines.uk-gdpr-clock',
      how: 'notification-deadlines.uk-gdpr-contents',
    },
  },
  {
    id: 'notification-deadlines.uk-gdpr-processor',

    lead: 'Under UK GDPR a processor tells the controller without delay; the controller notifies the Information Commission.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Processors tell the controller without delay.',
    follow: {
      cost: 'notification-deadlines.uk-gdpr-penalty',
      duration: 'notification-deadlines.uk-gdpr-processor',
      who: 'notification-deadlines.uk-gdpr-processor',
      where: 'notification-deadlines.uk-gdpr-processor',
      start: 'notification-deadlines.uk-gdpr-clock',
      how: 'notification-deadlines.uk-gdpr-contents',
    },
  },
  {
    id: 'notification-deadlines.eu-gdpr-late',

    lead: 'Under the GDPR a notice later than 72 hours gives the reasons for the delay. Notify all the same.',
    support:
      'The limit is without delay, at most 72 hours from reasonable certainty. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Reasons, if later than 72 hours',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-nis2-trust',

    lead: 'Under NIS2 providers of trust services send the incident notification without delay and within 24 hours. Others have 24 hours for the early warning and 72 hours for the notification.',
    support: 'The final report follows 1 month after the incident notification.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'For providers of trust services',
    follow: { ...followOf('eu-nis2'), duration: 'notification-deadlines.eu-nis2-trust' },
  },
  {
    id: 'notification-deadlines.eu-nis2-significant',

    lead: 'Only a significant incident is notified under NIS2, not every outage. Member States differ, and some, among them France and Ireland, had not passed their law, according to our sources. The page names no other state.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Only a significant incident is notified.',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-finance',

    lead: 'Financial entities follow DORA instead of NIS2.',
    support:
      'NIS2 covers medium and large bodies in the sectors of Annexes I and II, and some types of any size.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Financial entities follow DORA instead.',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-nis2-size',

    lead: 'NIS2 covers medium and large bodies in the sectors of its Annexes I and II, and some types of any size. A small body is mostly outside, unless it is of such a type.',
    support: 'The tool asks for your size and what you do. General information, not legal advice.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Medium and large organisations in the sectors of Annexes I and II, and some types of any size',
    follow: followOf('eu-nis2'),
  },
  {
    id: 'notification-deadlines.eu-dora-late',

    lead: 'If you will be late under DORA, tell the authority before the limit passes, with reasons.',
    support: 'Only a major incident is reported.',
    place: '/resources/notification-deadlines/dora',
    basis: 'If you will be late, tell the authority before the limit passes, with reasons.',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-clients',

    lead: 'Under DORA clients are told without delay if a major incident affects their financial interests: what happened, and what you have done to protect them.',
    place: '/resources/notification-deadlines/dora',
    basis: 'If their financial interests are affected',
    follow: {
      cost: 'notification-deadlines.eu-dora-penalty',
      duration: 'notification-deadlines.eu-dora-clients',
      who: 'notification-deadlines.eu-dora-clients',
      where: 'notification-deadlines.eu-dora-clients',
      start: 'notification-deadlines.eu-dora-clock',
      how: 'notification-deadlines.eu-dora-contents',
    },
  },
  {
    id: 'notification-deadlines.eu-dora-template',

    lead: 'DORA notices go to your financial authority on the template of Regulation (EU) 2025/302. The initial notification fills the fields of its first part.',
    place: '/resources/notification-deadlines/dora',
    basis: 'on the template of Regulation (EU) 2025/302',
    follow: { ...followOf('eu-dora'), how: 'notification-deadlines.eu-dora-template' },
  },
  {
    id: 'notification-deadlines.eu-dora-weekend',

    lead: 'Under DORA a limit that ends on a weekend or bank holiday in your Member State moves to 12:00 on the next working day. The first two reports of banks, central counterparties, trading venues and NIS2 entities do not move.',
    support:
      'NIS2 entities: those that are essential or important under it. Authorities may rule the move out for significant firms. The tool works it out for your place and sector.',
    place: '/resources/notification-deadlines/dora',
    basis: 'moves to 12:00 on the next working day',
    follow: { ...followOf('eu-dora'), duration: 'notification-deadlines.eu-dora-weekend' },
  },
  {
    id: 'notification-deadlines.eu-cra-vulnerability-older',

    lead: 'Older products are included: under the Cyber Resilience Act makers report an actively exploited vulnerability in them too, once they know of it, and a severe incident likewise.',
    place: '/resources/notification-deadlines/cra-vulnerability',
    basis: 'older products included',
    follow: followOf('eu-cra-vulnerability'),
  },
  {
    id: 'notification-deadlines.eu-eprivacy-people',

    lead: 'Under the ePrivacy rules subscribers are told without delay if they are likely to be harmed: what happened, likely consequences, what they can do, and a contact. They need not be told if the data was unintelligible.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'If they are likely to be harmed',
    follow: {
      cost: 'notification-deadlines.eu-eprivacy-penalty',
      duration: 'notification-deadlines.eu-eprivacy-people',
      who: 'notification-deadlines.eu-eprivacy-people',
      where: 'notification-deadlines.eu-eprivacy-people',
      start: 'notification-deadlines.eu-eprivacy-clock',
      how: 'notification-deadlines.eu-eprivacy-contents',
    },
  },
  {
    id: 'notification-deadlines.eu-mdr-death',

    lead: 'Shorter limits than the 15 days apply under the medical device regulation: 10 days after a death or unforeseen serious harm, 2 days with a threat to public health. Confirm both with counsel at once.',
    support: 'We are less sure of these two than of the 15 days.',
    place: '/resources/notification-deadlines/mdr',
    basis:
      'After a death or unforeseen serious harm 10 days apply, with a threat to public health 2 days: confirm both with counsel.',
    follow: followOf('eu-mdr'),
  },
  {
    id: 'notification-deadlines.uk-nis-small',

    lead: 'Online marketplaces, search engines and cloud providers are under the UK NIS Regulations if they are not small; operators of essential services, above the thresholds of Schedule 2.',
    place: '/resources/notification-deadlines/uk-nis',
    basis: 'online marketplaces, search engines and cloud providers that are not small',
    follow: followOf('uk-nis'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-users',

    lead: 'Under the Communications Act users are told without delay if there is a significant risk of a security compromise: the risk, what they can do, and a contact.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis: 'If there is a significant risk of a compromise',
    follow: { ...followOf('uk-telecoms'), duration: 'notification-deadlines.uk-telecoms-users' },
  },
];
