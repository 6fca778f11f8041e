import { FIRM } from '../../../content/firm.ts';

const [OFFICE] = FIRM.offices;

export const OFFICE_CITY = OFFICE.city;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: OFFICE.timeZone,
});

/** Day and time in the zone of the first office, for mails whose recipient's time zone is unknown. */
export function formatOfficeTime(ms: number): string {
  return TIME.format(ms);
}
