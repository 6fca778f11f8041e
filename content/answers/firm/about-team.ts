import type { AnswerEntry } from '../types.ts';

export const ABOUT_TEAM_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.capabilities',
    lead: 'Document intelligence, early warning, scenario simulation and governed assistants. Each serves a decision that an executive has to make, and shows its workings to the people who must trust it.',
    place: '/about#capabilities',
    options: ['about.documents', 'about.early-warning', 'about.simulation', 'about.assistants'],
    basis:
      'Each serves a decision that an executive has to make, and each shows its workings to the people who must trust it.',
    follow: { cost: 'services.cost', proof: 'about.evidence' },
  },
  {
    id: 'about.documents',
    lead: 'Contracts, policies, minutes and incident records are read together, with every statement linked to the page it came from.',
    support:
      'Contradictions and missing duties are brought to the surface, obligations mapped across regimes and entities, and client material kept apart from model training.',
    place: '/about#capabilities',
    basis: 'with every statement linked to the page it came from',
    follow: { cost: 'services.cost', duration: 'about.figure-10x' },
  },
  {
    id: 'about.early-warning',
    lead: 'Signals from markets, suppliers, threats and weather are watched against the few conditions that would change your plan.',
    support:
      'Indicators are agreed with the owner of each risk, thresholds name the decision they call for, and false alarms are counted and used to tune the watch.',
    place: '/about#capabilities',
    basis:
      'Signals from markets, suppliers, threats and weather watched against the few conditions that would change your plan.',
    follow: { cost: 'services.cost' },
  },
  {
    id: 'about.simulation',
    lead: 'Adversaries, customers, officials and journalists are played by models under the direction of an exercise lead.',
    support:
      'You get many variations of one crisis in a single afternoon, injects that respond to what your team really decides, and a record of the actions for the review that follows.',
    place: '/about#capabilities',
    basis: 'played by models under the direction of an exercise lead',
    follow: {
      start: 'training-exercises-simulation.start',
      cost: 'training-exercises-simulation.cost',
      how: 'training-exercises-simulation.ai-scenarios',
    },
  },
  {
    id: 'about.assistants',
    lead: 'We build assistants for your own specialists, on approved sources, with access, logging and limits set before first use.',
    support:
      'Answers cite the passage they rest on, your experts write the evaluation sets, and there is a clear route from a doubtful answer to a person.',
    place: '/about#capabilities',
    basis:
      'Assistants for your own specialists, built on approved sources with access, logging and limits set before first use.',
    follow: { cost: 'services.cost' },
  },
];
