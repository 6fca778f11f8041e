import type { AnswerEntry } from '../types.ts';

/** Answers on the notification deadlines tool. */
export const NOTIFICATION_DEADLINES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.tool',
    questions: [
      'deadlines',
      'deadline tool',
      'breach notification',
      'notification',

      'whom do we have to notify after a breach',
      'who must be told about an incident, and by when',
      'which authorities do we have to inform after a cyber attack',
      'notification deadlines',
      'breach notification deadlines',
      'how long do we have to report a data breach',
      'what are our reporting duties after an attack',
      'which laws make us report an incident',
      'deadline calculator for incident reporting',
      'work out our notification deadlines',
      'when does the clock start for reporting a breach',
      'tool for breach reporting deadlines',
      'which regulators must hear of a ransomware attack',
      'do you have a list of notification laws',
      'our counsel asks whom we must notify, where do I find that',
    ],
    yes: [
      'do you have a tool for notification deadlines',
      'can I work out here whom we must notify',
      'is there something that tells me which authorities to inform',
      'can your site calculate our reporting deadlines',
      'do you list the laws that make us report a breach',
    ],
    no: [
      'do I have to register to work out the deadlines',
      'does the deadline tool send our answers to you',
      'is the deadline tool only for banks',
      'do we have to pay for the deadline calculator',
    ],
    lead: 'The notification deadlines tool works it out from a few questions: each authority, customer and person who must be told, by when, and what the notice contains. It needs no account, and nothing is sent.',
    support:
      'It covers the European Union, the United Kingdom, the United States with its states, Canada, Australia, Singapore, Japan, India, Switzerland and Hong Kong. It is general information, not legal advice: take the result to counsel.',
    place: '/resources/notification-deadlines#deadlines',
    basis: 'Who must be told, and by when',
    follow: {
      duration: 'notification-deadlines.use',
      who: 'notification-deadlines.drafts',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.counting',
    },
  },
  {
    id: 'notification-deadlines.counting',
    questions: [
      'how does the deadline tool count',
      'do weekends count towards the 72 hours',
      'from when are the 72 hours counted',
      'how are business days counted for the SEC',
      'what does the tool do if we do not know when it started',
      'how do you count the deadline over a change of clocks',
      'which moment starts the clock in the deadline tool',
      'how is a deadline on a holiday treated',
    ],
    yes: [
      'do weekends count towards the hours',
      'do the hours run through the night',
      'does the tool stay on the safe side where a fact is unknown',
      'are the four days of the SEC business days',
    ],
    no: [
      'do the 72 hours stop at the weekend',
      'does the SEC clock start at the first sign',
      'are nights left out of the hours',
      'does every law count from the same moment',
    ],
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
