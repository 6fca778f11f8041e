import type { FreeTime } from '#shared/calendar/calendar.ts';
import type { OfficeSlug } from '#shared/offices.ts';
import { addDays, dayIn } from '#shared/time/calendar-day.ts';

/** A day of the calendar without a time zone: `2026-11-24`. */
export type Day = string;

const DAYS_OF_WEEK = 7;

/** The free times of each day in the visitor's zone, optionally of one office only. */
export function timesByDay(
  times: readonly FreeTime[],
  timeZone: string,
  office: OfficeSlug | undefined,
): Map<Day, FreeTime[]> {
  const dayOf = dayIn(timeZone);
  const days = new Map<Day, FreeTime[]>();
  for (const { start, offices } of times) {
    const free = office ? offices.filter((slug) => slug === office) : offices;
    if (free.length === 0) continue;
    const day = dayOf(start);
    const time = { start, offices: free };
    const known = days.get(day);
    if (known) known.push(time);
    else days.set(day, [time]);
  }
  return days;
}

/** The same day of another month, or its last day if that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** Index of a day in its week: 0 is Monday. */
export function placeInWeek(day: Day): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
}

/** The weeks of a month from Monday to Sunday; days of other months are undefined. */
export function weeksOf(month: string): (Day | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -placeInWeek(first));
  const weeks: (Day | undefined)[][] = [];
  for (let day = start; monthOf(day) <= month; day = addDays(day, DAYS_OF_WEEK)) {
    const week = Array.from({ length: DAYS_OF_WEEK }, (_, place) => addDays(day, place));
    weeks.push(week.map((one) => (monthOf(one) === month ? one : undefined)));
  }
  return weeks;
}

export function clampDay(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}
