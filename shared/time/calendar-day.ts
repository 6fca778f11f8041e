/* Days of the calendar as texts such as `2026-11-24`. */

import { DAY_MS } from './durations.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text names a day that exists. `Date` alone would turn 31 February into a day of March. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @param day as `YYYY-MM-DD` @param days may be negative */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day on which an instant falls in a time zone; without one, in that of the device. */
export function dayIn(timeZone?: string): (at: string | number | Date) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(new Date(at))) parts[type] = value;
    return `${parts.year}-${parts.month}-${parts.day}`;
  };
}
