import { Temporal } from 'temporal-polyfill';

import { hoursOnDay } from '../../../shared/calendar/consultant-hours.ts';
import type { Consultant } from '../calendar-data.ts';
import type { Span } from '../spans.ts';

/** Every request looks up the same moments. A cache is emptied when it reaches this size. */
const CACHED_MOMENTS = 20_000;

const moments = new Map<string, number>();

/**
 * Converts a local time of the office to epoch milliseconds. For a time that a clock change skips or repeats, a start
 * resolves to the later instant and an end to the earlier one, so that no appointment lies outside the working hours.
 */
function momentOf(day: string, time: string, zone: string, edge: 'start' | 'end'): number {
  const key = `${day} ${time} ${zone} ${edge}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const date = Temporal.PlainDate.from(day);
  const clock =
    time === '24:00'
      ? date.add({ days: 1 }).toPlainDateTime()
      : date.toPlainDateTime(Temporal.PlainTime.from(time));
  const disambiguation = edge === 'start' ? 'later' : 'earlier';
  const moment = clock.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  if (moments.size >= CACHED_MOMENTS) moments.clear();
  moments.set(key, moment);
  return moment;
}

/** A calendar day in a time zone, with its bounds in epoch milliseconds. */
export type Day = { date: string; weekday: number; start: number; end: number };

const days = new Map<string, Day>();

function dayFrom(date: Temporal.PlainDate, zone: string): Day {
  const key = `${date.toString()} ${zone}`;
  const known = days.get(key);
  if (known) return known;
  const day = {
    date: date.toString(),
    weekday: date.dayOfWeek,
    start: date.toZonedDateTime(zone).epochMilliseconds,
    end: date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
  };
  if (days.size >= CACHED_MOMENTS) days.clear();
  days.set(key, day);
  return day;
}

function dateOf(moment: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
}

/** The day in a time zone that contains `moment`. */
export function dayOf(moment: number, zone: string): Day {
  return dayFrom(dateOf(moment, zone), zone);
}

/** `amount` days in a time zone, beginning with the one that contains `moment`. */
export function daysFrom(moment: number, amount: number, zone: string): Day[] {
  const first = dateOf(moment, zone);
  return Array.from({ length: amount }, (_, index) => dayFrom(first.add({ days: index }), zone));
}

/** The week in a time zone, Monday to Sunday, that contains `moment`. */
export function weekOf(moment: number, zone: string): Span {
  const date = dateOf(moment, zone);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return [dayFrom(monday, zone).start, dayFrom(monday.add({ days: 6 }), zone).end];
}

/** When a consultant works on a day, in order. */
export function workingHours(
  consultant: Pick<Consultant, 'hours' | 'exceptions' | 'office'>,
  { date, weekday }: Day,
  zone: string,
): Span[] {
  return hoursOnDay(consultant, date, weekday)
    .map(([starts, ends]): Span => [momentOf(date, starts, zone, 'start'), momentOf(date, ends, zone, 'end')])
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b);
}
