import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_ENABLEMENT_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights-enablement.duration',
    lead: 'Four months to the first meeting that uses it: discovery and design take eight weeks together, each round of development takes three weeks, and after two or three rounds the first committee works with the result.',
    support: 'Discovery and design together have one price; every round is quoted before it begins.',
    place: '/services/insights-enablement#engagement',
    basis: 'Four months to the first meeting that uses it',
  },
  {
    id: 'insights-enablement.rounds',
    lead: 'Each round of development takes three weeks, is quoted before it begins and is billed when you accept it. After two or three rounds the first committee works with the result. The site names no amounts.',
    place: '/services/insights-enablement#engagement',
    basis: 'Each round of development takes three weeks',
  },
  {
    id: 'insights-enablement.signals',
    lead: 'Signals are graded by source and confidence, with interviews and field checks behind the screens.',
    place: '/services/insights-enablement#solutions',
    basis: 'Signals graded by source and confidence',
    follow: { cost: 'insights-enablement.watch-cost' },
  },
  {
    id: 'insights-enablement.definitions',
    lead: 'Finance and operations share the definitions, and somebody from finance has the last word on them.',
    support:
      'Measures and definitions are agreed in the design step; the parts of the platform share one set of them.',
    place: '/services/insights-enablement#solutions',
    basis: 'Definitions shared by finance and operations',
    follow: { who: 'insights-enablement.definitions' },
  },
  {
    id: 'insights-enablement.forecast-score',
    lead: 'Forecasts are scored against events.',
    support:
      'The sample note shows it: of the forecasts that fell due it counts those that were right, wrong, or could not be judged.',
    place: '/services/insights-enablement#solutions',
    basis: 'Forecasts scored against events',
  },
  {
    id: 'insights-enablement.premortem',
    lead: 'A premortem is held before each large commitment, as part of decision support.',
    support: 'With it come models that a director can take apart, and a log of decisions and their grounds.',
    place: '/services/insights-enablement#solutions',
    basis: 'A premortem before each large commitment',
  },
  {
    id: 'insights-enablement.decision-log',
    lead: 'A log of decisions and their grounds is kept, as part of decision support.',
    place: '/services/insights-enablement#solutions',
    basis: 'A log of decisions and their grounds',
  },
  {
    id: 'insights-enablement.models',
    lead: 'Directors get models that they can take apart.',
    support:
      'They belong to decision support: the options, the ranges, the consequences and the best argument against.',
    place: '/services/insights-enablement#solutions',
    basis: 'Models that a director can take apart',
  },
  {
    id: 'insights-enablement.old-reports',
    lead: 'Much of the old reporting can be switched off and its authors freed for analysis.',
    place: '/services/insights-enablement#approach',
    basis: 'Much of the old reporting can then be switched off and its authors freed for analysis.',
  },
  {
    id: 'insights-enablement.insider',
    lead: 'Unpublished results are handled under your rules on inside information.',
    support: 'Only those whom you authorise see sensitive figures, role by role.',
    place: '/services/insights-enablement#questions',
    basis: 'Unpublished results are handled under your rules on inside information.',
  },
  {
    id: 'insights-enablement.sample-forecasts',
    lead: 'In the invented note, 12 forecasts fell due this quarter: 8 right, 3 wrong, 1 that could not be judged.',
    place: '/services/insights-enablement#engagement',
    basis: '12 fell due this quarter: 8 right, 3 wrong, 1 that could not be judged.',
  },
  {
    id: 'insights-enablement.sample-content',
    lead: 'The invented note, for a maker of hospital beds, says: a rival’s second plant is delayed by nine months, a draft standard asks for a bed-exit alarm, and two hospital groups will buy together.',
    support: 'For the plan it means that an assumption on prices lasts nine months longer.',
    place: '/services/insights-enablement#engagement',
    basis: 'Second plant delayed by nine months.',
  },
  {
    id: 'insights-enablement.deploy',
    lead: 'The new screen is brought into one meeting, and the former report runs alongside until it is no longer used.',
    place: '/services/insights-enablement#stages',
    basis: 'The former report runs alongside until it is no longer used.',
  },
  {
    id: 'insights-enablement.handover',
    lead: 'We train your analysts, retire measures that are not used and hand the platform to its permanent owner.',
    place: '/services/insights-enablement#stages',
    basis: 'Train analysts, retire measures that are not used and hand the platform to its permanent owner.',
  },
];
