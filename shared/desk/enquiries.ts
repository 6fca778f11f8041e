import type { AppointmentState } from '../calendar/calendar.ts';
import type { SubmissionStatus } from './calls.ts';

/** An enquiry as the desk lists it. */
export type DeskEnquiry = {
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
  /** The path of the page from which the sender came; null if unknown. */
  page: string | null;
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
  /** As it is now, since the message keeps the time that was booked first. Missing from an older database. */
  appointment?: Pick<EnquiryAppointment, 'state' | 'starts_at'> | null;
  /** The start of the sender's wait for an answer; null if nobody is waiting. */
  waiting_since: string | null;
  /** The wait in whole minutes, in elapsed time and in office hours. */
  waiting_minutes: number | null;
  waiting_office_minutes: number | null;
  /** `overdue`: more than `office.promise_hours` have elapsed, nights and weekends included. */
  promise: 'in_time' | 'overdue' | null;
};

/** One entry of the desk log, which nobody can change. It holds no personal data. */
export type DeskLogEntry = {
  id: number;
  at: string;
  action:
    | 'status_changed'
    | 'owner_changed'
    | 'submission_corrected'
    | 'submission_deleted'
    | 'note_added'
    | 'note_deleted'
    | 'message_resent'
    | 'submissions_exported'
    | 'newsletter_exported'
    | 'subscription_removed'
    | 'client_invited'
    | 'client_ended'
    | 'confirmation_requested'
    | 'message_read'
    | 'person_exported'
    | 'person_erased'
    | 'retention_applied'
    | 'appointment_booked'
    | 'appointment_moved'
    | 'appointment_cancelled'
    | 'appointment_taken'
    | 'appointment_marked'
    | 'consultant_saved'
    | 'hours_saved'
    | 'feed_created'
    | 'event_saved'
    | 'event_published'
    | 'event_cancelled'
    | 'event_deleted'
    | 'registered_mailed'
    | 'registrations_exported'
    | 'registrations_accepted'
    | 'registration_cancelled'
    | 'registrations_deleted'
    | 'admin_granted'
    | 'admin_revoked';
  /** Null for the system or the operator. */
  actor_id: string | null;
  /** Null also if the account no longer exists. */
  actor_email: string | null;
  submission_id: string | null;
  /** A status, an account id, or the names of corrected fields. */
  old_value: string | null;
  new_value: string | null;
  detail: Record<string, string | number | null>;
};

export type EnquiryNote = {
  id: string;
  created_at: string;
  author_id: string | null;
  author_email: string | null;
  body: string;
};

/** A message of the outbox that belongs to an enquiry. `status` is the `state` of outbox_messages. */
export type DeskMessage = {
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

/** The appointment that was booked with an enquiry. */
export type EnquiryAppointment = {
  id: string;
  starts_at: string;
  consultant_name: string;
  state: AppointmentState;
};

export type EnquiryDetail = {
  submission: DeskEnquiry;
  /** Null, or missing from a database without the calendar, if there is none. */
  appointment?: EnquiryAppointment | null;
  /** Oldest first. */
  history: DeskLogEntry[];
  notes: EnquiryNote[];
  messages: DeskMessage[];
};
