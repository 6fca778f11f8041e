import { Temporal } from 'temporal-polyfill';

import { addDays } from '#shared/time/calendar-day.ts';

/* Days and times of day in the zone that staff have chosen. Days are texts such as `2026-11-30`. */

const MINUTES_PER_HOUR = 60;

function inZone(moment: string | number, zone: string): Temporal.ZonedDateTime {
  const ms = typeof moment === 'number' ? moment : Date.parse(moment);
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
}

export function dayAt(moment: string | number, zone: string): string {
  return inZone(moment, zone).toPlainDate().toString();
}

/** The time of day of a moment, as in `09:30`. */
export function clockAt(moment: string | number, zone: string): string {
  return inZone(moment, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** ISO: 1 is Monday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Start and end of a day in milliseconds: 23 or 25 hours apart when the clocks change. */
export function spanOfDay(day: string, zone: string): [starts: number, ends: number] {
  const date = Temporal.PlainDate.from(day);
  const starts = date.toZonedDateTime(zone);
  return [starts.epochMilliseconds, date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds];
}

/** A local time. A time skipped when the clocks change is moved forwards; of a repeated one, the first is taken. */
function localTime(day: string, clock: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: clock });
}

/** Milliseconds of a local time. */
export function epochAt(day: string, clock: string, zone: string): number {
  return localTime(day, clock, zone).epochMilliseconds;
}

/**
 * The moment of a local time as staff enter it. A time that occurs twice is taken as the first.
 * @returns undefined for a time that is skipped when the clocks change
 */
export function momentAt(day: string, clock: string, zone: string): string | undefined {
  const time = localTime(day, clock, zone);
  const isSkipped = time.toPlainTime().toString({ smallestUnit: 'minute' }) !== clock;
  return isSkipped ? undefined : time.toInstant().toString({ smallestUnit: 'minute' });
}

/** Minutes since midnight on the clock, of a text such as `09:30`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

export function clockOf(minutes: number): string {
  const parts = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
