import type { AnswerKind } from './assistant-trial.ts';
import type { DeskCall, SubmissionStatus } from './desk.ts';

/** An enquiry as the desk lists it. */
export type DeskSubmission = {
  id: string;
  created_at: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  role: string | null;
  industry: string | null;
  interest: string | null;
  message: string;
  source: string;
  reference: string | null;
  status: SubmissionStatus;
  spam_score: number;
  spam_reasons: string[];
  /** Arrived above the hourly ceiling. */
  held: boolean;
  /** Incremented by each change. A change must name the version that it is based on. */
  version: number;
  owner_id: string | null;
  owner_email: string | null;
  /** When the first and the latest answer were given. `answered_at` is null again while the enquiry is reopened. */
  first_response_at: string | null;
  answered_at: string | null;
  notes: number;
  /** The start of the sender's wait for an answer; null if nobody is waiting. */
  waiting_since: string | null;
  /** The wait in whole minutes, in elapsed time and in office hours. */
  waiting_minutes: number | null;
  waiting_office_minutes: number | null;
  /** `overdue`: more than the promised 24 hours have elapsed, nights and weekends included. */
  promise: 'in_time' | 'overdue' | null;
};

export type Page<Row> = {
  rows: Row[];
  page: number;
  page_size: number;
  /** The number of rows, or DESK_LIMITS.exactTotal if there are more. */
  total: number;
  total_is_exact: boolean;
};

/** One entry of the desk log, which nobody can change. It holds no personal data. */
export type DeskEvent = {
  id: number;
  at: string;
  action:
    | 'status_changed'
    | 'owner_changed'
    | 'note_added'
    | 'message_resent'
    | 'submissions_exported'
    | 'newsletter_exported'
    | 'subscription_removed'
    | 'person_exported'
    | 'person_erased'
    | 'retention_applied'
    | 'admin_granted'
    | 'admin_revoked';
  /** Null for the system or the operator. */
  actor_id: string | null;
  /** Null also if the account no longer exists. */
  actor_email: string | null;
  submission_id: string | null;
  /** A status or an account id. */
  old_value: string | null;
  new_value: string | null;
  detail: Record<string, string | number | null>;
};

type SubmissionNote = {
  id: string;
  created_at: string;
  author_id: string | null;
  author_email: string | null;
  body: string;
};

/** A message of the outbox that belongs to an enquiry. `status` is the `state` of outbox_messages. */
export type SubmissionMessage = {
  id: string;
  created_at: string;
  kind: string;
  recipient: string | null;
  status: string;
  attempts: number;
  next_attempt_at: string | null;
  sent_at: string | null;
  last_error: string | null;
};

export type SubmissionDetail = {
  submission: DeskSubmission;
  /** Oldest first. */
  history: DeskEvent[];
  notes: SubmissionNote[];
  messages: SubmissionMessage[];
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
  /** Cursors for the next call. */
  latest: string | null;
  latest_event: number;
  /** New enquiries, without spam, and new log entries since the cursors; 0 without cursors. */
  arrived: number;
  changed: number;
  waiting: number;
};

/** How much of a table's ceiling is used. Ceilings count all visitors together. */
export type DeskIntake = {
  table_name: 'contact_submissions' | 'newsletter_subscriptions';
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
};

export type PersonRecord = {
  email: string;
  /** The spellings of the address under which the mailbox was found. */
  addresses: string[];
  submissions: (Omit<DeskSubmission, 'owner_email' | 'notes'> & {
    notes: { created_at: string; body: string }[];
  })[];
  messages: SubmissionMessage[];
  subscriptions: Subscription[];
  accounts: {
    id: string;
    email: string;
    created_at: string;
    last_sign_in_at: string | null;
    is_admin: boolean;
  }[];
  /** Enquiries and notes of others that contain the e-mail address. */
  mentions: { in: 'note' | 'message'; submission_id: string; created_at: string }[];
  /** Number of log entries made by an account of this person. */
  events: number;
  /** Whether the newsletter suppresses this mailbox. */
  suppressed: boolean;
};

export type Erasure = {
  submissions: number;
  notes: number;
  messages: number;
  subscriptions: number;
  accounts: number;
  /** Enquiries and notes of others in which the e-mail address was replaced. */
  mentions: number;
};

type RetentionPreview = {
  table_name: string;
  /** Null: kept indefinitely. */
  days: number | null;
  /** Rows that the next run deletes, and how many of these are enquiries that are still open. */
  due: number;
  due_open: number;
  oldest: string | null;
}[];

/** The `data` of the answer to each call of DESK_CALLS. */
export type DeskAnswers = {
  list_submissions: Page<DeskSubmission>;
  submission_detail: SubmissionDetail;
  change_submission: DeskSubmission;
  add_submission_note: SubmissionNote;
  desk_statistics: DeskStatistics;
  desk_changes: DeskChanges;
  desk_intake: DeskIntake;
  assistant_statistics: AssistantStatistics;
  list_admins: DeskAdmin[];
  list_subscriptions: Page<Subscription>;
  /** False if it was already gone. */
  remove_subscription: boolean;
  find_person: PersonRecord;
  export_person: PersonRecord;
  /** Refused with code PT422 while the address belongs to an admin: revoke the admin right first. */
  erase_person: Erasure;
  retention_preview: RetentionPreview;
} & Record<DeskCall, unknown>;
