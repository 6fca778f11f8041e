import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of UK GDPR. */
export const DETAILS_BRITAIN_GDPR_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.uk-gdpr-whom',
    lead: 'UK GDPR binds whoever decides why and how personal data is used, where UK law covers it. Its page names no minimum size and no trade: a shop, a club or a parish council is meant as a bank is.',
    support:
      'Processors, who only act for another, tell the controller without delay. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Whoever decides why and how personal data is used, where UK law covers it.',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-few',
    lead: 'Under UK GDPR no number of people decides: the Information Commission is told without delay, at most 72 hours from reasonable certainty, unless a risk to people is unlikely. That holds for a handful of people as for many.',
    support:
      'The people themselves are told without delay if the risk to them is high. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'The Commission need not be told if a risk to people is unlikely.',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-encrypted',
    lead: 'Under UK GDPR the people need not be told if the data was unintelligible, as well-encrypted data is, or if the risk was removed. Where telling each would be disproportionate, you publish instead.',
    support:
      'The Commission need not be told if a risk to people is unlikely. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis:
      'People need not be told if the data was unintelligible, the risk was removed, or telling each would be disproportionate: then publish.',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-letter',
    lead: 'Under UK GDPR the notice to the people affected says in plain language what happened, the likely consequences, what you did and what they can do, and gives the contact of the data protection officer.',
    support: 'It is sent without delay if the risk to them is high. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Contact details of the data protection officer',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-fine',
    lead: 'For a missed notice under UK GDPR, due at most 72 hours from reasonable certainty, the penalty is up to £8.7 million or 2% of worldwide annual turnover, whichever is higher.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Up to £8.7 million or 2% of worldwide annual turnover, whichever is higher.',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-late',
    lead: 'Under UK GDPR a notice to the Information Commission later than 72 hours gives the reasons for the delay. Notify all the same.',
    support:
      'The limit is without delay, at most 72 hours from reasonable certainty. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Reasons, if later than 72 hours',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-numbers',
    lead: 'UK GDPR asks the notice to the Information Commission for categories and approximate numbers of people and records, not for an exact count.',
    support:
      'It also says what happened and when, likely effects, steps taken and planned, and a contact for questions.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Categories and approximate numbers of people and records',
    follow: followOf('uk-gdpr'),
  },
  {
    id: 'notification-deadlines.uk-gdpr-weekend',
    lead: 'The 72 hours of UK GDPR run through the weekend: certain on Friday, 20 November 2026 at 16:30, the Information Commission is told by Monday, 23 November at 16:30.',
    support:
      'From Thursday, 24 December 2026 at 22:15 they run to Sunday, 27 December at 22:15. Without delay means that a day less is better.',
    place: '/resources/notification-deadlines/uk-gdpr',
    basis: 'Mon, 23 Nov 2026, 16:30 GMT',
    follow: followOf('uk-gdpr'),
  },
];
