import type { AnswerEntry } from '../types.ts';

export const FULL_SERVICE_CONSULTING_QUESTIONS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'full-service-consulting.market',
    lead: 'We take on where to compete: markets, products and sites to enter, defend or give up, argued from how customers behave and what each really earns.',
    support:
      'It includes profit by customer group after the full cost to serve, the likely responses of your two nearest rivals, and a sequence of moves with the signs that say stop.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Markets, products and sites to enter, defend or give up',
  },
  {
    id: 'full-service-consulting.organisation',
    lead: 'We take on how to organise: structure, support functions and authority fitted to the strategy, down to who signs what.',
    support:
      'Layers and committees are counted and justified, decision rights put on a single page, and the staffing plan is discussed with employee representatives.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Structure, support functions and authority fitted to the strategy',
  },
  {
    id: 'full-service-consulting.recovery',
    lead: 'For a business that has slipped behind its plan we take on the recovery: cash first, then causes, then the work that removes them.',
    support:
      'The executive committee gets a weekly view of cash, cost and service are measured along each process, and improvements can be found in the ledger.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'cash first, then causes, then the work that removes them',
  },
  {
    id: 'full-service-consulting.merger',
    lead: 'We prepare mergers, separations and shared services before the announcement and lead them through the first year.',
    support:
      'The aims: a first day that customers hardly notice, promised savings traced to individual budgets, and key people spoken to in the first week.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis:
      'Mergers, separations and shared services prepared before the announcement and led through the first year.',
  },
  {
    id: 'full-service-consulting.questions',
    lead: 'Where to compete, how to organise, how to recover performance, and how to join or part. They rarely come alone; we agree with you which is answered first.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'We agree with you which is answered first.',
    options: [
      'full-service-consulting.market',
      'full-service-consulting.organisation',
      'full-service-consulting.recovery',
      'full-service-consulting.merger',
    ],
  },
];
