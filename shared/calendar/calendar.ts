import * as z from 'zod/mini';

import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '../forms/contact-options.ts';
import { emailSchema, pageSchema } from '../forms/contact.ts';
import { optionalChoice, requiredText } from '../forms/fields.ts';
import { tooLongMessage } from '../forms/messages.ts';
import type { MAIL_WAITS } from '../forms/plain-forms.ts';
import { CONTACT_LIMITS } from '../limits.ts';
import { OFFICE_SLUGS } from '../offices.ts';
import type { OfficeSlug } from '../offices.ts';
import { TOKEN_PATTERN } from '../token-pattern.ts';

/** Address of the calendar for scripts: GET answers free times, POST holds, releases and books one. */
export const CALENDAR_PATH = '/functions/v1/calendar';

export const APPOINTMENT_MINUTES = 30;
export const HOLD_MINUTES = 5;
export const DEFAULT_NOTICE_MINUTES = 240;
export const DEFAULT_HORIZON_DAYS = 42;
/** The database repeats it. */
export const LONGEST_HORIZON_DAYS = 120;

export const MEDIA = ['video', 'telephone'] as const;
export type Medium = (typeof MEDIA)[number];

/** `held` means that it took place; see docs/glossary.md for the other meanings. */
const APPOINTMENT_STATES = ['booked', 'cancelled', 'held', 'missed'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** Limits in characters. The database repeats each of them. */
export const CALENDAR_LIMITS = { telephone: 32, zone: 64, about: 3600, reason: 1000 } as const;

const OFFSET = /^[+-]/;

/** Whether the text names a time zone of the IANA database. Offsets such as `+02:00` know no daylight saving. */
export function isTimeZone(text: string): boolean {
  if (text === '' || text.length > CALENDAR_LIMITS.zone || OFFSET.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const START = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

const START_MESSAGE = 'Please choose a time';
const ZONE_MESSAGE = 'Please choose a time zone from the list';
const ABOUT_MESSAGE = 'Please enter what you want to talk about';
const TELEPHONE_MESSAGE = 'Please enter a telephone number with its country code';

/** Start of an appointment in UTC, to the minute: `2026-11-24T09:30Z`. */
export const startSchema = z.string().check(
  z.regex(START, START_MESSAGE),
  z.refine((text) => !Number.isNaN(Date.parse(text)), START_MESSAGE),
);
const tokenSchema = z.string().check(z.regex(TOKEN_PATTERN));
const officeSchema = z.enum(OFFICE_SLUGS);
const topicSchema = z.enum(INTEREST_OPTIONS.map((option) => option.value));

export const mediumSchema = z.enum(MEDIA);
export const telephoneSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[+0-9 ()\-.]*$/, TELEPHONE_MESSAGE),
    z.minLength(5, TELEPHONE_MESSAGE),
    z.maxLength(CALENDAR_LIMITS.telephone, TELEPHONE_MESSAGE),
  );
export const zoneSchema = z.string().check(z.refine(isTimeZone, ZONE_MESSAGE));

/** A call by telephone needs a number. */
export const numberGiven = z.refine<{ medium: Medium; telephone?: string | null | undefined }>(
  ({ medium, telephone }) => medium !== 'telephone' || Boolean(telephone),
  { path: ['telephone'], message: TELEPHONE_MESSAGE },
);

/**
 * Holds a time while the visitor fills in the form. The browser makes the token `hold`, so that the same request renews a
 * hold whose response was lost. `instead` is the token of a hold that is given up for it.
 */
export const holdSchema = z.strictObject({
  act: z.literal('hold'),
  start: startSchema,
  topic: z.optional(topicSchema),
  office: z.optional(officeSchema),
  hold: z.optional(tokenSchema),
  instead: z.optional(tokenSchema),
});

export const releaseSchema = z.strictObject({ act: z.literal('release'), hold: tokenSchema });

export const bookingSchema = z
  .strictObject({
    act: z.literal('book'),
    start: startSchema,
    hold: z.optional(tokenSchema),
    office: z.optional(officeSchema),
    topic: topicSchema,
    medium: mediumSchema,
    telephone: z.optional(z.nullable(telephoneSchema)),
    /** The visitor's time zone. */
    zone: zoneSchema,
    first_name: requiredText('first name', CONTACT_LIMITS.firstName),
    last_name: requiredText('last name', CONTACT_LIMITS.lastName),
    email: emailSchema,
    company: requiredText('company', CONTACT_LIMITS.company),
    role: optionalChoice(ROLE_OPTIONS),
    industry: optionalChoice(INDUSTRY_OPTIONS),
    about: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, ABOUT_MESSAGE),
        z.maxLength(CALENDAR_LIMITS.about, tooLongMessage('text', CALENDAR_LIMITS.about)),
      ),
    page: pageSchema,
  })
  .check(numberGiven);

export type Hold = z.infer<typeof holdSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type Booking = z.infer<typeof bookingSchema>;

/** A start in UTC to the minute, and the offices that are free then. */
export type FreeTime = { start: string; offices: OfficeSlug[] };
export type FreeTimes = { until: string; minutes: typeof APPOINTMENT_MINUTES; times: readonly FreeTime[] };

/** `free`: the time can be booked, but until then it is not kept for the visitor. */
export type HoldResult =
  | { outcome: 'held'; hold: string; until: string; office: OfficeSlug }
  | { outcome: 'free'; until: null; office: OfficeSlug };

/** `received`: the enquiry has arrived but the time is not confirmed. */
export type Booked = {
  outcome: 'booked' | 'received';
  reference: string;
  start?: string;
  end?: string;
  office?: OfficeSlug;
  zone?: string;
  /** UID of the calendar entry, and a data URL of the file that contains it. */
  entry?: string;
  file?: string;
  /** Set if no mail server is configured, so that the invitation cannot be sent yet. */
  mail?: typeof MAIL_WAITS;
};
