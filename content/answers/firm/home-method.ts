import type { AnswerEntry } from '../types.ts';

export const HOME_METHOD_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'home.approach',
    lead: 'We look at each question as those who must live with the answer will: strategy, people, operations, technology, finance and reputation.',
    place: '/#services',
    basis: 'We look at each question as those who must live with the answer will.',
    follow: { start: 'contact.appointment', how: 'services.method' },
  },
  {
    id: 'home.assess',
    lead: 'In the first step, Assess and Understand, by interviews, data, site visits, a look at the plans and at the last real incident. You get a plain picture of where you stand.',
    place: '/#services',
    basis: 'You get a plain picture of where you stand.',
    follow: { start: 'services.start', how: 'services.method' },
  },
  {
    id: 'home.design',
    lead: 'In the second step, Design and Build, we choose together what to change and build it with the people who will run it: structures, systems, training, and the exercise that proves them.',
    place: '/#services',
    basis: 'Together we choose what to change and build it with the people who will run it',
    follow: { start: 'services.start', how: 'services.method' },
  },
  {
    id: 'home.operate',
    lead: 'In the last step, Operate and Sustain, we stay until the new way is routine, work to agreed measures and remain on call.',
    place: '/#services',
    basis: 'We stay until the new way is routine',
    follow: { start: 'services.start', how: 'services.method' },
  },
  {
    id: 'home.same-people',
    lead: 'One lead stays from the first interview to the handover, with a core team that changes only if it must.',
    place: '/#services',
    basis: 'One lead stays from the first interview to the handover',
  },
];
