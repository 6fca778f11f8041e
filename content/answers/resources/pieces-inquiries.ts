import type { AnswerEntry } from '../types.ts';

export const PIECES_INQUIRIES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.inquiries.reached',
    lead: 'In ten of the twelve cases the warning had reached a person or body with standing to act, so more escalation would not by itself have changed the outcome.',
    support: 'Only two of the twelve records failed to reach somebody who could decide.',
    place: '/insights/written-down-and-not-acted-on#findings-heading',
    basis: 'In ten of the twelve cases the warning had reached a person or body with standing to act',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
  {
    id: 'pieces.inquiries.stopped',
    lead: 'Eight of the twelve stopped after the risk had been accepted as real: 2 accepted and not decided, 3 decided without owner or duty, 3 assigned and not checked. Of the others, 2 did not reach a decider and 2 were weighed as ordinary.',
    support: 'Most registers do not record those points of deciding, assigning and checking.',
    place: '/insights/written-down-and-not-acted-on#exhibit-where-it-stopped',
    basis: 'Where twelve recorded risks stopped on the way to a decision',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
  {
    id: 'pieces.inquiries.time',
    lead: 'There was time: of eight cases that can be dated, five left more than a year between the record and the event.',
    place: '/insights/written-down-and-not-acted-on#findings-heading',
    basis: 'five left more than a year between the record and the event',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
  {
    id: 'pieces.inquiries.reports',
    lead: 'We took twelve public inquiry reports, from Aberfan in 1967 to the Covid and Grenfell inquiries in 2024, and coded them ourselves.',
    place: '/insights/written-down-and-not-acted-on#written-down-and-not-acted-on-title',
    basis: 'from Aberfan in 1967 to the Covid and Grenfell inquiries in 2024',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
  {
    id: 'pieces.inquiries.length',
    lead: '“Written down and not acted on” is an 8 min read: 1,905 words, 3 exhibits and 17 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 27 October 2026.',
    support:
      'Its parts: the question and the method, the result, there was time, what we make of it, what to do on Monday, how far this can be trusted.',
    place: '/insights/written-down-and-not-acted-on#piece',
    basis: '1,905 words, 3 exhibits and 17 notes',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
  {
    id: 'pieces.inquiries.why',
    lead: 'Most of the recorded risks stopped after they had been read and accepted, for want of an owner, a decision or a check. Only two of the twelve records failed to reach somebody who could decide.',
    support: 'Eight of the twelve stopped after the risk had been accepted as real.',
    place: '/insights/written-down-and-not-acted-on#written-down-and-not-acted-on-title',
    basis:
      'Most stopped later, after the risk had been read and accepted, for want of an owner, a decision or a check',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length' },
  },
];
