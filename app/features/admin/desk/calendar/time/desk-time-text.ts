import { localDay } from '#app/features/admin/desk/text/local-time.ts';

import { clockAt, dayAt } from '#app/features/admin/desk/time/zone-time.ts';

/** A day as in `Tuesday 24 November`, in the browser's locale, with the year unless it is the current one. */
export function longDay(day: string): string {
  const isThisYear = day.startsWith(`${new Date().getFullYear()}-`);
  const year = isThisYear ? undefined : 'numeric';
  return localDay(day, { weekday: 'long', day: 'numeric', month: 'long', year });
}

/** A day as in `Tue 24 Nov`, in the browser's locale. */
export function shortDay(day: string): string {
  return localDay(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A moment with its day and its time in a zone. */
export function momentText(moment: string, zone: string): string {
  return `${longDay(dayAt(moment, zone))}, ${clockAt(moment, zone)}`;
}
