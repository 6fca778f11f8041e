import { uuid } from '#shared/desk/values.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';

/* Readers of single values of the query. Unknown values become empty or the fallback. */

export function oneOf<Value extends string, Fallback>(
  text: string | null,
  values: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  return values.find((value) => value === text) ?? fallback;
}

export function dayOf(text: string | null): string {
  return text && isCalendarDay(text) ? text : '';
}

export function idOf(text: string | null): string {
  return text && uuid.safeParse(text).success ? text : '';
}
