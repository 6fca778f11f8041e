import type { PagePath } from '../pages.ts';
import { CLIENTS, DANGER_FIRST, OTHERS } from '../response.ts';
import type { ContactCall, Hero, Point } from '../types.ts';

type NotificationDeadlinesPage = {
  path: PagePath;
  hero: Hero;
  start: { label: string; hint: string; withoutScript: string };
  consult: ContactCall;
  /** The note stands after the numbers. */
  banner: { label: string; heading: string; text: string; note: string };
  method: { heading: string; lead: string; steps: Point[] };
  list: { heading: string; lead: string; states: string };
  call: { heading: string; text: string; action: ContactCall };
};

const COUNSEL: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'incident-response',
  message: 'We would like to prepare our incident notices with you and our counsel.',
};

export const NOTIFICATION_DEADLINES = {
  path: '/resources/notification-deadlines',
  hero: {
    eyebrow: 'Notification deadlines',
    heading: 'Who must be told, and by when',
    lead: 'Answer six questions and see which of the laws listed below may ask you to report an incident, to whom and by when, and what each notice contains. No account, nothing sent, and the tool works without a network once it is open.',
    image: 'hero-notification-deadlines',
  },
  start: {
    label: 'Work out the deadlines',
    hint: 'Three minutes. Your answers stay on this device.',
    withoutScript: 'The tool needs JavaScript. Each law has its own page below.',
  },
  consult: COUNSEL,
  banner: {
    label: 'Emergency hotline',
    heading: 'Is it happening now?',
    text: `${DANGER_FIRST} Then call us. Meanwhile have somebody work through this page: the shortest notices are due at once or within the hour. Write down when you first knew. We answer at any hour, with or without an agreement.`,
    note: `${CLIENTS} ${OTHERS}`,
  },
  method: {
    heading: 'How it counts',
    lead: 'Each law counts in its own way, and mistakes are easily made here.',
    steps: [
      {
        name: 'From the right moment',
        text: 'Some laws count from discovery, which the tool calls the first sign, some from awareness, some from your decision that a threshold is met. A clock that runs from a decision is not shown as running before you decide.',
      },
      {
        name: 'In the right unit',
        text: 'Hours run through nights, weekends and changes of the clocks. Days end at midnight. The four days of the SEC are business days, and DORA moves some limits to the next working day.',
      },
      {
        name: 'On the safe side',
        text: 'Where a fact is unknown, the earlier moment counts, and the law stays on the list, marked as possible. A law that is not in force, or whose limits we are not sure enough of, is named without a deadline. A single limit of that kind appears as a note to confirm with counsel.',
      },
      {
        name: 'Not everywhere',
        text: 'The tool does not cover 28 US states, which all have a breach law, nor countries that are not listed, nor your contracts. Check those as well: customers, insurer, card acquirer, lenders.',
      },
    ],
  },
  list: {
    heading: 'Each law on one page',
    lead: 'Who is covered, the notices with their limits, what they contain, and two worked examples. The tool covers eighteen further US states: Alabama, Arizona, Colorado, Connecticut, Delaware, Florida, Louisiana, Maine, Maryland, New Mexico, Ohio, Oregon, Rhode Island, South Dakota, Tennessee, Vermont, Washington and Wisconsin.',
    states: 'US states',
  },
  call: {
    heading: 'Write the notices before you need them',
    text: 'Drafts, addresses and the people who may sign can be settled on a quiet day. We do it with you and your counsel, and rehearse it.',
    action: COUNSEL,
  },
} as const satisfies NotificationDeadlinesPage;
