import type { AnswerEntry } from '../types.ts';

export const EXECUTIVE_COACHING_PHASES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.phases',
    lead: 'Assessment, planning, coaching, integration: long interviews, a plan with no more than three aims, regular sessions on live matters, and at the end the interviews again, set beside your aims.',
    place: '/services/executive-coaching#phases',
    basis: 'Regular sessions on live matters.',
    options: [
      'executive-coaching.assessment',
      'executive-coaching.aims',
      'executive-coaching.rhythm',
      'executive-coaching.success',
    ],
  },
  {
    id: 'executive-coaching.assessment',
    lead: 'Long interviews with you and, if you consent, with those who see you at work. You are the first to hear the findings, in full and in private.',
    support: 'The interviews are included in the fixed fee, and are repeated in short form at the end.',
    place: '/services/executive-coaching#phases',
    basis: 'Long interviews with you and, if you consent, with those who see you at work.',
  },
  {
    id: 'executive-coaching.aims',
    lead: 'You choose no more than three aims and describe in plain words what others would notice if each were reached.',
    place: '/services/executive-coaching#phases',
    basis: 'You choose no more than three aims',
  },
  {
    id: 'executive-coaching.sample',
    lead: 'The page shows a sample sheet of aims: each aim, what others would notice, and how it is checked at the end. Everything in it is invented; a real sheet stays with its owner.',
    place: '/services/executive-coaching#engagement',
    basis: 'Sheet of aims',
  },
  {
    id: 'executive-coaching.at-work',
    lead: 'The coach sits in on a meeting or rehearses a speech with you where that teaches more than talk.',
    place: '/services/executive-coaching#phases',
    basis: 'The coach sits in on a meeting or rehearses a speech with you',
  },
  {
    id: 'executive-coaching.success',
    lead: 'The opening interviews are repeated in short form at the end and set beside your aims. Then we arrange how you carry on without a coach.',
    place: '/services/executive-coaching#phases',
    basis: 'The opening interviews are repeated in short form and set beside your aims.',
  },
];
