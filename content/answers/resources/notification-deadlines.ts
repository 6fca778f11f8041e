import type { AnswerEntry } from '../types.ts';

/** Answers on the notification deadlines tool. */
export const NOTIFICATION_DEADLINES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.tool',
    lead: 'The notification deadlines tool works it out from a few questions: which of the laws that it knows may ask you to report, to whom and by when, and what the notice contains. It needs no account, and nothing is sent.',
    support:
      'The shortest notices are due at once or within the hour, and a clock may run from when you first knew: write that down. The tool covers the European Union, the United Kingdom, the United States with its states, Canada, Australia, Singapore, Japan, India, Switzerland and Hong Kong, but not 28 US states and not your contracts. General information, not legal advice: take the result to counsel.',
    place: '/resources/notification-deadlines#deadlines',
    basis: 'Who must be told, and by when',
    follow: {
      deadline: 'notification-deadlines.tool',
      duration: 'notification-deadlines.use',
      who: 'notification-deadlines.tool',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.counting',
    },
  },
  {
    id: 'notification-deadlines.counting',
    lead: 'Each law counts from its own moment: the first sign, awareness, or your decision. Hours run through nights and weekends, days end at midnight, and the four days of the SEC are business days. Where a fact is unknown, the earlier moment counts.',
    place: '/resources/notification-deadlines#method',
    basis: 'Hours run through nights, weekends and changes of the clocks',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
];
