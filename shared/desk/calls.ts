import * as z from 'zod/mini';

import { contactSchema, emailSchema } from '../forms/contact.ts';
import { CONTACT_LIMITS } from '../limits.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '../forms/contact-options.ts';
import { CALENDAR_CALLS } from './calendar.ts';
import { EVENT_CALLS } from './events.ts';
import { day, uuid, version } from './values.ts';

/*
 * The calls of the desk to the database: `client.rpc(name, args)` with a name and arguments of DESK_CALLS, on our own
 * server and on hosted Supabase alike. The types of the results are in results.ts. Error codes: 42501 (403) not an
 * admin, PT404 the row no longer exists, PT409 somebody else changed it first, 23514 a value is not acceptable.
 */

export const SUBMISSION_STATUSES = ['new', 'in_progress', 'answered', 'spam', 'archived'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Columns by which the list can be sorted. `waiting` sorts by the length of the wait, `signs` by the spam score. */
export const SORT_COLUMNS = [
  'created_at',
  'name',
  'email',
  'company',
  'role',
  'industry',
  'interest',
  'status',
  'signs',
  'owner',
  'reference',
  'waiting',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/**
 * Filters for enquiries that have waited longer than `office.promise_hours` (docs/operations.md). The name keeps its number
 * because URLs that staff have bookmarked contain it.
 */
export const WAITING_FILTERS = ['clock_24h'] as const;

export const SUBSCRIPTION_STATES = ['confirmed', 'unconfirmed'] as const;

/** Filter value for enquiries without that choice or without an owner. */
export const NOT_CHOSEN = 'none';

export const DESK_LIMITS = {
  searchCharacters: 200,
  noteCharacters: 2000,
  clientNoteCharacters: 200,
  pageSize: 100,
  /** Totals without a search are exact up to this number. */
  exactTotal: 10_000,
} as const;

/** Error code of a call by somebody who is not an admin, or no longer one. */
export const NOT_ADMIN_CODE = '42501';
/** Error code of a change refused because the row has a newer version: show that version and let the person decide. */
export const CONFLICT_CODE = 'PT409';
/** Error code of a change refused because the row no longer exists. */
export const GONE_CODE = 'PT404';
/** Error code of a change that is committed but not yet synced to disk. Repeating the call would make a second change. */
export const UNSYNCED_CODE = 'unsynced';

/** Path of the CSV exports: POST with the admin's bearer token, the apikey and a body of `exportSchema`. */
export const EXPORT_PATH = '/functions/v1/export-desk';

const time = z.iso.datetime({ offset: true });
const search = z.string().check(z.trim(), z.maxLength(DESK_LIMITS.searchCharacters));
const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));
const pageSize = z.optional(z.int().check(z.minimum(1), z.maximum(DESK_LIMITS.pageSize)));
const status = z.enum(SUBMISSION_STATUSES);
const subscriptionState = z.optional(z.enum(SUBSCRIPTION_STATES));

function anyOf<const Value extends string>(values: readonly Value[]) {
  return z.optional(z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length)));
}

function choicesOf<const Value extends string>(options: readonly { value: Value }[]) {
  return anyOf([...options.map((option) => option.value), NOT_CHOSEN]);
}

/** Selects the enquiries that match every part given. Without a status, all but spam. */
export const submissionFilterSchema = z.strictObject({
  /** Each of these words must occur in a text field or the reference. */
  search: z.optional(search),
  status: anyOf(SUBMISSION_STATUSES),
  interest: choicesOf(INTEREST_OPTIONS),
  industry: choicesOf(INDUSTRY_OPTIONS),
  /** First and last day of arrival in the office's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  waiting_over: z.optional(z.enum(WAITING_FILTERS)),
  owner: z.optional(z.union([uuid, z.literal(NOT_CHOSEN)])),
});
export type EnquiryFilter = z.infer<typeof submissionFilterSchema>;

export const exportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('submissions'), filter: submissionFilterSchema }),
  z.strictObject({ kind: z.literal('newsletter'), search: z.optional(search), state: subscriptionState }),
  z.strictObject({ kind: z.literal('registrations'), event: uuid }),
]);
export type ExportRequest = z.infer<typeof exportSchema>;

const nothing = z.optional(z.strictObject({}));
const person = z.strictObject({ email: emailSchema });
/** What staff can correct of what a visitor entered. */
export const correctionSchema = z.partial(
  z.pick(contactSchema, { first_name: true, last_name: true, email: true, company: true }),
);
const clientNote = z.string().check(z.trim(), z.maxLength(DESK_LIMITS.clientNoteCharacters));

/** Every call of the desk with its arguments. The server offers exactly these. */
export const DESK_CALLS = {
  list_submissions: z.strictObject({
    filter: submissionFilterSchema,
    sort: z.optional(z.enum(SORT_COLUMNS)),
    ascending: z.optional(z.boolean()),
    page,
    page_size: pageSize,
  }),
  submission_detail: z.strictObject({ submission: uuid }),
  /** Fields that are not named stay unchanged; an `owner_id` of null removes the owner. */
  change_submission: z.strictObject({
    submission: uuid,
    expected_version: version,
    changes: z
      .strictObject({ status: z.optional(status), owner_id: z.optional(z.nullable(uuid)) })
      .check(z.refine((changes) => Object.keys(changes).length > 0)),
  }),
  /** Enquiries of the list with the versions listed. Those that are no longer new, or have an appointment to come, stay. */
  mark_submissions_as_spam: z.strictObject({
    submissions: z
      .array(z.strictObject({ id: uuid, version }))
      .check(z.minLength(1), z.maxLength(DESK_LIMITS.pageSize)),
  }),
  add_submission_note: z.strictObject({
    submission: uuid,
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(DESK_LIMITS.noteCharacters)),
  }),
  /** Only a note of one's own. */
  delete_submission_note: z.strictObject({ note: uuid }),
  /** Fields that are not named stay unchanged. */
  correct_submission: z.strictObject({
    submission: uuid,
    expected_version: version,
    corrections: correctionSchema,
  }),
  delete_submission: z.strictObject({ submission: uuid, expected_version: version }),
  desk_statistics: nothing,
  /** Takes the cursors of the last result. Without them, the call only returns the first cursors. */
  desk_changes: z.strictObject({
    since: z.optional(z.nullable(time)),
    after_event: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  }),
  desk_intake: nothing,
  /** `week` is any day of the week whose answers are named; without it, the current one. */
  assistant_statistics: z.strictObject({ week: z.optional(day) }),
  list_admins: nothing,
  list_subscribers: z.strictObject({
    search: z.optional(search),
    state: subscriptionState,
    page,
    page_size: pageSize,
  }),
  newsletter_statistics: nothing,
  /** Asks for the confirmation again. */
  ask_subscriber_again: z.strictObject({ subscription: uuid }),
  mail_status: nothing,
  resend_message: z.strictObject({ message: uuid }),
  list_unsent_mails: nothing,
  read_unsent_mail: z.strictObject({ message: uuid }),
  remove_subscription: z.strictObject({ subscription: uuid }),
  find_person: person,
  /** As find_person, for a file to hand over: the export is recorded in the log. */
  export_person: person,
  erase_person: person,
  retention_preview: nothing,
  list_reader_clients: nothing,
  /**
   * An address, or `@` and a domain; `last_day` is the last day of reading. Refused with `CONFLICT_CODE` while the
   * invitation is running; `change_reader_client` changes it.
   */
  invite_reader_client: z.strictObject({
    pattern: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(CONTACT_LIMITS.email),
        z.regex(/^([a-z0-9._%+'-]+)?@[a-z0-9.-]+\.[a-z]{2,}$/),
      ),
    note: clientNote,
    last_day: day,
  }),
  /** Refused with `CONFLICT_CODE` unless the note and the end are still the expected ones. */
  change_reader_client: z.strictObject({
    client: uuid,
    note: clientNote,
    last_day: day,
    expected_note: z.string(),
    expected_end: time,
  }),
  end_reader_client: z.strictObject({ client: uuid }),
  ...CALENDAR_CALLS,
  ...EVENT_CALLS,
} as const;
export type DeskCall = keyof typeof DESK_CALLS;
export type DeskArguments<Name extends DeskCall> = z.infer<(typeof DESK_CALLS)[Name]>;
