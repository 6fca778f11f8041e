import { APPOINTMENT_MINUTES } from '#shared/calendar/calendar.ts';
import { officeOf } from '#shared/offices.ts';
import type { OfficeSlug } from '#shared/offices.ts';
import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { instantFormat } from '#shared/text/format-instant.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import type { BookingFailure } from './calendar-api.ts';

type Format = ReturnType<typeof instantFormat>;

/** Formatters by time zone, reused for all times of a list, because creating one is slow. */
const FORMATS = new Map<string, Format>();

export function localTime(at: string, timeZone: string): ReturnType<Format> {
  const format = FORMATS.get(timeZone) ?? instantFormat(timeZone);
  FORMATS.set(timeZone, format);
  return format(at);
}

/** `2026-11-24` as `Tuesday 24 November 2026`. */
export function dayText(day: string): string {
  return localTime(`${day}T00:00Z`, 'UTC').day;
}

/** `London 09:30`, `London Mon 23:30` if it is another day there, or `London` if its clocks show the visitor's time. */
export function officeTimeText(start: string, slug: OfficeSlug, visitorZone: string): string {
  const { city, timeZone } = officeOf(slug);
  const here = localTime(start, visitorZone);
  const there = localTime(start, timeZone);
  if (here.day === there.day && here.time === there.time) return city;
  const weekday = here.day === there.day ? '' : there.day.slice(0, 3);
  return CALENDAR_PICKER.times.inOffice(city, weekday, there.time);
}

/** `Tuesday 24 November 2026, 09:30 to 10:00`. */
export function spanText(start: string, timeZone: string): string {
  const end = new Date(Date.parse(start) + APPOINTMENT_MINUTES * MINUTE_MS).toISOString();
  const { day, time } = localTime(start, timeZone);
  return CALENDAR_PICKER.times.span(day, time, localTime(end, timeZone).time);
}

/** The name of a time zone for people: `America/New York`. */
export function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Why the times could not be loaded, or a time could not be held. */
export function failureText(failure: BookingFailure): string {
  if (failure === 'gone') return CALENDAR_PICKER.times.taken;
  return CALENDAR_PICKER.faults[failure === 'too_many' ? 'failed' : failure];
}
