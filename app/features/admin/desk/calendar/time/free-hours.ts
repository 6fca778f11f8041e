import { APPOINTMENT_MINUTES } from '#shared/calendar/calendar.ts';
import { officeOf } from '#shared/offices.ts';
import { hoursOnDay } from '#shared/calendar/consultant-hours.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { dayAt, epochAt, spanOfDay, weekdayOf } from '#app/features/admin/desk/time/zone-time.ts';
import { addDays } from '#shared/time/calendar-day.ts';

export type Span = [starts: number, ends: number];

/** A consultant's hours within a day of another zone, in milliseconds. */
export function freeHours(consultant: DeskConsultant, day: string, zone: string): Span[] {
  const [first, last] = spanOfDay(day, zone);
  const office = officeOf(consultant.office).timeZone;
  // Zones are up to a day apart.
  return [addDays(day, -1), day, addDays(day, 1)]
    .flatMap((date) =>
      hoursOnDay(consultant, date, weekdayOf(date)).map(([start, end]): Span => {
        const [starts, ends] = [epochAt(date, start, office), epochAt(date, end, office)];
        return [Math.max(first, starts), Math.min(last, ends)];
      }),
    )
    .filter(([starts, ends]) => starts < ends);
}

/** The parts of `free` outside `taken` that are long enough for an appointment. */
export function withoutTaken(free: readonly Span[], taken: readonly Span[]): Span[] {
  let rest = [...free];
  for (const [starts, ends] of taken) {
    rest = rest
      .flatMap(([first, last]): Span[] => [
        [first, Math.min(last, starts)],
        [Math.max(first, ends), last],
      ])
      .filter(([first, last]) => last - first >= APPOINTMENT_MINUTES * MINUTE_MS);
  }
  return rest;
}

/** Whether a period, in milliseconds, is within the consultant's hours. Ignores appointments. */
export function isWithinFreeHours(consultant: DeskConsultant, starts: number, ends: number): boolean {
  const zone = officeOf(consultant.office).timeZone;
  const spans = freeHours(consultant, dayAt(starts, zone), zone);
  return spans.some(([first, last]) => first <= starts && ends <= last);
}
