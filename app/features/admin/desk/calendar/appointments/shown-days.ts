import type { CalendarUrlState } from '#app/features/admin/desk/url/calendar-url.ts';
import { daysFrom, mondayOf } from '#app/features/admin/desk/time/zone-time.ts';
import { addDays } from '#shared/time/calendar-day.ts';

const DAYS = { day: 1, week: 7, list: 28 } as const;

/** The days that a view shows: a week begins on Monday. */
export function shownDays(span: CalendarUrlState['span'], day: string): string[] {
  return daysFrom(span === 'week' ? mondayOf(day) : day, DAYS[span]);
}

/** The day of the view before or after. */
export function turned(span: CalendarUrlState['span'], day: string, direction: 1 | -1): string {
  return addDays(day, direction * DAYS[span]);
}
