/** One form for build and browser, whatever the machine's language and time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-03-09` as `9 March 2026`. */
export function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
