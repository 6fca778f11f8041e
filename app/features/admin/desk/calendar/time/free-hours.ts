import { officeOf } from '#shared/calendar.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';
import { CLOSED_DAYS } from '#shared/office-holidays.ts';

import { addDays, epochAt, spanOfDay, weekdayOf } from '#app/features/admin/desk/time/zone-time.ts';

/** A consultant's hours on a day: those of an exception if there is one, none on a public holiday, otherwise the weekday's. */
function hoursOn({ hours, exceptions, office }: DeskConsultant, day: string): [string, string][] {
  const own = exceptions.filter(([date]) => date === day);
  if (own.length > 0) return own.flatMap(([, start, end]) => (start && end ? [[start, end]] : []));
  if (CLOSED_DAYS[office].has(day)) return [];
  return hours.flatMap(([weekday, start, end]) => (weekday === weekdayOf(day) ? [[start, end]] : []));
}

type Span = [starts: number, ends: number];

/** A consultant's hours within a day of another zone, in milliseconds. */
export function freeHours(consultant: DeskConsultant, day: string, zone: string): Span[] {
  const [first, last] = spanOfDay(day, zone);
  const office = officeOf(consultant.office).timeZone;
  // Zones are up to a day apart.
  return [addDays(day, -1), day, addDays(day, 1)]
    .flatMap((date) =>
      hoursOn(consultant, date).map(([start, end]): Span => {
        const [starts, ends] = [epochAt(date, start, office), epochAt(date, end, office)];
        return [Math.max(first, starts), Math.min(last, ends)];
      }),
    )
    .filter(([starts, ends]) => starts < ends);
}
