/** Fixed locale and time zone: the prerendered text must equal the browser's. */
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { ...MONTH, day: 'numeric' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', MONTH);

/** Formats `2026-03-09` as `9 March 2026`. */
export function formatDay(date: string): string {
  return DAY_FORMAT.format(new Date(`${date}T00:00:00Z`));
}

/** Formats `2026-03-09` or `2026-03` as `March 2026`. */
export function formatMonth(date: string): string {
  return MONTH_FORMAT.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}
