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
  /** Goes up with each change; give it back to change the row. */
  version: number;
  owner_id: string | null;
  owner_email: string | null;
  /** When it was first answered, and when last; the second is null while it is open again. */
  first_response_at: string | null;
  answered_at: string | null;
  notes: number;
  /** Since when somebody waits for us; null when nobody does. */
  waiting_since: string | null;
  /** The wait in whole minutes, by the clock on the wall and in office hours. */
  waiting_minutes: number | null;
  waiting_office_minutes: number | null;
  /** `day_passed`: more than 24 hours by the clock. `overdue`: more than 24 office hours. */
  promise: 'in_time' | 'day_passed' | 'overdue' | null;
};

export type Page<Row> = {
  rows: Row[];
  page: number;
  page_size: number;
  /** Rows in all, or DESK_LIMITS.exactTotal when there are more than that. */
  total: number;
  total_is_exact: boolean;
};

/** One entry of the log that nobody can change. It holds no personal data. */
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
  /** Null: the system or the operator. */
  actor_id: string | null;
  /** Null too when the account is gone. */
  actor_email: string | null;
  submission_id: string | null;
  /** Status as it is stored, an owner's account id, or numbers. */
  old_value: string | null;
  new_value: string | null;
  detail: Record<string, string | number | null>;
};

export type SubmissionNote = {
  id: string;
  created_at: string;
  author_id: string | null;
  author_email: string | null;
  body: string;
};

/** A message of the outbox that belongs to an enquiry; its status is the `state` of outbox_messages. */
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
  waiting_over_day: number;
  waiting_overdue: number;
  spam: number;
  /** Over the enquiries first answered in the last 30 days; null when none was. */
  median_answer_minutes: number | null;
  median_answer_office_minutes: number | null;
  answered_30_days: number;
  /** The last 30 days of the office's calendar, oldest first, without spam. */
  per_day: { day: string; count: number }[];
  /** Over the same days, most first; null stands for no choice made. */
  by_interest: { value: string | null; count: number }[];
  by_industry: { value: string | null; count: number }[];
  office: { time_zone: string; opens: string; closes: string; promise_hours: number };
};

export type DeskChanges = {
  /** Marks for the next call. */
  latest: string | null;
  latest_event: number;
  /** Enquiries since, without spam, and changes by anybody since; 0 without marks. */
  arrived: number;
  changed: number;
  waiting: number;
};

/** How far the ceilings for all visitors together are used, by table. */
export type DeskIntake = {
  table_name: 'contact_submissions' | 'newsletter_subscriptions';
  /** Rows taken in an hour as they are; those above it are held. Null: any number. */
  rows_per_hour: number | null;
  /** Rows of the last hour that are not held. */
  last_hour: number;
  /** Rows held in all. At the second number the form refuses what exceeds the first ceiling. */
  held: number;
  held_at_most: number;
}[];

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
  /** Written forms under which the mailbox was found. */
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
  /** Where the address stands in what somebody else wrote. */
  mentions: { in: 'note' | 'message'; submission_id: string; created_at: string }[];
  /** Entries of the log made by an account of this person. */
  events: number;
  /** Whether the newsletter has been told to leave this address alone. */
  suppressed: boolean;
};

export type Erasure = {
  submissions: number;
  notes: number;
  messages: number;
  subscriptions: number;
  accounts: number;
  /** Texts of others in which the address was blacked out. */
  mentions: number;
};

export type RetentionPreview = {
  table_name: string;
  /** Null: kept without end. */
  days: number | null;
  /** Rows the next run removes, and how many of those are enquiries nobody has answered. */
  due: number;
  due_open: number;
  oldest: string | null;
}[];

/** What each call of DESK_CALLS answers as `data`. */
export type DeskAnswers = {
  list_submissions: Page<DeskSubmission>;
  submission_detail: SubmissionDetail;
  change_submission: DeskSubmission;
  change_submissions: { changed: number; conflicts: string[] };
  add_submission_note: SubmissionNote;
  desk_statistics: DeskStatistics;
  desk_changes: DeskChanges;
  desk_intake: DeskIntake;
  list_admins: DeskAdmin[];
  list_subscriptions: Page<Subscription>;
  /** False when it was gone already. */
  remove_subscription: boolean;
  find_person: PersonRecord;
  export_person: PersonRecord;
  /** Refused with code PT422 while the address belongs to an admin: take the right away first. */
  erase_person: Erasure;
  retention_preview: RetentionPreview;
} & Record<DeskCall, unknown>;
