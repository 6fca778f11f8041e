import type { AnswerEntry } from '../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_REPORTING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technical-program-management.difference',
    lead: 'Programmes that fail in public are often reported green until shortly before, because effort is counted as progress. We count only what has been accepted by the person who will use it.',
    support:
      'Forecasts are given as a range, with the reasons for its width, and a manager who brings bad news early is thanked in front of the others.',
    place: '/services/technical-program-management#approach',
    basis: 'Programmes that fail in public have often been reported green until shortly before.',
    follow: { how: 'technical-program-management.progress' },
  },
  {
    id: 'technical-program-management.progress',
    lead: 'We count only what has been accepted by the person who will use it; a module that is written and not integrated counts for nothing. Forecasts are given as a range.',
    place: '/services/technical-program-management#approach',
    basis: 'We count only what has been accepted by the person who will use it.',
  },
  {
    id: 'technical-program-management.first-weeks',
    lead: 'The first weeks are uncomfortable. After them a sponsor can decide on facts, and arguments turn from whether there is a problem to what to do.',
    place: '/services/technical-program-management#approach',
    basis: 'The first weeks are uncomfortable.',
  },
  {
    id: 'technical-program-management.method',
    lead: 'Your method where it works, ours where it does not.',
    place: '/services/technical-program-management#approach',
    basis: 'Yours where it works, ours where it does not',
  },
  {
    id: 'technical-program-management.report',
    lead: 'One page a week, signed by the programme lead.',
    support: 'A deviation reaches the sponsor in the week it appears, with a proposal.',
    place: '/services/technical-program-management#approach',
    basis: 'One page a week, signed by the programme lead',
    follow: { who: 'technical-program-management.report', proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.sample',
    lead: 'The page shows a sample weekly report, one page long: the position by date, cost and what is accepted, what changed this week, and the decision for the sponsor. Everything in it is invented.',
    place: '/services/technical-program-management#engagement',
    basis: 'Weekly report',
  },
];
