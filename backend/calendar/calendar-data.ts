import { LONGEST_HORIZON_DAYS } from '../../shared/calendar/calendar.ts';
import { OFFICE_SLUGS } from '../../shared/offices.ts';
import type { OfficeSlug } from '../../shared/offices.ts';
import { INTEREST_OPTIONS } from '../../shared/forms/contact-options.ts';

/** How far ahead calendars are read: a day more than any horizon, for the zones. */
export const READ_AHEAD_DAYS = LONGEST_HORIZON_DAYS + 1;

/** `topic` is a value of an enquiry's `interest`. `undefined` means any. */
export type TimeFilter = { topic?: string | undefined; office?: OfficeSlug | undefined };

/** Reads a topic and an office. An unknown value counts as any. */
export function filterOf(valueOf: (name: 'topic' | 'office') => string | null): TimeFilter {
  const topic = INTEREST_OPTIONS.find(({ value }) => value === valueOf('topic'))?.value;
  const office = OFFICE_SLUGS.find((slug) => slug === valueOf('office'));
  return { topic, office };
}

/** Hours of a weekday (1 is Monday) on the office's clock, such as `[1, '09:00', '17:00']`. */
type WeeklyHours = readonly [weekday: number, starts: string, ends: string];

/** A day with hours of its own, which count on holidays too; without hours the day is off. */
type DayException = readonly [day: string, starts: string | null, ends: string | null];

/** The settings and commitments that decide when a consultant can be booked, as `private.calendar_data` returns them. */
export type Consultant = {
  id: string;
  number: number;
  office: OfficeSlug;
  notice_minutes: number;
  horizon_days: number;
  /** Kept free after each appointment. */
  buffer_minutes: number;
  daily_maximum: number;
  /** Values of the enquiry's interest; empty for all. */
  topics: readonly string[];
  hours: readonly WeeklyHours[];
  exceptions: readonly DayException[];
  /** Imported from the consultant's own calendar. */
  busy: readonly (readonly [start: string, end: string])[];
  /** Appointments and times held, each with its buffer. */
  claims: readonly (readonly [start: string, end: string, isHold: boolean])[];
  last_booked_at: string | null;
};

export type CalendarData = { consultants: readonly Consultant[] };
