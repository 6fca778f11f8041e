/** The calendar file as a data URL, so that no endpoint has to serve it. */
export function calendarFileLink(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
