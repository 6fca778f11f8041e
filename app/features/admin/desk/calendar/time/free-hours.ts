import { officeOf } from '#shared/calendar.ts';
import { hoursOnDay } from '#shared/consultant-hours.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';

import { dayAt, epochAt, spanOfDay, weekdayOf } from '#app/features/admin/desk/time/zone-time.ts';
import { addDays } from '#shared/time/calendar-day.ts';

type Span = [starts: number, ends: number];

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

/** Whether a consultant is free from one moment to another, in milliseconds, appointments left aside. */
export function isWithinFreeHours(consultant: DeskConsultant, starts: number, ends: number): boolean {
  const zone = officeOf(consultant.office).timeZone;
  const spans = freeHours(consultant, dayAt(starts, zone), zone);
  return spans.some(([first, last]) => first <= starts && ends <= last);
}
