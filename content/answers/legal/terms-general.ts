import type { AnswerEntry } from '../types.ts';

export const TERMS_GENERAL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.force-majeure',
    lead: 'Neither side answers for delay caused by events beyond its reasonable control, as long as it gives notice and does what it can.',
    place: '/terms#general',
    basis:
      'Neither side answers for delay caused by events beyond its reasonable control, as long as it gives notice and does what it can.',
    follow: { duration: 'terms.client-delay' },
  },
  {
    id: 'terms.assignment',
    lead: 'Neither side may assign the contract without consent, which is not to be withheld unreasonably.',
    place: '/terms#general',
    basis: 'Neither side may assign the contract without consent, which is not to be withheld unreasonably.',
  },
  {
    id: 'terms.severability',
    lead: 'If a clause is invalid, the others stand. A right not used at once is not given up.',
    place: '/terms#general',
    basis: 'If a clause is invalid, the others stand. A right not used at once is not given up.',
  },
  {
    id: 'terms.notices',
    lead: 'Notices are given in writing, by email to the address last notified. Notice of a claim also goes by post, to the postal address at the end of the terms.',
    place: '/terms#general',
    basis:
      'Notices are given in writing, by email to the address last notified. Notice of a claim also goes by post',
    follow: { who: 'terms.contact', where: 'contact.address', how: 'terms.notices' },
  },
  {
    id: 'terms.third-party-rights',
    lead: 'No one but the two sides may enforce the contract under the Contracts (Rights of Third Parties) Act 1999.',
    place: '/terms#general',
    basis:
      'No one but the two sides may enforce the contract under the Contracts (Rights of Third Parties) Act 1999.',
    follow: { how: 'terms.reliance' },
  },
  {
    id: 'terms.changes',
    lead: 'We may change the terms for future engagements by publishing them. An engagement keeps the terms it began with.',
    support: 'The terms were last updated in January 2024 and reviewed in November 2026.',
    place: '/terms#general',
    basis: 'An engagement keeps the terms it began with.',
    follow: { duration: 'terms.updated' },
  },
  {
    id: 'terms.updated',
    lead: 'The Terms of Service were last updated in January 2024 and reviewed in November 2026.',
    place: '/terms',
    basis: 'Last updated January 2024',
    follow: { duration: 'terms.updated', how: 'terms.changes' },
  },
  {
    id: 'terms.law',
    lead: 'The law of England and Wales governs these terms and every engagement, and its courts have exclusive jurisdiction.',
    support:
      'Before going to court, senior people from both sides meet and try for 30 days to settle the matter, unless an urgent order is needed.',
    place: '/terms#governing-law',
    basis:
      'The law of England and Wales governs these terms and every engagement, and its courts have exclusive jurisdiction.',
    follow: { duration: 'terms.escalation', where: 'terms.other-courts', how: 'terms.escalation' },
  },
  {
    id: 'terms.other-courts',
    lead: 'Only the courts of England and Wales decide: they have exclusive jurisdiction, and the law of England and Wales governs these terms and every engagement.',
    place: '/terms#governing-law',
    basis:
      'The law of England and Wales governs these terms and every engagement, and its courts have exclusive jurisdiction.',
    follow: { how: 'terms.escalation' },
  },
  {
    id: 'terms.escalation',
    lead: 'Before going to court, senior people from both sides meet and try for 30 days to settle the matter, unless an urgent order is needed.',
    support: 'The courts of England and Wales have exclusive jurisdiction.',
    place: '/terms#governing-law',
    basis:
      'Before going to court, senior people from both sides meet and try for 30 days to settle the matter, unless an urgent order is needed.',
    follow: {
      cost: 'terms.escalation',
      duration: 'terms.escalation',
      who: 'terms.escalation',
      where: 'terms.law',
    },
  },
];
