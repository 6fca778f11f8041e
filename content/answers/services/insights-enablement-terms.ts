import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_ENABLEMENT_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights-enablement.data-quality',
    lead: 'Only the part on which a decision depends must be repaired. We state the error in each source, use it with that in view, and spend money on repair where the error could reverse the answer.',
    place: '/services/insights-enablement#questions',
    basis: 'Only the part on which a decision depends.',
  },
  {
    id: 'insights-enablement.software',
    lead: 'We have no product and take no commission. If your present tools are adequate, we use them; if something is missing, we write the requirement and your procurement buys it.',
    place: '/services/insights-enablement#questions',
    basis: 'No. We have no product and take no commission.',
  },
  {
    id: 'insights-enablement.access',
    lead: 'Only those whom you authorise, role by role. We build in your environment, with accounts that you issue and can close.',
    support: 'Unpublished results are handled under your rules on inside information.',
    place: '/services/insights-enablement#questions',
    basis: 'Those whom you authorise, role by role.',
    follow: { who: 'insights-enablement.access' },
  },
  {
    id: 'insights-enablement.environment',
    lead: 'We build in your environment from the first week, with accounts that you issue and can close.',
    place: '/services/insights-enablement#questions',
    basis: 'We build in your environment from the first week, with accounts that you issue and can close.',
  },
  {
    id: 'insights-enablement.needs',
    lead: 'A committee chair who intends to use it, an analyst from each function concerned, an engineer who can grant access to data, and somebody from finance with the last word on definitions.',
    support: 'From us come a lead, an analyst and a data engineer.',
    place: '/services/insights-enablement#questions',
    basis: 'A committee chair who intends to use it, an analyst from each function concerned',
  },
  {
    id: 'insights-enablement.team',
    lead: 'A lead, an analyst and a data engineer on our side, beside an analyst from each of your functions.',
    support:
      'You name a committee chair who intends to use it, an engineer who can grant access to data, and somebody from finance with the last word on definitions.',
    place: '/services/insights-enablement#engagement',
    basis: 'A lead, an analyst and a data engineer, beside an analyst from each of your functions.',
  },
  {
    id: 'insights-enablement.cost',
    lead: 'Discovery and design together have one price. Every round of development is quoted before it begins and billed when you accept it. The site names no amounts.',
    support:
      'Discovery and design take eight weeks together, a round three weeks. A market watch is charged as a monthly retainer.',
    place: '/services/insights-enablement#engagement',
    basis: 'Discovery and design together have one price.',
  },
  {
    id: 'insights-enablement.payment',
    lead: 'A round of development is billed when you accept it. Invoices are due in 30 days from their date.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'insights-enablement.payment' },
  },
  {
    id: 'insights-enablement.watch-cost',
    lead: 'A market watch is charged as a monthly retainer. The site names no amount.',
    place: '/services/insights-enablement#engagement',
    basis: 'A market watch is charged as a monthly retainer.',
  },
  {
    id: 'insights-enablement.start',
    lead: 'Name the decision that your executive committee faces next. We look with you at where better evidence could change the outcome, and where you may already know enough.',
    place: '/services/insights-enablement#next-step',
    basis: 'Which decision does your executive committee face next?',
  },
];
