import type { AnswerEntry } from '../types.ts';

/** What AI education costs, and when it is paid. */
export const AI_EDUCATION_PRICE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'ai-education.cost',
    lead: 'AI training has a fixed price, agreed before the first date is booked: by session for executives, by group for practitioners and by candidate for examinations. The site names no amounts.',
    support:
      'Executives give half a day. A practitioner course takes six to eight weeks at two to three hours a week, and an examination half a day for each candidate.',
    place: '/services/ai-education#engagement',
    basis:
      'A fixed price by session for executives, by group for practitioners and by candidate for examinations',
  },
  {
    id: 'ai-education.free',
    lead: 'AI training has a fixed price, agreed before the first date is booked: by session for executives, by group for practitioners and by candidate for examinations. The site names no amounts.',
    place: '/services/ai-education#engagement',
    basis: 'agreed before the first date is booked',
  },
  {
    id: 'ai-education.payment',
    lead: 'Invoices are due in 30 days from their date, for AI education as for all our work. The price is fixed before the first date is booked.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'ai-education.payment' },
  },
];
