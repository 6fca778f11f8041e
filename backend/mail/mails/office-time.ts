import { FIRM } from '../../../content/firm.ts';

const [OFFICE] = FIRM.offices;

export const OFFICE_CITY = OFFICE.city;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: OFFICE.timeZone,
});

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: OFFICE.timeZone });

/** Formats the last day of a period, in the time zone of the first office. @param end exclusive end in milliseconds */
export function formatLastDay(end: number): string {
  return DAY.format(end - 1);
}

/** Day and time in the zone of the first office, for mails whose recipient's time zone is unknown. */
export function formatOfficeTime(ms: number): string {
  return TIME.format(ms);
}
