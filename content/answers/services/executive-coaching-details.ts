import type { AnswerEntry } from '../types.ts';

/** Details of coaching that visitors ask about separately. */
export const EXECUTIVE_COACHING_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.halfway',
    lead: 'One-to-one coaching has an open review at the halfway mark.',
    support: 'At the end the opening interviews are repeated in short form and set beside your aims.',
    place: '/services/executive-coaching#forms',
    basis: 'An open review at the halfway mark',
    follow: { proof: 'executive-coaching.success' },
  },
  {
    id: 'executive-coaching.calls',
    lead: 'There are calls between sessions and on the eve of difficult events, and they are included in the fixed fee.',
    place: '/services/executive-coaching#forms',
    basis: 'Calls on the eve of difficult events',
    follow: { how: 'executive-coaching.rhythm' },
  },
  {
    id: 'executive-coaching.extend',
    lead: 'We do not extend coaching without a fresh aim.',
    support:
      'It takes six months to a year: ten to twenty sessions. At the end we arrange how you carry on without a coach.',
    place: '/services/executive-coaching#engagement',
    basis: 'We do not extend without a fresh aim.',
  },
  {
    id: 'executive-coaching.team-coaches',
    lead: 'A leadership team has two coaches; a single leader has one, chosen from two.',
    place: '/services/executive-coaching#engagement',
    basis: 'A leadership team has two coaches.',
    follow: { how: 'executive-coaching.team' },
  },
  {
    id: 'executive-coaching.between',
    lead: 'Between sessions you try something different, and next time we look at what came of it.',
    support: 'You should leave with a sentence to say or a thing to stop doing.',
    place: '/services/executive-coaching#approach',
    basis: 'In between you try something different, and next time we look at what came of it.',
    follow: { how: 'executive-coaching.phases' },
  },
  {
    id: 'executive-coaching.team-work',
    lead: 'With a leadership team there are separate interviews, findings shared by all, working sessions on one real dispute, and rules of conduct the members write themselves.',
    support: 'A leadership team has two coaches.',
    place: '/services/executive-coaching#forms',
    basis: 'Separate interviews, findings shared by all',
  },
  {
    id: 'executive-coaching.sample-aims',
    lead: 'In the invented sheet of aims a chief operating officer has two: disagree in the room, and let the deputy run it. At the start 7 of 9 people interviewed say he has decided before they speak; the same 9 are asked again.',
    support:
      'The sponsor in the sample hears that sessions take place, and the second aim. A real sheet stays with its owner.',
    place: '/services/executive-coaching#engagement',
    basis: 'First aim: disagree in the room',
  },
];
