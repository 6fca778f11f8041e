import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_ENABLEMENT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights-enablement.overview',
    lead: 'We build the intelligence, the measures and the working platform with which an executive team notices a change, agrees what it means and moves while there is still a choice.',
    support: 'It consists of market intelligence, performance analytics and decision support.',
    place: '/services/insights-enablement',
    basis: 'We build the intelligence, the measures and the working platform',
    follow: { where: 'insights-enablement.environment', difference: 'insights-enablement.problem' },
    options: [
      'insights-enablement.market-intelligence',
      'insights-enablement.performance',
      'insights-enablement.decision-support',
    ],
  },
  {
    id: 'insights-enablement.problem',
    lead: 'Reporting has outgrown deciding: a large organisation can count almost anything, and its leaders still disagree about the state of the business. So we work backwards from the decisions you face.',
    place: '/services/insights-enablement#approach',
    basis: 'Reporting has outgrown deciding',
    follow: { how: 'insights-enablement.method' },
  },
  {
    id: 'insights-enablement.method',
    lead: 'We work backwards from the diary: which choices the executive committee faces this year, on which dates, and what it would have to know. Only that is collected.',
    support: 'Much of the old reporting can then be switched off and its authors freed for analysis.',
    place: '/services/insights-enablement#approach',
    basis: 'We work backwards from the diary.',
  },
  {
    id: 'insights-enablement.ownership',
    lead: 'The data is yours throughout, and the build is yours once paid for.',
    place: '/services/insights-enablement#approach',
    basis: 'The data throughout, the build once paid for',
  },
  {
    id: 'insights-enablement.first-use',
    lead: 'The first use is one committee and one question.',
    support:
      'After two or three rounds of development, four months from the beginning, the first committee works with the result.',
    place: '/services/insights-enablement#approach',
    basis: 'One committee, one question',
  },
  {
    id: 'insights-enablement.market-intelligence',
    lead: 'A standing watch on competitors, customers, regulators and supply, aimed at the assumptions on which your strategy rests, with a short weekly note of what has changed.',
    support:
      'Signals are graded by source and confidence, with interviews and field checks behind the screens.',
    place: '/services/insights-enablement#solutions',
    basis: 'A standing watch on competitors, customers, regulators and supply',
    follow: { cost: 'insights-enablement.watch-cost', contents: 'insights-enablement.market-intelligence' },
  },
  {
    id: 'insights-enablement.sample',
    lead: 'The page shows a sample weekly market note: what has changed with source and confidence, what it does to your plan, and how past forecasts did. Everything in it is invented.',
    place: '/services/insights-enablement#engagement',
    basis: 'Weekly market note',
  },
  {
    id: 'insights-enablement.performance',
    lead: 'Performance analytics gives one account of how the business is doing, from the group ledger down to the single shift.',
    support:
      'Finance and operations share the definitions, causes are shown apart from results, and forecasts are scored against events.',
    place: '/services/insights-enablement#solutions',
    basis: 'One account of how the business is doing',
    follow: { contents: 'insights-enablement.performance' },
  },
  {
    id: 'insights-enablement.decision-support',
    lead: 'Decision support prepares a particular choice: the options, the ranges, the consequences and the best argument against.',
    support:
      'It brings models that a director can take apart, a premortem before each large commitment, and a log of decisions and their grounds.',
    place: '/services/insights-enablement#solutions',
    basis:
      'Preparation for a particular choice: the options, the ranges, the consequences and the best argument against.',
    follow: { contents: 'insights-enablement.decision-support' },
  },
];
