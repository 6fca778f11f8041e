import { FIRM } from '../../../content/firm.ts';

const [OFFICE] = FIRM.offices;

export const OFFICE_CITY = OFFICE.city;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: OFFICE.timeZone,
});

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: OFFICE.timeZone });

/** The last day before an instant at which a period ends, in the zone of the first office. */
export function formatLastDay(end: number): string {
  return DAY.format(end - 1);
}

/** Day and time in the zone of the first office, for mails whose recipient's time zone is unknown. */
export function formatOfficeTime(ms: number): string {
  return TIME.format(ms);
}
