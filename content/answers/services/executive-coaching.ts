import type { AnswerEntry } from '../types.ts';

export const EXECUTIVE_COACHING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.overview',
    lead: 'We coach chief executives and other senior leaders, in private, on the decisions, relationships and habits by which they lead, with coaches who have had to decide themselves.',
    place: '/services/executive-coaching',
    basis:
      'Private, structured work with senior leaders on the decisions, relationships and habits by which they lead.',
    follow: {
      how: 'executive-coaching.phases',
      proof: 'executive-coaching.success',
      difference: 'executive-coaching.not-therapy',
    },
  },
  {
    id: 'executive-coaching.need',
    lead: 'The higher the post, the thinner the advice: people who report to you have careers to consider, and your board will judge you by what you tell it.',
    support:
      'A chief executive can go a whole year without hearing one sentence about her own conduct that was meant for her use alone.',
    place: '/services/executive-coaching#approach',
    basis: 'The higher the post, the thinner the advice',
    follow: { how: 'executive-coaching.phases' },
  },
  {
    id: 'executive-coaching.topics',
    lead: 'Something about to happen: a dismissal, an investor who has lost patience, a deputy who is better liked. You should leave with a sentence to say or a thing to stop doing.',
    support: 'In between you try something different, and next time we look at what came of it.',
    place: '/services/executive-coaching#approach',
    basis: 'Sessions concern something about to happen',
    follow: { duration: 'executive-coaching.session-time' },
  },
  {
    id: 'executive-coaching.not-therapy',
    lead: 'Coaching is not therapy. If we are asked for therapy, we say that it is not coaching.',
    support: 'Coaching is neither therapy nor a way for a board to postpone a decision about a person.',
    place: '/services/executive-coaching#approach',
    basis: 'Coaching is neither therapy nor a way for a board to postpone a decision about a person.',
  },
  {
    id: 'executive-coaching.board-decision',
    lead: 'Coaching is not a way for a board to postpone a decision about a person. When we are asked for that, we say so.',
    place: '/services/executive-coaching#approach',
    basis: 'Coaching is neither therapy nor a way for a board to postpone a decision about a person.',
  },
  {
    id: 'executive-coaching.audience',
    lead: 'We coach chairs, chief executives, their committees and successors.',
    place: '/services/executive-coaching#approach',
    basis: 'Chairs, chief executives, their committees and successors',
  },
  {
    id: 'executive-coaching.coaches',
    lead: 'Our coaches come from military and government service and from management consulting, and have had to decide themselves. You keep the same person throughout. The page names no coaching certificate.',
    place: '/services/executive-coaching',
    basis: 'Our coaches come from military and government service and from management consulting',
  },
  {
    id: 'executive-coaching.rhythm',
    lead: 'You meet every two or three weeks, for ninety minutes at a time, with calls between and the same coach throughout.',
    support: 'There are ten to twenty sessions in all, over six months to a year.',
    place: '/services/executive-coaching#approach',
    basis: 'Every two or three weeks, calls between',
  },
  {
    id: 'executive-coaching.where',
    lead: 'In your office, in ours, or anywhere quiet, with calls between the sessions.',
    place: '/services/executive-coaching#approach',
    basis: 'Your office, ours, or anywhere quiet',
  },
];
