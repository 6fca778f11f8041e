import type { AnswerEntry } from '../types.ts';

/** The four programmes of exercises. */
export const TRAINING_EXERCISES_SIMULATION_PROGRAMMES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'training-exercises-simulation.programmes',
    lead: 'Four programmes: leadership, cybersecurity, business continuity and technical skills.',
    support:
      'They are for executives and board members, technical teams and their managers, service owners, and operators, engineers and responders.',
    place: '/services/training-exercises-simulation#programmes',
    options: [
      'training-exercises-simulation.leadership',
      'training-exercises-simulation.cybersecurity',
      'training-exercises-simulation.continuity',
      'training-exercises-simulation.technical',
    ],
    basis: 'For leaders, defenders, service owners and operators',
  },
  {
    id: 'training-exercises-simulation.leadership',
    lead: 'The leadership programme is for executives and board members: taking command in the first hour, deciding with lawyers and engineers in the room, and statements that are recorded, replayed and improved.',
    support: 'It is for those who will sign the decisions and stand in front of the cameras.',
    place: '/services/training-exercises-simulation#programmes',
    basis: 'For executives and board members who will sign the decisions and stand in front of the cameras.',
  },
  {
    id: 'training-exercises-simulation.cybersecurity',
    lead: 'The cybersecurity programme is for technical teams and the managers who have to let them switch things off: ransomware played across IT, legal and operations, isolation and restoration against the clock, and payment, disclosure and evidence.',
    place: '/services/training-exercises-simulation#programmes',
    basis: 'For technical teams, and for the managers who have to let them switch things off.',
  },
  {
    id: 'training-exercises-simulation.continuity',
    lead: 'The business continuity programme is for service owners who must keep going without a site, a supplier or a system: manual working for a whole shift, relocation with real keys and vehicles, and the return to normal.',
    support: 'Plans tend to omit the return to normal.',
    place: '/services/training-exercises-simulation#programmes',
    basis: 'For service owners who must keep going without a site, a supplier or a system.',
  },
  {
    id: 'training-exercises-simulation.technical',
    lead: 'The technical skills programme is for operators, engineers and responders whose hands matter: start-up and shutdown with a fault present, safe handling of devices and logs as evidence, and radio, handover and log-keeping.',
    place: '/services/training-exercises-simulation#programmes',
    basis: 'For operators, engineers and responders whose hands matter.',
  },
];
