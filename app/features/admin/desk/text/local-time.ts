/** Date and time in the browser's locale and time zone. */
export function localTime(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toLocaleString();
}

/** The day of a moment in the browser's locale and time zone. */
export function localDate(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toLocaleDateString();
}

/** A calendar day of the office in the browser's locale. Formatted in UTC, so that no time zone shifts it. */
export function localDay(day: string, options?: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { ...options, timeZone: 'UTC' });
}
