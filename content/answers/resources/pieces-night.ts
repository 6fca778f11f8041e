import type { AnswerEntry } from '../types.ts';

export const PIECES_NIGHT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.night.chance',
    lead: 'If each person answers seven times in ten, a rule that two must agree fails on about half of all nights: a decision on 49 per cent of nights. One named person: 70; either of two: 91; any two of four: 91.6; any one of three: 97.3.',
    support:
      'A list of three who may each decide alone fails about one night in forty. It is arithmetic and assumes that each answers within fifteen minutes, independently.',
    place: '/insights/who-decides-at-two-in-the-morning#exhibit-chance-of-a-decision',
    basis: 'The rule for who may decide changes the chance that a night decision can be taken',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.assumption',
    lead: 'The chances at night are arithmetic: each person is assumed to answer within fifteen minutes on 70 per cent of nights, independently of the others.',
    place: '/insights/who-decides-at-two-in-the-morning#exhibit-chance-of-a-decision',
    basis: 'assumes that each person answers within fifteen minutes on 70 per cent of nights, independently',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.delegated',
    lead: 'The stop is usually well delegated, and the restart, the correction and the cancellation usually are not, although they are needed the same night.',
    place: '/insights/who-decides-at-two-in-the-morning#findings-heading',
    basis:
      'The stop is usually well delegated and the restart, the correction and the cancellation usually are not',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.hours',
    lead: 'Executives who keep office hours in three time zones are still away from their desks for 78 of the 168 hours in a week.',
    place: '/insights/who-decides-at-two-in-the-morning#findings-heading',
    basis: 'still away from their desks for 78 of the 168 hours in a week',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.seams',
    lead: 'Authority is lost at three seams: between shifts, between organisations and countries, and between the person who knows and the person who may. The paper reads six public inquiries and incidents for it.',
    place: '/insights/who-decides-at-two-in-the-morning#who-decides-at-two-in-the-morning-title',
    basis: 'The paper reads six public inquiries and incidents for what went wrong with the right to decide',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.tools',
    lead: 'It gives a page of delegations, a rule for deputies with the arithmetic behind it, a handover of ten minutes and a rest rota, which an executive team can adopt in a fortnight.',
    place: '/insights/who-decides-at-two-in-the-morning#who-decides-at-two-in-the-morning-title',
    basis: 'a handover of ten minutes and a rest rota that an executive team can adopt in a fortnight',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.handover',
    lead: 'The paper has a handover of ten minutes, beside a page of delegations, a rule for deputies and a rest rota.',
    support: 'An executive team can adopt them in a fortnight.',
    place: '/insights/who-decides-at-two-in-the-morning#who-decides-at-two-in-the-morning-title',
    basis: 'a handover of ten minutes',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
  {
    id: 'pieces.night.length',
    lead: '“Who decides at two in the morning” is a 12 min read: 2,798 words, 3 exhibits and 11 notes with their sources, also as a PDF, by the Crisis Response Practice, of 8 October 2026.',
    support:
      'Its parts: three seams in which authority is lost; the stop is delegated, the rest is not; how likely is it that somebody answers; a page of delegations; deputies who are in charge; a handover of ten minutes; rest; what to do on Monday; where this does not apply.',
    place: '/insights/who-decides-at-two-in-the-morning#piece',
    basis: '2,798 words, 3 exhibits and 11 notes',
    follow: { duration: 'pieces.night.length', who: 'pieces.night.length' },
  },
];
