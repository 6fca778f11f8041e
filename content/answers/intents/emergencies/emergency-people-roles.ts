import { eachWith } from '../people.ts';

/** Messages from a danger to somebody who is named by title. */
export const EMERGENCY_PEOPLE_ROLES: readonly string[] = eachWith(
  [
    'was kidnapped',
    'was shot',
    'is missing',
    'was abducted',
    'was taken hostage',
    'has collapsed',
    'kidnapped',
    'was stabbed',
    'has been shot',
    'is missing in Bogota',
    'is being held hostage',
    'was attacked outside the office',
    'is unconscious',
    'was kidnapped this morning',
    'shot',
    'has gone missing on a trip',
  ],
  3,
);
