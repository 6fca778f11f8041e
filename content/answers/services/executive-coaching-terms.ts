import type { AnswerEntry } from '../types.ts';

export const EXECUTIVE_COACHING_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.forms',
    lead: 'Three forms: one to one, for a leader in post with something to change; taking up a post, for a new chief executive, minister or director; and the leadership team, for a committee.',
    place: '/services/executive-coaching#forms',
    basis: 'For one leader, or for the whole team',
    options: ['executive-coaching.one-to-one', 'executive-coaching.new-post', 'executive-coaching.team'],
  },
  {
    id: 'executive-coaching.one-to-one',
    lead: 'One-to-one coaching is for a leader in post with something to change or a hard year ahead.',
    support:
      'You meet two coaches before you choose, can call on the eve of difficult events, and have an open review at the halfway mark.',
    place: '/services/executive-coaching#forms',
    basis: 'For a leader in post with something to change or a hard year ahead.',
    follow: { contents: 'executive-coaching.one-to-one' },
  },
  {
    id: 'executive-coaching.new-post',
    lead: 'There is a form of coaching for a new chief executive, minister or director, starting before the appointment is public.',
    support:
      'It covers a map of who expects what of you; first speech, first appointment, first refusal; and a frank reading of what your predecessor left.',
    place: '/services/executive-coaching#forms',
    basis: 'For a new chief executive, minister or director, starting before the appointment is public.',
    follow: { contents: 'executive-coaching.new-post' },
  },
  {
    id: 'executive-coaching.team',
    lead: 'We coach leadership teams: for a committee that is polite in the meeting and divided in the corridor, with working sessions on one real dispute.',
    support: 'A leadership team has two coaches.',
    place: '/services/executive-coaching#forms',
    basis: 'For a committee that is polite in the meeting and divided in the corridor.',
    follow: { contents: 'executive-coaching.team' },
  },
  {
    id: 'executive-coaching.choose-coach',
    lead: 'You choose your coach yourself: you meet two coaches before choosing, at no charge.',
    place: '/services/executive-coaching#questions',
    basis: 'You meet two before choosing, at no charge.',
    follow: { cost: 'executive-coaching.choose-coach' },
  },
  {
    id: 'executive-coaching.wrong-coach',
    lead: 'Tell us. If the match proves poor after a few sessions, we propose someone else and repeat at our own cost what has to be repeated.',
    support: 'You meet two coaches before choosing, at no charge.',
    place: '/services/executive-coaching#questions',
    basis: 'We propose someone else and repeat at our own cost what has to be repeated.',
    follow: { cost: 'executive-coaching.wrong-coach' },
  },
  {
    id: 'executive-coaching.duration',
    lead: 'Six months to a year, long enough for a new habit to be tried under strain: ten to twenty sessions of ninety minutes, with calls between. We do not extend without a fresh aim.',
    support:
      'The fee is fixed for an agreed number of sessions, with interviews, preparation and calls included.',
    place: '/services/executive-coaching#engagement',
    basis: 'Six months to a year, long enough for a new habit to be tried under strain',
  },
  {
    id: 'executive-coaching.session-time',
    lead: 'Ninety minutes at a time, ten to twenty sessions in all, with a little preparation and the willingness to be watched at work once or twice.',
    support: 'You meet every two or three weeks, over six months to a year, with calls between.',
    place: '/services/executive-coaching#questions',
    basis: 'Ninety minutes at a time, a little preparation',
    follow: { duration: 'executive-coaching.session-time' },
  },
  {
    id: 'executive-coaching.reschedule',
    lead: 'You may move a session at no charge, and without losing it, up to the day before.',
    place: '/services/executive-coaching#questions',
    basis: 'You may move a session at no charge, and without losing it, up to the day before.',
    follow: { cost: 'executive-coaching.reschedule' },
  },
];
