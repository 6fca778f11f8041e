import type { AnswerEntry } from '../types.ts';

export const TRAINING_EXERCISES_SIMULATION_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'training-exercises-simulation.overview',
    lead: 'We build exercises from your own operations, play them hard and help you repair what they show: skills training, live exercises and simulation.',
    place: '/services/training-exercises-simulation',
    basis: 'We build exercises from your own operations, play them hard and help you repair what they show.',
    follow: {
      how: 'training-exercises-simulation.stages',
      proof: 'training-exercises-simulation.follow-up',
      difference: 'training-exercises-simulation.go-wrong',
    },
    options: [
      'training-exercises-simulation.skills',
      'training-exercises-simulation.live',
      'training-exercises-simulation.simulation',
    ],
  },
  {
    id: 'training-exercises-simulation.skills',
    lead: 'Skills training is courses and drills that give individuals the moves they need before anyone tests them as a team.',
    support:
      'It brings role cards and checklists for daily use, practice corrected on the spot, and refreshers timed to staff turnover.',
    place: '/services/training-exercises-simulation#solutions',
    basis: 'Courses and drills that give individuals the moves they need before anyone tests them as a team.',
  },
  {
    id: 'training-exercises-simulation.live',
    lead: 'Tabletop, functional and full-scale exercises in which a team must act with part of the picture, in scenarios drawn from your own weak points.',
    support:
      'Press, officials and families are played by specialists, and an observer stands beside every decision-maker.',
    place: '/services/training-exercises-simulation#solutions',
    basis: 'Tabletop, functional and full-scale exercises in which a team must act with part of the picture.',
    follow: { how: 'training-exercises-simulation.stages', proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.role-players',
    lead: 'Press, officials and families are played by specialists, and there is an observer beside every decision-maker. The site names none of them.',
    place: '/services/training-exercises-simulation#solutions',
    basis: 'Press, officials and families played by specialists',
    follow: { who: 'training-exercises-simulation.role-players' },
  },
  {
    id: 'training-exercises-simulation.go-wrong',
    lead: 'An exercise that everyone passes has taught nothing. Ours are written to reach the point where the plan stops helping; what people do next is the finding.',
    support:
      'The duty director is on a flight, the contact list sits on the encrypted server, two authorities give contradictory orders.',
    place: '/services/training-exercises-simulation#approach',
    basis: 'An exercise that everyone passes has taught nothing.',
    follow: { how: 'training-exercises-simulation.stages' },
  },
  {
    id: 'training-exercises-simulation.grading',
    lead: 'No individual is graded. Participants are told at the outset that the system is under test. Actions are recorded for the review; nobody is quoted by name.',
    place: '/services/training-exercises-simulation#approach',
    basis:
      'Participants are told at the outset that the system is under test and that no individual is graded.',
  },
  {
    id: 'training-exercises-simulation.safety',
    lead: 'A safety officer can halt play at any time. Everyone is debriefed before going home.',
    place: '/services/training-exercises-simulation#approach',
    basis: 'A safety officer can halt play at any time.',
  },
];
