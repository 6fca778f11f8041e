import type { AnswerEntry } from '../types.ts';

/** What each of the four AI capabilities does in detail. */
export const ABOUT_CAPABILITIES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.documents-findings',
    lead: 'Document intelligence brings contradictions and missing duties to the surface and maps obligations across regimes and entities.',
    place: '/about#capabilities',
    basis: 'Obligations mapped across regimes and entities',
    follow: { cost: 'services.cost' },
  },
  {
    id: 'about.documents-training',
    lead: 'Client material is kept apart from model training when we read documents for you.',
    place: '/about#capabilities',
    basis: 'Client material kept apart from model training',
    follow: { cost: 'services.cost' },
  },
  {
    id: 'about.warning-thresholds',
    lead: 'Indicators are agreed with the owner of each risk, thresholds name the decision they call for, and false alarms are counted and used to tune the watch.',
    place: '/about#capabilities',
    basis: 'Thresholds that name the decision they call for',
    follow: { cost: 'services.cost' },
  },
  {
    id: 'about.simulation-runs',
    lead: 'You get many variations of one crisis in a single afternoon, injects that respond to what your team really decides, and a record of the actions for the review that follows.',
    place: '/about#capabilities',
    basis: 'Many variations of one crisis in a single afternoon',
    follow: { cost: 'training-exercises-simulation.cost' },
  },
  {
    id: 'about.assistants-checks',
    lead: 'The answers of a governed assistant cite the passage they rest on, your experts write the evaluation sets, and there is a clear route from a doubtful answer to a person.',
    place: '/about#capabilities',
    basis: 'Evaluation sets written by your experts',
    follow: { cost: 'services.cost' },
  },
];
