import { momentAt } from '#app/features/admin/desk/time/zone-time.ts';
import { telephoneSchema } from '#shared/calendar/calendar.ts';
import type { Medium } from '#shared/calendar/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';

export type BookingValues = {
  /** Id of the consultant. */
  consultant: string;
  medium: Medium;
  telephone: string;
  /** The visitor's time zone; `day` and `time` are in it. */
  zone: string;
  day: string;
  time: string;
};
type Field = 'telephone' | 'day' | 'time';
export type InvalidFields = Partial<Record<Field, 'missing' | 'skipped'>>;

export type AskedBooking = {
  consultant: DeskConsultant;
  medium: Medium;
  telephone: string | null;
  zone: string;
  /** In UTC. */
  starts: string;
};

type Checked = { booking: AskedBooking; invalid?: never } | { booking?: never; invalid: InvalidFields };

/** The booking described by these values, or the fields that are invalid. */
export function bookingOf(values: BookingValues, consultant: DeskConsultant): Checked {
  const { medium, zone, day, time } = values;
  const telephone = medium === 'telephone' ? telephoneSchema.safeParse(values.telephone).data : null;
  const isDated = isCalendarDay(day) && time !== '';
  const starts = isDated ? momentAt(day, time, zone) : undefined;
  if (telephone !== undefined && starts !== undefined)
    return { booking: { consultant, medium, telephone, zone, starts } };
  const invalid: InvalidFields = {};
  if (telephone === undefined) invalid.telephone = 'missing';
  if (!isCalendarDay(day)) invalid.day = 'missing';
  if (time === '') invalid.time = 'missing';
  if (isDated && starts === undefined) invalid.time = 'skipped';
  return { invalid };
}
