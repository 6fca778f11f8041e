import type { AnswerEntry } from '../types.ts';

export const TRAINING_EXERCISES_SIMULATION_MODELS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'training-exercises-simulation.simulation',
    lead: 'Models of plant, network or market answer what participants do, for events too dangerous to stage. Runs can be repeated with one factor changed, and time slowed or compressed at will.',
    support: 'Each action is on record for the review.',
    place: '/services/training-exercises-simulation#solutions',
    basis:
      'Models of plant, network or market that respond to what participants do, for events too dangerous to stage.',
  },
  {
    id: 'training-exercises-simulation.virtual-reality',
    lead: 'Places that cannot be closed or set alight are entered by headset: a control room, a hospital floor, a substation, with smoke, noise and colleagues. The site names no make of headset, and no limits for its wearers.',
    place: '/services/training-exercises-simulation#simulation',
    basis: 'Places that cannot be closed or set alight are entered by headset',
  },
  {
    id: 'training-exercises-simulation.digital-twin',
    lead: 'A digital twin is a working model of your network, plant or supply chain; it takes the team’s commands and shows what follows from them, hours later if need be.',
    place: '/services/training-exercises-simulation#simulation',
    basis: 'A working model of your network, plant or supply chain takes the team’s commands',
  },
  {
    id: 'training-exercises-simulation.ai-scenarios',
    lead: 'The opponent improvises: models write callers, posts and intrusions in answer to each move, while an exercise director decides where the story goes.',
    place: '/services/training-exercises-simulation#simulation',
    basis: 'Models write callers, posts and intrusions in answer to each move',
  },
];
