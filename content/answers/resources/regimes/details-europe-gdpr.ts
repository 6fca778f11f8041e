import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of the GDPR. */
export const DETAILS_EUROPE_GDPR_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-gdpr-whom',
    lead: 'The GDPR binds whoever decides why and how personal data is used, where EU law covers it. Its page names no minimum size and no trade: a car dealer, a club or a surgery is meant as a bank is.',
    support:
      'Processors, who only act for another, tell the controller without delay. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Whoever decides why and how personal data is used, where EU law covers it.',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-few',
    lead: 'Under the GDPR no number of people decides: the authority is told without delay, at most 72 hours from reasonable certainty, unless a risk to people is unlikely. That holds for a handful of people as for many.',
    support:
      'The people themselves are told without delay if the risk to them is high. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'The authority need not be told if a risk to people is unlikely.',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-encrypted',
    lead: 'Under the GDPR the people need not be told if the data was unintelligible, as well-encrypted data is, or if the risk was removed. The authority need not be told if a risk to people is unlikely.',
    support: 'General information, not legal advice: whether it holds in your case, counsel decides.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'People need not be told if the data was unintelligible, the risk was removed',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-publish',
    lead: 'Where telling each person would be disproportionate, the GDPR lets you publish instead of writing to everybody.',
    support: 'People are told if the risk to them is high. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'telling each would be disproportionate: then publish',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-numbers',
    lead: 'The GDPR asks the notice to the authority for categories and approximate numbers of people and records, not for an exact count.',
    support:
      'It also says what happened and when, likely effects, steps taken and planned, and a contact for questions.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Categories and approximate numbers of people and records',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-letter',
    lead: 'Under the GDPR the notice to the people affected says in plain language what happened, the likely consequences, what you did and what they can do, and gives the contact of the data protection officer.',
    support: 'It is sent without delay if the risk to them is high. General information, not legal advice.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Contact details of the data protection officer',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-fine',
    lead: 'For a missed notice under the GDPR, due at most 72 hours from reasonable certainty, the penalty is up to €10 million or 2% of worldwide annual turnover, whichever is higher.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Up to €10 million or 2% of worldwide annual turnover, whichever is higher.',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-lead-authority',
    lead: 'Under the GDPR the notice goes to the authority of your Member State or, if the processing crosses borders and your main establishment is in the EU, to your lead authority. The page does not name the police.',
    support:
      'Without an establishment in the EU you tell the authority of every Member State in which affected people live; a representative does not change that. The people affected are told too, if the risk to them is high.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'The authority is that of your Member State or',
    follow: followOf('eu-gdpr'),
  },
  {
    id: 'notification-deadlines.eu-gdpr-weekend',
    lead: 'The 72 hours of the GDPR run through the weekend: certain on Friday, 20 November 2026 at 16:30, the authority is told by Monday, 23 November at 16:30.',
    support:
      'From Thursday, 24 December 2026 at 22:15 they run to Sunday, 27 December at 22:15. Without delay means that a day less is better. The people affected are told now if the risk to them is high.',
    place: '/resources/notification-deadlines/gdpr',
    basis: 'Mon, 23 Nov 2026, 16:30 CET',
    follow: followOf('eu-gdpr'),
  },
];
