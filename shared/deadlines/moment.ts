import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';

import type { Moment } from './answers.ts';

/** A moment on the clock of a time zone. `epochMilliseconds` and `timeZoneId` are plain numbers and names. */
export type Zoned = ReturnType<typeof PlainDateTime.toZonedDateTime>;

export const EARLIEST_DATE = '2018-01-01';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d)$/;

/** Converts a local time in a zone. A time that occurs twice at a clock change is taken as the first. */
export function onClock(
  [year, month, day]: readonly [year: number, month: number, day: number],
  [hour, minute]: readonly [hour: number, minute: number],
  zone: string,
): Zoned {
  const clock = PlainDateTime.fromFields({ year, month, day, hour, minute }, { overflow: 'reject' });
  return PlainDateTime.toZonedDateTime(clock, zone, { disambiguation: 'earlier' });
}

function numbers(pattern: RegExp, text: string): number[] {
  const match = pattern.exec(text);
  if (!match) throw new RangeError(`${text} is not a date or time.`);
  return match.slice(1).map(Number);
}

/**
 * Reads a moment.
 * @param usualZone zone of a moment that names none
 * @throws RangeError if the date, the time or the zone does not exist
 */
export function zoned({ date, time = '00:00', zone }: Moment, usualZone: string): Zoned {
  const [year = 0, month = 0, day = 0] = numbers(DATE, date);
  const [hour = 0, minute = 0] = numbers(TIME, time);
  return onClock([year, month, day], [hour, minute], zone ?? usualZone);
}

export function isZone(zone: string): boolean {
  try {
    onClock([2026, 1, 1], [0, 0], zone);
    return true;
  } catch {
    return false;
  }
}
