import type { AppointmentState, Medium } from '../calendar/calendar.ts';
import type { Subscription } from './results.ts';
import type { DeskEnquiry, DeskMessage } from './enquiries.ts';
import type { RegistrationState } from '../events/events.ts';

/** Everything that is held about one person. */
export type PersonRecord = {
  email: string;
  /** The spellings of the address in enquiries, registrations, subscriptions and accounts. */
  addresses: string[];
  submissions: (Omit<DeskEnquiry, 'owner_email' | 'notes'> & {
    notes: { created_at: string; body: string }[];
  })[];
  messages: DeskMessage[];
  subscriptions: Omit<Subscription, 'last_mail_at'>[];
  accounts: {
    id: string;
    email: string;
    created_at: string;
    last_sign_in_at: string | null;
    is_admin: boolean;
  }[];
  /** Texts written by other people or by staff that contain the email address. */
  mentions: {
    in: 'note' | 'message' | 'appointment' | 'registration' | 'event_message' | 'invitation';
    submission_id: string | null;
    created_at: string;
  }[];
  /** Number of log entries made by an account of this person. */
  events: number;
  /** Whether the newsletter suppresses this mailbox. */
  suppressed: boolean;
  /** The invitation of this email address to read the insights; not one of its whole domain. */
  invitations: { address: string; note: string; created_at: string; ends_at: string }[];
  reading_sessions: { created_at: string; renewed_at: string; expires_at: string }[];
  /** The person's records as a consultant in the calendar. */
  consultants: {
    name: string;
    office: string;
    topics: string[];
    meeting_url: string | null;
    busy_url: string | null;
    hours: [weekday: number, starts: string, ends: string][];
    exceptions: [day: string, starts: string | null, ends: string | null][];
    busy: [start: string, end: string][];
    /** Number of appointments. */
    appointments: number;
    created_at: string;
  }[];
  appointments: {
    reference: string;
    starts_at: string;
    ends_at: string;
    zone: string;
    medium: Medium;
    telephone: string | null;
    page: string | null;
    state: AppointmentState;
    cancel_reason: string | null;
    created_at: string;
    changed_at: string;
  }[];
  registrations: {
    /** Title of the event. */
    event: string;
    starts_at: string;
    name: string;
    email: string;
    company: string;
    question: string | null;
    state: RegistrationState;
    spam_score: number;
    spam_reasons: string[];
    created_at: string;
    changed_at: string;
  }[];
};

/** How many rows the erasure of a person deleted or changed, by table. */
export type Erasure = {
  submissions: number;
  notes: number;
  appointments: number;
  registrations: number;
  messages: number;
  subscriptions: number;
  /** Invitations of the email address to read the insights. */
  invitations: number;
  accounts: number;
  /** Number of texts of other people in which the email address was replaced. */
  mentions: number;
};
