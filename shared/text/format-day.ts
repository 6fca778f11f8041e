/** Fixed locale and time zone: the prerendered text must equal the browser's. */
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { ...MONTH, day: 'numeric' });

/** Formats `2026-03-09` as `9 March 2026`. */
export function formatDay(date: string): string {
  return DAY_FORMAT.format(new Date(`${date}T00:00:00Z`));
}
