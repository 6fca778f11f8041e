import type { NotOffered } from '../types.ts';

/** What visitors ask a consultancy's assistant to explain, to write or to recommend. */
export const KNOWLEDGE_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.law-explained',
    subject: 'explanations of laws and fines',
  },
  {
    id: 'not-offered.trade-how-to',
    subject: 'explanations of terms and methods',
    near: 'library.overview',
  },
  {
    id: 'not-offered.written-here',
    subject: 'plans, letters or scenarios written in this chat',
    near: 'library.overview',
  },
  {
    id: 'not-offered.product-choice',
    subject: 'recommendations of products',
    near: 'technical-program-management.at-start',
  },
];
