import type { Condition } from '../../shared/deadlines/condition.ts';
import type { Event, Place, Sector, Size } from '../../shared/deadlines/answers.ts';

export const EU_MEMBERS = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Whether one of `wanted` was chosen; undefined if the question is not answered. */
const chosen = <Choice>(
  list: readonly Choice[] | undefined,
  wanted: readonly Choice[],
): boolean | undefined => list?.some((one) => wanted.includes(one));

export const established =
  (...places: readonly Place[]): Condition =>
  ({ established: list }) =>
    chosen(list, places);

export const peopleIn =
  (...places: readonly Place[]): Condition =>
  ({ people }) =>
    chosen(people, places);

export const sector =
  (...sectors: readonly Sector[]): Condition =>
  ({ sectors: list }) =>
    chosen(list, sectors);

export const happened =
  (...events: readonly Event[]): Condition =>
  ({ events: list }) =>
    chosen(list, events);

export const size =
  (...sizes: readonly Size[]): Condition =>
  (answers) =>
    answers.size && sizes.includes(answers.size);

/** Whether at least `count` people are affected. */
export const affected =
  (count: number): Condition =>
  (answers) =>
    answers.affected === undefined ? undefined : answers.affected >= count;

export const listedInUs: Condition = (answers) => answers.listedInUs;

/** For facts that no question covers: the regime is shown as possible. */
export const open: Condition = () => undefined;
