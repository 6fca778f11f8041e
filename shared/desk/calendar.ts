import * as z from 'zod/mini';

import {
  CALENDAR_LIMITS,
  LONGEST_HORIZON_DAYS,
  mediumSchema,
  numberGiven,
  telephoneSchema,
  zoneSchema,
} from '../calendar/calendar.ts';
import { OFFICE_SLUGS } from '../offices.ts';
import type { AppointmentState, Medium } from '../calendar/calendar.ts';
import type { OfficeSlug } from '../offices.ts';
import { INTEREST_OPTIONS } from '../forms/contact-options.ts';
import { emailSchema } from '../forms/contact.ts';
import type { DeskLogEntry, DeskEnquiry } from './enquiries.ts';
import { day, uuid, version } from './values.ts';

/*
 * The calls of the desk's calendar and their results. A change of an older version is refused with PT409; a change that
 * cannot be made (the time is taken, the appointment is over, the account is no admin) with PT422 and one sentence.
 */

/** Limits in characters. The database repeats each of them. */
export const CONSULTANT_LIMITS = {
  name: 120,
  meetingUrl: 500,
  busyUrl: 1000,
  hours: 70,
  exceptions: 200,
} as const;

const change = { appointment: uuid, expected_version: version };
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const webAddress = (limit: number) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(limit), z.regex(/^https:\/\/[^\s"<>\\]+$/)));

/** A time for the sender of an enquiry, who is sent the invitation. */
const staffBookingSchema = z
  .strictObject({
    submission: uuid,
    starts: z.iso.datetime({ offset: true, precision: -1 }),
    consultant: uuid,
    medium: mediumSchema,
    telephone: z.nullable(telephoneSchema),
    /** The visitor's. */
    zone: zoneSchema,
  })
  .check(numberGiven);

const details = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONSULTANT_LIMITS.name)),
  office: z.enum(OFFICE_SLUGS),
  notice_minutes: within(0, 20_160),
  horizon_days: within(1, LONGEST_HORIZON_DAYS),
  buffer_minutes: within(0, 120),
  daily_maximum: within(1, 16),
  /** Empty: all of them. */
  topics: z
    .array(z.enum(INTEREST_OPTIONS.map((option) => option.value)))
    .check(z.maxLength(INTEREST_OPTIONS.length)),
  meeting_url: webAddress(CONSULTANT_LIMITS.meetingUrl),
  is_open: z.boolean(),
  busy_url: webAddress(CONSULTANT_LIMITS.busyUrl),
};

/** A new consultant is named by the account's email address, an existing one by id and version. */
export const newConsultantSchema = z.strictObject({ email: emailSchema, ...details });
export const consultantSchema = z.strictObject({ id: uuid, version, ...details });

const hourSpan = z.tuple([within(1, 7), clock, clock]);
const exception = z.tuple([day, z.nullable(clock), z.nullable(clock)]);

export const CALENDAR_CALLS = {
  /** The appointments that start on these days in UTC, both included. */
  list_appointments: z.strictObject({
    from_day: day,
    to_day: day,
    consultant: z.optional(z.nullable(uuid)),
  }),
  /** When a consultant is not free on these days in UTC, both included. */
  list_taken_times: z.strictObject({ consultant: uuid, from_day: day, to_day: day }),
  appointment_detail: z.strictObject({ appointment: uuid }),
  /** Also replaces an appointment that was cancelled or missed. */
  book_appointment_by_staff: staffBookingSchema,
  move_appointment_by_staff: z.strictObject({
    ...change,
    starts: z.iso.datetime({ offset: true, precision: -1 }),
    consultant: uuid,
  }),
  /** The visitor reads the reason. */
  cancel_appointment_by_staff: z.strictObject({
    ...change,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(CALENDAR_LIMITS.reason)),
  }),
  /** Gives it to the caller's own consultant. */
  take_appointment: z.strictObject(change),
  /** `booked` undoes a mark. */
  mark_appointment: z.strictObject({ ...change, outcome: z.enum(['held', 'missed', 'booked']) }),
  list_consultants: z.optional(z.strictObject({})),
  save_consultant: z.strictObject({ consultant: z.union([newConsultantSchema, consultantSchema]) }),
  /** Replaces all hours and all exceptions from today on. Days and times are those of the office. */
  save_hours: z.strictObject({
    consultant: uuid,
    hours: z.array(hourSpan).check(z.maxLength(CONSULTANT_LIMITS.hours)),
    exceptions: z.array(exception).check(z.maxLength(CONSULTANT_LIMITS.exceptions)),
    expected_version: version,
  }),
  /** Makes a new secret address for the feed; the one before stops working. */
  make_feed_token: z.strictObject({ consultant: uuid }),
  calendar_figures: z.optional(z.strictObject({})),
} as const;

/** An appointment as the desk lists it. */
export type DeskAppointment = {
  id: string;
  submission_id: string;
  reference: string | null;
  /** First and last name of the visitor. */
  name: string;
  company: string;
  consultant_id: string;
  consultant_name: string;
  office: OfficeSlug;
  starts_at: string;
  ends_at: string;
  /** The visitor's time zone. */
  zone: string;
  medium: Medium;
  telephone: string | null;
  topic: string | null;
  page: string | null;
  state: AppointmentState;
  version: number;
  created_at: string;
  cancelled_by: 'visitor' | 'staff' | null;
  cancel_reason: string | null;
};

/** A time at which a consultant is not free, with the pause after an appointment. */
export type TakenTime = {
  starts: string;
  ends: string;
  /** Null for a hold, and for an entry of the imported calendar. */
  appointment_id: string | null;
  /** From the imported calendar: the database does not refuse to book it. */
  is_imported: boolean;
};

export type AppointmentDetail = {
  appointment: DeskAppointment;
  submission: DeskEnquiry;
  /** Log entries about the enquiry and its appointment, oldest first. */
  history: DeskLogEntry[];
};

export type DeskConsultant = Omit<z.infer<typeof consultantSchema>, 'topics'> & {
  topics: string[];
  /** Null once the account has been deleted or is no longer an admin. */
  user_id: string | null;
  email: string | null;
  /** When the imported calendar was last read, and what went wrong. */
  busy_read_at: string | null;
  busy_error: string | null;
  has_feed: boolean;
  /** Booked appointments that have not begun. */
  upcoming: number;
  /** Weekday from 1 for Monday, start and end as in `09:00`. */
  hours: [number, string, string][];
  /** From today on. Without times the day is off. */
  exceptions: [string, string | null, string | null][];
};

/** Over the last 90 days, without suspected spam. */
export type CalendarFigures = {
  /** From booking to start; null if there are none. */
  median_lead_days: number | null;
  booked: number;
  held: number;
  missed: number;
  cancelled: number;
  /** By the page from which they were sent, null if it is unknown; most enquiries first. */
  by_page: { page: string | null; enquiries: number; appointments: number }[];
};

/** The results of the desk's calls about the calendar. */
export type CalendarResults = {
  /** By their start. */
  list_appointments: DeskAppointment[];
  /** By start. */
  list_taken_times: TakenTime[];
  appointment_detail: AppointmentDetail;
  book_appointment_by_staff: DeskAppointment;
  move_appointment_by_staff: DeskAppointment;
  cancel_appointment_by_staff: DeskAppointment;
  take_appointment: DeskAppointment;
  mark_appointment: DeskAppointment;
  /** By name. */
  list_consultants: DeskConsultant[];
  save_consultant: DeskConsultant;
  save_hours: DeskConsultant;
  /** The token of the feed's address. */
  make_feed_token: string;
  calendar_figures: CalendarFigures;
};
