import { isCalendarDay } from '#shared/time/calendar-day.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/* Readers of single values of the query. What they do not know becomes empty or the fallback. */

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
  return text && UUID.test(text) ? text : '';
}
