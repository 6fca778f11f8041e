import { FIRM } from '../../../content/firm.ts';

const [OFFICE] = FIRM.offices;

export const OFFICE_CITY = OFFICE.city;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: OFFICE.timeZone,
});

/** Day and time by the clock of the first office, in which mails to the staff give times. */
export function officeTime(ms: number): string {
  return TIME.format(ms);
}
