import * as z from 'zod/mini';

import { uuid, version } from './values.ts';
import { EVENT_LIMITS, eventSchema, eventText } from '../events/events.ts';
import type { EventDraft, EventState, RegistrationState } from '../events/events.ts';

/** Maximum number of held registrations of an event that are listed, and decided on, at once. */
const HELD_SHOWN = 200;

/** Arguments of the desk's calls about one event. */
export const EVENT_CALLS = {
  list_events: z.optional(z.strictObject({})),
  list_failed_event_mails: z.optional(z.strictObject({})),
  save_event: z.strictObject({ event: eventSchema }),
  publish_event: z.strictObject({ event: uuid, expected_version: version }),
  cancel_event: z.strictObject({
    event: uuid,
    reason: eventText(EVENT_LIMITS.reason),
    expected_version: version,
  }),
  delete_event: z.strictObject({ event: uuid, expected_version: version }),
  list_registrations: z.strictObject({ event: uuid }),
  /** For a guest who has told the staff; refused once the event has begun. The guest is mailed. */
  cancel_registration_by_staff: z.strictObject({ event: uuid, registration: uuid }),
  delete_registration: z.strictObject({ event: uuid, registration: uuid }),
  list_held_registrations: z.strictObject({ event: uuid }),
  decide_registrations: z.strictObject({
    event: uuid,
    registrations: z.array(uuid).check(z.minLength(1), z.maxLength(HELD_SHOWN)),
    accept: z.boolean(),
  }),
  mail_registered: z.strictObject({
    event: uuid,
    subject: eventText(EVENT_LIMITS.subject),
    body: eventText(EVENT_LIMITS.body),
  }),
} as const;

/** An event in the desk. */
export type DeskEvent = Omit<EventDraft, 'expected_version'> & {
  id: string;
  state: EventState;
  sequence: number;
  version: number;
  ends_at: string;
  created_at: string;
  cancel_reason: string | null;
  registered: number;
  waiting: number;
  /** Number of registrations that staff have still to accept or delete. */
  held: number;
};

/** A registrant. Lists are in order of registration. */
export type DeskRegistration = {
  id: string;
  created_at: string;
  name: string;
  email: string;
  company: string;
  question: string | null;
  state: RegistrationState;
  /** Place on the waiting list from 1; null for everybody else. */
  place: number | null;
};

/** A held registration: it has no place and causes no mail until staff accept it. */
export type HeldRegistration = Pick<
  DeskRegistration,
  'id' | 'created_at' | 'name' | 'email' | 'company' | 'question'
> & { spam_reasons: string[] };

/** A failed mail to a registrant that can still be sent again. */
type FailedEventMail = {
  id: string;
  created_at: string;
  kind: string;
  recipient: string;
  last_error: string | null;
  event: Pick<DeskEvent, 'id' | 'title'>;
};

/** How many mails were queued, and how many mailboxes were left out because they are suppressed. */
type MailedRegistrations = { queued: number; suppressed: number };

/** The results of the desk's calls about events. */
export type EventResults = {
  /** The latest 200, the one that starts last first. */
  list_events: DeskEvent[];
  /** The oldest twenty. */
  list_failed_event_mails: FailedEventMail[];
  /** Refused with code PT422 and a sentence if it clashes with an event of the same practice, or lies in the past. */
  save_event: DeskEvent;
  publish_event: DeskEvent;
  cancel_event: DeskEvent;
  /** Refused with code PT422 unless it is a draft. */
  delete_event: { deleted: string };
  list_registrations: DeskRegistration[];
  /** The event with its updated counts. */
  cancel_registration_by_staff: DeskEvent;
  delete_registration: DeskEvent;
  /** At most 200, in ascending order of spam score. */
  list_held_registrations: HeldRegistration[];
  /** The event with its updated counts, and how many registrations nobody else had decided on before. */
  decide_registrations: DeskEvent & { decided: number };
  mail_registered: MailedRegistrations;
};
