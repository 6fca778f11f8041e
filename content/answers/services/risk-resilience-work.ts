import type { AnswerEntry } from '../types.ts';

export const RISK_RESILIENCE_WORK_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'risk-resilience.register',
    lead: 'A long table of risks changes nothing, because an entry such as “cyber” contains no moment at which somebody must act. We rewrite it as a short register, in which each risk has a statement with its event, signal, limit and decision.',
    place: '/services/risk-resilience#approach',
    basis: 'contains no moment at which somebody must act',
    follow: { how: 'risk-resilience.statement' },
  },
  {
    id: 'risk-resilience.statement',
    lead: 'Four lines for every risk: the event, the signal that would move first, the limit that the board has agreed to bear, and the decision to be taken at that limit.',
    support: 'The decision is chosen in calm weather, and names who is entitled to take it.',
    place: '/services/risk-resilience#risk-statement',
    basis: 'The loss, or the length of outage, that the board has agreed to bear.',
    options: [
      'risk-resilience.event',
      'risk-resilience.signal',
      'risk-resilience.limit',
      'risk-resilience.decision',
    ],
  },
  {
    id: 'risk-resilience.sample',
    lead: 'The risk and resilience page shows a completed risk statement for a fictional port: event, signal, limit and decision on four lines, and below them the last test, the repair and the next test. Everything in it is invented.',
    place: '/services/risk-resilience#engagement',
    basis: 'Fictional container port, crane control',
  },
  {
    id: 'services.samples',
    lead: 'Service pages show a sample: the first page of what you would receive, such as a risk statement, a weekly report, a diagnosis, a market note or an exercise script. Everything in the samples is invented.',
    place: '/services/risk-resilience#engagement',
    basis: 'Everything in this sample is invented.',
    follow: { start: 'contact.appointment' },
  },
  {
    id: 'risk-resilience.accept',
    lead: 'A risk can be accepted: the right answer is sometimes to bear it knowingly and write down why. We put the price of prevention beside the loss it averts.',
    place: '/services/risk-resilience#approach',
    basis: 'the right answer is sometimes to bear the risk knowingly and write down why',
  },
  {
    id: 'risk-resilience.deliverables',
    lead: 'Risk statements, tolerances and proven plans: less paper than before, and each remaining page has been used in a test by the person whose name is on it.',
    place: '/services/risk-resilience#approach',
    basis: 'Risk statements, tolerances, proven plans',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.readers',
    lead: 'It is written for the board, the risk committee, the supervisor and the insurer.',
    place: '/services/risk-resilience#approach',
    basis: 'Board, risk committee, supervisor, insurer',
    follow: { who: 'risk-resilience.readers' },
  },
  {
    id: 'risk-resilience.owner',
    lead: 'Each risk has one owner: one executive, by name.',
    support: 'The statements are renewed after every test and every near miss.',
    place: '/services/risk-resilience#approach',
    basis: 'One executive for each risk, by name',
    follow: { who: 'risk-resilience.owner' },
  },
];
