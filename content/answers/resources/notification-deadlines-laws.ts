import { formatDay } from '../../../shared/text/format-day.ts';
import { DATA_CHANGES } from '../../deadlines/changes.ts';
import type { AnswerEntry } from '../types.ts';

const TOOL = '/resources/notification-deadlines';
const CHANGES = `${TOOL}/changes`;

/** Answers on which laws the notification deadlines tool knows, how current they are and how it counts. */
export const NOTIFICATION_DEADLINES_LAWS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.jurisdictions',
    lead: 'The tool has laws of the European Union, the United Kingdom, the United States and its states, Canada, Australia, Singapore, Japan, India, Switzerland and Hong Kong. Other countries have no page here.',
    place: `${TOOL}#regimes`,
    basis: 'Each law on one page',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.states',
    lead: 'The tool covers eighteen further states: Alabama, Arizona, Colorado, Connecticut, Delaware, Florida, Louisiana, Maine, Maryland, New Mexico, Ohio, Oregon, Rhode Island, South Dakota, Tennessee, Vermont, Washington and Wisconsin.',
    support:
      'They have no page of their own: answer the questions of the tool to see their limits. New York, California, Texas and Massachusetts have one.',
    place: `${TOOL}#regimes`,
    basis: 'The tool covers eighteen further US states',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.law-pages',
    lead: 'Each law has one page: who is covered, the notices with their limits, what they contain, and two worked examples.',
    place: `${TOOL}#regimes`,
    basis: 'Who is covered, the notices with their limits, what they contain, and two worked examples.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.current',
    lead: `The laws were compiled on 22 November 2026 from sources up to 8 October 2026. The first edition is of 23 November 2026; the data last changed on ${formatDay(DATA_CHANGES[0].date)}. Each law’s page says how new its sources are.`,
    place: CHANGES,
    basis: 'Compiled on 22 November 2026 from sources up to 8 October 2026.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.changes',
    lead: 'The page “Changes to the deadlines” says what was corrected, added or taken out, and when. It has a feed (RSS).',
    support: 'The first edition is of 23 November 2026; the corrections since then stand above it.',
    place: CHANGES,
    basis: 'What was corrected, added or taken out, and when.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.report-error',
    lead: 'Report an error in the deadlines from the page of the law, from any result of the tool, or with the contact form.',
    support: 'What was corrected, and when, stands on the page of changes.',
    place: CHANGES,
    basis: 'Report an error from there, from any result of the tool, or with the contact form.',
  },
  {
    id: 'notification-deadlines.named-laws',
    lead: 'CIRCIA, the Cyber Security and Resilience Bill and the FCA rules of March 2027 are named without a deadline, because none of them was in force in our sources. So is a law whose limits we are not sure enough of.',
    place: CHANGES,
    basis: 'are named without a deadline, because none of them was in force',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.unknown-facts',
    lead: 'Where a fact is unknown, the deadline tool takes the earlier moment and keeps the law, marked as possible.',
    place: `${TOOL}#method`,
    basis:
      'Where a fact is unknown, the earlier moment counts, and the law stays on the list, marked as possible.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.drafts',
    lead: 'Drafts of the notices, addresses and the people who may sign can be settled on a quiet day. We do it with you and your counsel, and rehearse it.',
    place: `${TOOL}#next-step`,
    basis: 'Drafts, addresses and the people who may sign can be settled on a quiet day.',
    follow: { cost: 'services.cost', start: 'contact.appointment' },
  },
];
