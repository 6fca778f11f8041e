/*
 * Webinars and other events: what staff edit, what visitors see and what they send to register.
 */

import * as z from 'zod/mini';

import { isTimeZone } from '../calendar/calendar.ts';
import { uuid, version } from '../desk/values.ts';
import { eventAt, eventPath } from './paths.ts';
import { emailSchema } from '../forms/contact.ts';
import { fieldErrors, optionalText, requiredText } from '../forms/fields.ts';
import { CONTACT_LIMITS, UNCUT_CHARACTERS } from '../limits.ts';
import { sanitiseText } from '../text/sanitise.ts';

export type EventState = 'draft' | 'published' | 'cancelled';

export type RegistrationState = 'registered' | 'waiting' | 'cancelled' | 'held';

/** Limits in characters unless the name says otherwise. The database repeats each of them. */
export const EVENT_LIMITS = {
  slug: 80,
  title: 160,
  abstract: 2000,
  practice: 80,
  minutes: { min: 10, max: 480 },
  capacity: { min: 1, max: 5000 },
  address: 500,
  topics: 6,
  reason: 500,
  subject: 150,
  body: 4000,
  name: 120,
  question: 1000,
} as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const eventText = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

export const slugSchema = z.string().check(
  z.maxLength(EVENT_LIMITS.slug),
  z.regex(SLUG),
  z.refine((slug) => eventAt(eventPath(slug)) === slug),
);

/** An event as the desk saves it: without an id a new draft, otherwise a change of the version that was shown. */
export const eventSchema = z.strictObject({
  id: z.optional(uuid),
  expected_version: z.optional(version),
  slug: slugSchema,
  title: eventText(EVENT_LIMITS.title),
  abstract: eventText(EVENT_LIMITS.abstract),
  practice: eventText(EVENT_LIMITS.practice),
  /** An instant; the desk reads it from a time in the event's zone. */
  starts_at: z.iso.datetime({ offset: true }),
  zone: z.string().check(z.refine(isTimeZone)),
  minutes: within(EVENT_LIMITS.minutes),
  capacity: within(EVENT_LIMITS.capacity),
  /** Where registrants join; only they learn it. */
  room_url: z.nullable(z.string().check(z.maxLength(EVENT_LIMITS.address), z.regex(/^https:\/\/[^\s<>"]+$/))),
  topics: z.array(eventText(60)).check(z.maxLength(EVENT_LIMITS.topics)),
  /** Page of the transcript, for the thanks. */
  transcript_path: z.nullable(
    z.string().check(z.maxLength(EVENT_LIMITS.address), z.regex(/^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/)),
  ),
});
export type EventDraft = z.infer<typeof eventSchema>;

/** The public part of an event. */
export type PublicEvent = {
  slug: string;
  title: string;
  abstract: string;
  practice: string;
  starts_at: string;
  zone: string;
  minutes: number;
  topics: string[];
  capacity_left: boolean;
  /** Full tens of those who registered before today; null below ten. */
  registered: number | null;
  state: EventState;
};

/** The body of a registration. */
const registrationSchema = z.strictObject({
  event: slugSchema,
  name: requiredText('name', EVENT_LIMITS.name),
  email: emailSchema,
  company: requiredText('company', CONTACT_LIMITS.company),
  question: optionalText('question', EVENT_LIMITS.question),
});
export type Registration = z.infer<typeof registrationSchema>;

export const REGISTRATION_FIELDS = ['event', 'name', 'email', 'company', 'question'] as const;
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

type Checked = { row: Registration } | { errors: Partial<Record<RegistrationField, string>> };

/** Turns what was typed into a registration, or names what is wrong with each field. */
export function checkRegistration(typed: Readonly<Record<string, string>>): Checked {
  const read = (field: RegistrationField) => sanitiseText(typed[field] ?? '', UNCUT_CHARACTERS);
  const readLine = (field: RegistrationField) => read(field).replaceAll(/\s+/g, ' ');
  const result = registrationSchema.safeParse({
    event: read('event'),
    name: readLine('name'),
    email: read('email'),
    company: readLine('company'),
    question: read('question'),
  });
  return result.success ? { row: result.data } : { errors: fieldErrors(result.error) };
}
