import type { AnswerKind } from '../assistant-trial.ts';
import type { DeskEnquiry, EnquiryDetail, DeskMessage, EnquiryNote } from './enquiries.ts';
import type { CalendarResults } from './calendar.ts';
import type { EventResults } from './events.ts';
import type { Erasure, PersonRecord } from './person.ts';

export type Page<Row> = {
  rows: Row[];
  page: number;
  page_size: number;
  /** The number of rows, or a lower bound if it is not exact. */
  total: number;
  total_is_exact: boolean;
};

export type DeskStatistics = {
  waiting: number;
  waiting_overdue: number;
  spam: number;
  /** Over the enquiries first answered in the last 30 days; null if there are none. */
  median_answer_minutes: number | null;
  median_answer_office_minutes: number | null;
  answered_30_days: number;
  /** The last 30 calendar days in the office's time zone, oldest first, without spam. */
  per_day: { day: string; count: number }[];
  /** Over the same days, most frequent first; null means that no choice was made. */
  by_interest: { value: string | null; count: number }[];
  by_industry: { value: string | null; count: number }[];
  office: { time_zone: string; opens: string; closes: string; promise_hours: number };
};

export type DeskChanges = {
  /** Cursors for the next call. The second is a transaction number. */
  latest: string | null;
  latest_event: number;
  /**
   * Since the cursors, 0 without them: new enquiries, without spam, and new log entries. An enquiry older than `since`
   * that was committed after the last call counts as a change, because `since` alone would not find it.
   */
  arrived: number;
  changed: number;
  waiting: number;
};

/** How much of a table's ceiling is used. Ceilings count all visitors together. */
export type DeskIntake = {
  table_name: 'contact_submissions' | 'newsletter_subscriptions' | 'event_registrations';
  /** The hourly ceiling; rows above it are held. Null: no ceiling. */
  rows_per_hour: number | null;
  /** Rows of the last hour that are not held, counted up to the ceiling. */
  last_hour: number;
  /** The number of held rows, and the number from which the form refuses rows above the hourly ceiling. */
  held: number;
  held_at_most: number;
}[];

/** What the assistant answered, counted by weeks from Monday in UTC, without any text of a conversation. */
export type AssistantStatistics = {
  /** The last eight weeks by their Mondays, newest first. */
  weeks: ({ week: string } & Record<AnswerKind, number>)[];
  /** The week of `names`. */
  week: string;
  /** Most frequent first. */
  names: { kind: AnswerKind; name: string; answers: number }[];
};

export type DeskAdmin = { id: string; email: string; since: string };

export type Subscription = {
  id: string;
  created_at: string;
  email: string;
  source: string;
  /** Arrived above the hourly ceiling, or as one of many from one address. */
  held: boolean;
  /** Null: not confirmed. */
  confirmed_at: string | null;
  /** When an unconfirmed subscription is deleted; null for one from before confirmations existed. */
  confirm_until: string | null;
  /** Null: all of them. */
  topics: string[] | null;
  frequency: 'weekly' | 'monthly';
  /** Null: none has been sent. */
  last_mail_at: string | null;
};

type NewsletterStatistics = {
  confirmed: number;
  unconfirmed: number;
  /** Addresses of which only hashes remain: who left, and who was removed or erased. */
  left: number;
  suppressed: number;
  /** Sign-ups of the last 30 calendar days in the office's time zone that are still held, without suspected spam. */
  arrived_30_days: number;
  confirmed_30_days: number;
  per_day: { day: string; count: number }[];
};

/** A mail to a subscriber or an invited client that has not been sent. */
export type UnsentMail = Pick<
  DeskMessage,
  'id' | 'created_at' | 'kind' | 'recipient' | 'status' | 'attempts' | 'last_error'
>;

/** Delivery state of one kind of message. */
export type MailChannel = {
  kind: string;
  is_configured: boolean;
  seen_at: string | null;
  last_success_at: string | null;
  last_error: string | null;
  last_error_at: string | null;
  waiting: number;
  failed: number;
};

export type MailText = { subject: string; text: string };

type RetentionPreview = {
  table_name: string;
  /** Null: kept indefinitely. */
  days: number | null;
  /** Rows that the next run deletes, and how many of these are enquiries that are still open. */
  due: number;
  due_open: number;
  oldest: string | null;
}[];

/** An invitation to read the insights without subscribing. */
export type ReaderClient = {
  id: string;
  created_at: string;
  /** An address, or `@` and a domain. */
  pattern: string;
  note: string;
  ends_at: string;
  is_ended: boolean;
  /** Null once the account is gone. */
  invited_by: string | null;
  /** Browsers in which it is open. */
  devices: number;
};

/** The `data` of the response to each call of DESK_CALLS. */
export type DeskResults = {
  list_submissions: Page<DeskEnquiry>;
  submission_detail: EnquiryDetail;
  change_submission: DeskEnquiry;
  /** How many were marked. */
  mark_submissions_as_spam: number;
  add_submission_note: EnquiryNote;
  delete_submission_note: { deleted: string };
  correct_submission: DeskEnquiry;
  delete_submission: { deleted: string };
  desk_statistics: DeskStatistics;
  desk_changes: DeskChanges;
  desk_intake: DeskIntake;
  assistant_statistics: AssistantStatistics;
  list_admins: DeskAdmin[];
  list_subscribers: Page<Subscription>;
  newsletter_statistics: NewsletterStatistics;
  /** False if it is confirmed, or if such a mail waits or was sent within a day. */
  ask_subscriber_again: boolean;
  mail_status: MailChannel[];
  /** False when the state of the message does not allow it. */
  resend_message: boolean;
  /** The oldest twenty. */
  list_unsent_mails: UnsentMail[];
  /** Without a text on hosted Supabase, whose database cannot compose a mail. */
  read_unsent_mail: Partial<MailText>;
  /** False if it was already gone. */
  remove_subscription: boolean;
  find_person: PersonRecord;
  export_person: PersonRecord;
  /** Refused with code PT422 while the address belongs to an admin: revoke the admin right first. */
  erase_person: Erasure;
  retention_preview: RetentionPreview;
  list_reader_clients: ReaderClient[];
  /** Id of the invitation. Refused with code 23514 when the last day has passed, and PT422 for a public mail domain or an erased person. */
  invite_reader_client: string;
  /** Id of the invitation. Changing only the note sends no mail. */
  change_reader_client: string;
  /** False if it had ended before. */
  end_reader_client: boolean;
} & CalendarResults &
  EventResults;
