import type { AnswerEntry } from '../types.ts';

export const RISK_RESILIENCE_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'risk-resilience.risk-function',
    lead: 'We add distance, and hands for the building and testing that a second line cannot do for itself. We often work as guests of the chief risk officer, and the report to the board remains hers.',
    support:
      'For one service we send a partner and two consultants, with an engineer or a lawyer where the service needs one.',
    place: '/services/risk-resilience#questions',
    basis: 'Distance, and hands for the building and testing that a second line cannot do for itself.',
  },
  {
    id: 'risk-resilience.duration',
    lead: 'Assessing one service takes four to six weeks; designing, building and testing its repairs takes three to six months. For a whole enterprise, the work is spread over a planning year.',
    support:
      'A partner and two consultants come, with an engineer or a lawyer where the service needs one. The assessment has a set sum, each service then a quotation.',
    place: '/services/risk-resilience#engagement',
    basis: 'Assessing one service takes four to six weeks',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.team',
    lead: 'A partner and two consultants, with an engineer or a lawyer where the service needs one. A test adds an observer for each site.',
    support: 'Assessing one service takes four to six weeks.',
    place: '/services/risk-resilience#engagement',
    basis: 'A partner and two consultants, with an engineer or a lawyer where the service needs one.',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.confidential',
    lead: 'Only the readers you list see the findings, which are encrypted and issued by name. If you want them protected, they can be commissioned through your lawyers.',
    support: 'Test results go to the owner of the service before they go upwards.',
    place: '/services/risk-resilience#questions',
    basis:
      'Findings are encrypted and issued by name. If you want them covered by legal privilege, the work is commissioned through your lawyers.',
    follow: { who: 'risk-resilience.readers' },
  },
  {
    id: 'risk-resilience.needs',
    lead: 'An executive owner, service managers for two or three workshops each, your records of outages and losses, and permission to test something that matters.',
    support: 'Assessing one service takes four to six weeks.',
    place: '/services/risk-resilience#questions',
    basis: 'An executive owner, service managers for two or three workshops each',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.cost',
    lead: 'A set sum for the assessment, then a quotation for each service, so that you may pause after any of them. The site names no amounts.',
    support: 'Assessing one service takes four to six weeks. Yearly testing can continue on a retainer.',
    place: '/services/risk-resilience#engagement',
    basis: 'A set sum for the assessment, then a quotation for each service',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.notice',
    lead: 'Yearly testing can continue on a retainer, and either side may end a retainer with 30 days’ notice in writing. Invoices are due in 30 days from their date.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
    follow: { duration: 'risk-resilience.notice' },
  },
  {
    id: 'risk-resilience.start',
    lead: 'Name the loss you could not absorb, without details. In a first conversation we ask about it what an insurer, a supervisor and a journalist would ask, and explain how an assessment would begin.',
    place: '/services/risk-resilience#next-step',
    basis: 'Leave the details out when you write.',
  },
];
