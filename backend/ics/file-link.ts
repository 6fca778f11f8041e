/** The address of a link that saves a calendar file, so that the file needs no address on the site. */
export function calendarFileLink(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
