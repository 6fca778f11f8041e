import type { AnswerEntry } from '../types.ts';

const PLACE = '/resources/webinars#upcoming';

/** The link to join, the waiting list, and what else comes after a registration. */
export const WEBINARS_PLACES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'webinars.link',
    lead: 'The link to join follows by email before the session, usually a day and again an hour ahead.',
    place: PLACE,
    basis: 'The link to join follows by email before the session, usually a day and again an hour ahead.',
  },
  {
    id: 'webinars.waiting-list',
    lead: 'Register all the same: if all places are taken, an email confirms your place on the waiting list, and a place that becomes free goes to the next person on it.',
    place: PLACE,
    basis: 'an email confirms your place, or your place on the waiting list if all are taken',
  },
  {
    id: 'webinars.withdraw',
    lead: 'Every email about your place has a link, “I cannot come”. Press it, and somebody else can have the place.',
    support: 'The sessions are free of charge, so that nothing is owed.',
    place: PLACE,
    basis: 'Register, and an email confirms your place, or your place on the waiting list if all are taken.',
  },
  {
    id: 'webinars.questions',
    lead: 'A third of the time of a live session is for questions.',
    support: 'You may also write a question to the speaker when you register.',
    place: '/resources/webinars',
    basis: 'kept short, with a third of the time for questions',
  },
];
