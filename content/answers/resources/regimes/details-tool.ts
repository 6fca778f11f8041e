import { HOTLINE_NUMBERS } from '../../../firm.ts';
import type { AnswerEntry } from '../../types.ts';

/** How limits are counted, beyond what the tool’s other answers say. */
export const DETAILS_TOOL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.tool-decision',
    lead: 'A clock that runs from a decision is not shown as running before you decide. So until you have decided that a threshold is met, the deadline tool does not let that clock run.',
    place: '/resources/notification-deadlines#method',
    basis: 'A clock that runs from a decision is not shown as running before you decide.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.tool-units',
    lead: 'Hours run through nights, weekends and changes of the clocks; days end at midnight. The four days of the SEC are business days, and DORA moves some limits to the next working day.',
    place: '/resources/notification-deadlines#method',
    basis: 'Days end at midnight.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.tool-call-first',
    lead: `If it is happening now, call first: ${HOTLINE_NUMBERS}. Meanwhile have somebody work through the deadline page: the shortest notices are due at once or within the hour.`,
    support: 'Other callers are answered at any hour and helped as capacity allows.',
    place: '/resources/notification-deadlines',
    basis: 'the shortest notices are due at once or within the hour',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.tool-earlier',
    lead: 'Where a limit counts from an earlier notice, sending that notice earlier makes the next one due earlier. The worked examples take each notice as sent at its own limit.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Send earlier, and the next one is due earlier.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.tool-errors',
    lead: 'Mistakes are easily made in how a law counts: from which moment, in which unit, and what to do where a fact is unknown.',
    support:
      'Some laws count from discovery, which the tool calls the first sign, some from awareness, some from your decision that a threshold is met.',
    place: '/resources/notification-deadlines#method',
    basis: 'Each law counts in its own way, and mistakes are easily made here.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
];
