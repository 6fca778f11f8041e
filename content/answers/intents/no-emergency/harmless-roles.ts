import { eachWith } from '../people.ts';

/** Messages about somebody who is named by title and not in danger. */
export const HARMLESS_ROLES: readonly string[] = eachWith(
  [
    'was in the office',
    'is on holiday',
    'was promoted',
    'vacancy',
    'was fired last year',
    'has been at your webinar',
    'is missing from the distribution list',
    'was in your last exercise',
    'is looking for a coach',
    'has read your paper',
    'shortlist',
    'was on stage with you in London',
    'has retired',
    'would like to meet you',
    'was elected in May',
    'has left the board',
    'is travelling to your event',
  ],
  3,
);
