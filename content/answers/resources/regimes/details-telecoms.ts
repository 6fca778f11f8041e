import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Single duties of telecoms and internet providers in Europe and Britain. */
export const DETAILS_TELECOMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-eprivacy-first-sign',
    lead: 'European telecoms and internet providers send the first notification within 24 hours of detection, where feasible. They do not wait for certainty.',
    support: 'The second notification follows 3 days after the first. General information, not legal advice.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'Where feasible',
    follow: followOf('eu-eprivacy'),
  },
  {
    id: 'notification-deadlines.eu-eprivacy-second',
    lead: 'The second notification of a European telecoms or internet provider is due 3 days after the first is sent. It gives what the first one left open, or says why it is still open.',
    support:
      'The first notification is due within 24 hours of detection, where feasible. General information, not legal advice.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'What the first one left open',
    follow: followOf('eu-eprivacy'),
  },
  {
    id: 'notification-deadlines.eu-eprivacy-authority',
    lead: 'Under the ePrivacy rules both notifications go to the national authority for electronic communications, the first within 24 hours of detection, where feasible. Subscribers are told too if they are likely to be harmed.',
    support:
      'The second notification follows 3 days after the first. The page names no other authority. General information, not legal advice.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'National authority for electronic communications',
    follow: followOf('eu-eprivacy'),
  },
  {
    id: 'notification-deadlines.eu-eprivacy-whom',
    lead: 'The ePrivacy rules for telecoms bind providers of public telecoms and internet access, for personal data. A company that only runs its own network is not named.',
    support: 'General information, not legal advice.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'Providers of public telecoms and internet access, for personal data.',
    follow: followOf('eu-eprivacy'),
  },
  {
    id: 'notification-deadlines.eu-eprivacy-no-fine',
    lead: 'Our page on the ePrivacy rules for telecoms states no penalty for a missed notification.',
    support: 'Ask counsel what may follow in your country. General information, not legal advice.',
    place: '/resources/notification-deadlines/eprivacy',
    basis: 'Regulation (EU) 611/2013, Articles 2 and 3',
    follow: followOf('eu-eprivacy'),
  },
  {
    id: 'notification-deadlines.uk-pecr-hours',
    lead: 'Under PECR British telecoms and internet providers tell the Information Commission without delay, at most 72 hours from awareness.',
    support:
      'Subscribers are told without delay if they are likely to be harmed. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-pecr',
    basis: 'Privacy and Electronic Communications Regulations 2003, regulation 5A',
    follow: followOf('uk-pecr'),
  },
  {
    id: 'notification-deadlines.uk-pecr-commission',
    lead: 'Under PECR the notice goes to the Information Commission, not to Ofcom, without delay, at most 72 hours from awareness. Subscribers are told too, without delay, if they are likely to be harmed.',
    support:
      'The notice to subscribers says what happened, likely consequences, what they can do, and gives a contact.',
    place: '/resources/notification-deadlines/uk-pecr',
    basis: 'Notice to the Information Commission',
    follow: followOf('uk-pecr'),
  },
  {
    id: 'notification-deadlines.uk-pecr-unintelligible',
    lead: 'Under PECR subscribers need not be told if the data was unintelligible; otherwise they are told without delay if they are likely to be harmed.',
    support: 'The Information Commission is told within 72 hours. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-pecr',
    basis: 'Subscribers need not be told if the data was unintelligible.',
    follow: followOf('uk-pecr'),
  },
  {
    id: 'notification-deadlines.uk-pecr-no-fine',
    lead: 'Our page on PECR states no penalty for a missed notice.',
    support: 'Ask counsel what may follow in your case. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-pecr',
    basis: 'Privacy and Electronic Communications Regulations 2003, regulation 5A',
    follow: followOf('uk-pecr'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-no-hours',
    lead: 'The Communications Act names no number of hours: Ofcom is told of a security compromise without delay, from awareness. Ofcom’s guidance asks for urgent cases within 3 hours: confirm that limit with counsel.',
    support:
      'Users are told without delay too, if there is a significant risk of a compromise. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis: 'Without delay',
    follow: followOf('uk-telecoms'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-guidance',
    lead: 'Ofcom was due to restate its guidance on security compromises in autumn 2026; our page, compiled on 22 November 2026, does not say that it has.',
    support: 'General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis: 'Ofcom was due to restate its guidance in autumn 2026.',
    follow: followOf('uk-telecoms'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-whom',
    lead: 'The Communications Act binds public electronic communications networks and services, for a security compromise with a significant effect. Private networks are not named.',
    support: 'Ofcom was due to restate its guidance in autumn 2026. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis:
      'Public electronic communications networks and services, for a security compromise with a significant effect.',
    follow: followOf('uk-telecoms'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-no-fine',
    lead: 'Our page on the Communications Act states no penalty for a missed notice to Ofcom.',
    support: 'Ask counsel what may follow in your case. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis: 'Communications Act 2003, sections 105J and 105K',
    follow: followOf('uk-telecoms'),
  },
  {
    id: 'notification-deadlines.uk-telecoms-no-exception',
    lead: 'Our page on the Communications Act names no exception from the notice.',
    support: 'Whether one holds in your case, counsel decides. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-telecoms',
    basis: 'Communications Act 2003, sections 105J and 105K',
    follow: followOf('uk-telecoms'),
  },
];
