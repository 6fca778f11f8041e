import type { OfficeSlug } from '../offices.ts';
import { CLOSED_DAYS } from '../office-holidays.ts';

type Span = [starts: string, ends: string];

type ConsultantHours = {
  office: OfficeSlug;
  hours: readonly (readonly [weekday: number, starts: string, ends: string])[];
  /** Days with hours of their own. Without times the consultant does not work on that day. */
  exceptions: readonly (readonly [day: string, starts: string | null, ends: string | null])[];
};

/**
 * A consultant's working hours on a day, in the local time of the office: those of the day's exceptions if there are any,
 * none on a public holiday, otherwise those of the weekday.
 * @param weekday 1 (Monday) to 7
 */
export function hoursOnDay(
  { hours, exceptions, office }: ConsultantHours,
  day: string,
  weekday: number,
): Span[] {
  const own = exceptions.filter(([date]) => date === day);
  if (own.length > 0) {
    const spans = own.flatMap(([, starts, ends]): Span[] => (starts && ends ? [[starts, ends]] : []));
    // An exception without times makes the whole day a day off.
    return spans.length === own.length ? spans : [];
  }
  if (CLOSED_DAYS[office].has(day)) return [];
  return hours.flatMap(([on, starts, ends]) => (on === weekday ? [[starts, ends]] : []));
}
