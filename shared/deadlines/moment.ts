import { Temporal } from 'temporal-polyfill';

import type { Moment } from './answers.ts';

export const EARLIEST_DATE = '2018-01-01';

/** The moment in each zone that it may have been read in. */
function readings({ date, time, zone }: Moment, zones: readonly string[]): Temporal.ZonedDateTime[] {
  const plain = Temporal.PlainDate.from(date).toPlainDateTime(time ?? '00:00');
  // A skipped or doubled hour of a clock change counts as the earlier of its two readings.
  return (zone === undefined ? zones : [zone]).map((one) =>
    plain.toZonedDateTime(one, { disambiguation: 'earlier' }),
  );
}

/**
 * Reads a moment. Where its zone is unknown, the earliest of the candidates counts, so that no deadline comes too late.
 * @param zones candidates for an unknown zone; at least one
 */
export function zoned(moment: Moment, zones: readonly string[]): Temporal.ZonedDateTime {
  const [earliest] = readings(moment, zones).sort(Temporal.ZonedDateTime.compare);
  if (!earliest) throw new RangeError('A moment needs a time zone.');
  return earliest;
}

export function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
