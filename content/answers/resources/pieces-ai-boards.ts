import type { AnswerEntry } from '../types.ts';

export const PIECES_AI_BOARDS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.governing.tiers',
    lead: 'Four tiers, sorted by what follows from an error: tier 1, own staff lose time; tier 2, a customer is misinformed; tier 3, a person or contract is decided on; tier 4, injury or unlawful act, which needs board approval.',
    place: '/insights/governing-ai-you-did-not-build#exhibit-tiers-by-consequence',
    basis: 'Four tiers, sorted by what follows from an error',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.safeguards',
    lead: 'Tier 1 needs an acceptable-use rule; tier 2 sampling and a correction route; tier 3 an own test, a named reviewer, a log and a way back; tier 4 board approval, an independent test and a stop.',
    place: '/insights/governing-ai-you-did-not-build#exhibit-tiers-by-consequence',
    basis: 'Board approval; independent test; stop',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.misinforms',
    lead: 'A system that may misinform a customer, reversibly, is tier 2: what must be in place is sampling and a correction route.',
    place: '/insights/governing-ai-you-did-not-build#exhibit-tiers-by-consequence',
    basis: 'Sampling and a correction route',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.no-technology',
    lead: 'Sorting systems by what happens when they are wrong needs no technical knowledge. It puts a document summariser and a clinical letter writer in different tiers even if the same model sits behind both.',
    place: '/insights/governing-ai-you-did-not-build#findings-heading',
    basis: 'Sorting systems by what happens when they are wrong needs no technical knowledge',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.vendor-tests',
    lead: 'A model that performed well in the vendor’s own tests has been measured in a customer’s hands and missed two cases out of three, so evidence from your own site is worth more than a certificate.',
    place: '/insights/governing-ai-you-did-not-build#findings-heading',
    basis: 'missed two cases out of three',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.who-answers',
    lead: 'The organisation that used an automated system has to answer for it: a tribunal and a regulator have decided so, and in the regulator’s case the system had been bought from vendors.',
    support:
      'Public cases and EU law, as amended in July 2026, show who answers when a bought model is wrong.',
    place: '/insights/governing-ai-you-did-not-build#findings-heading',
    basis:
      'A tribunal and a regulator have made the organisation that used an automated system answer for it',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.decisions',
    lead: 'Five decisions stay with the board, and twelve questions should have answers on file before the next renewal. The paper adds an inventory with a test of its completeness.',
    place: '/insights/governing-ai-you-did-not-build#governing-ai-you-did-not-build-title',
    basis: 'five decisions that a board should keep for itself, and twelve questions',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.length',
    lead: 'The board’s guide to AI is a 12 min read: 2,806 words, 3 exhibits and 13 notes with their sources, also as a PDF, by the AI Strategy Practice, of 12 November 2026.',
    support:
      'Its parts: how it gets in, what the vendor’s assurance is worth, who answers, an inventory that can be trusted, tiers by consequence, five decisions to keep, twelve questions before the next renewal, what to do on Monday, limits of the scheme.',
    place: '/insights/governing-ai-you-did-not-build#piece',
    basis: '2,806 words, 3 exhibits and 13 notes',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.arrival',
    lead: 'Vendors add models to products that were bought for something else, often by an update that no committee saw.',
    place: '/insights/governing-ai-you-did-not-build#governing-ai-you-did-not-build-title',
    basis:
      'Vendors add models to products that were bought for something else, often by an update that no committee saw',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
  {
    id: 'pieces.governing.law',
    lead: 'The paper uses public cases and EU law, as amended in July 2026, to show who answers when a bought model is wrong.',
    place: '/insights/governing-ai-you-did-not-build#governing-ai-you-did-not-build-title',
    basis: 'Public cases and EU law, as amended in July 2026, show who answers when a bought model is wrong',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length' },
  },
];
