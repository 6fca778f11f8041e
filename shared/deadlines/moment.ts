import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

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
 * Reads a moment. Where its zone is unknown, the earliest of the candidates counts, so that no deadline comes too late.
 * @param zones candidates for an unknown zone; at least one
 * @throws RangeError if the date, the time or the zone does not exist
 */
export function zoned({ date, time = '00:00', zone }: Moment, zones: readonly string[]): Zoned {
  const [year = 0, month = 0, day = 0] = numbers(DATE, date);
  const [hour = 0, minute = 0] = numbers(TIME, time);
  const [earliest] = (zone === undefined ? zones : [zone])
    .map((one) => onClock([year, month, day], [hour, minute], one))
    .sort(ZonedDateTime.compare);
  if (!earliest) throw new RangeError('A moment needs a time zone.');
  return earliest;
}

export function isZone(zone: string): boolean {
  try {
    onClock([2026, 1, 1], [0, 0], zone);
    return true;
  } catch {
    return false;
  }
}
