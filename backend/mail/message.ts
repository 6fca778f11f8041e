import type { DeskEnquiry } from '../../shared/desk/enquiries.ts';
import type { AppointmentKind, EnquiryKind, EventKind, SubscriberKind } from '../../shared/message-kinds.ts';
import type { Appointment } from '../calendar/booking/appointment.ts';
import type { RegistrationRecord } from '../events/read-events.ts';
import type { LostAppointment } from './appointments/consultant-mails.ts';

/** The enquiry that a message is about, with the fields that messages use. */
export type Enquiry = Pick<
  DeskEnquiry,
  | 'id'
  | 'created_at'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'company'
  | 'role'
  | 'industry'
  | 'interest'
  | 'message'
> & {
  reference: string;
  status: string;
  /** Has an appointment that is not cancelled. */
  is_booked: boolean;
};

type Claimed = {
  id: string;
  recipient: string | null;
  /** Includes the current attempt. */
  attempts: number;
  /** How many earlier attempts may have delivered the message. */
  uncertain_attempts: number;
  claim: string;
  message_id: string;
  /** The database's clock when the message was read, in milliseconds. The clock of this machine may be wrong. */
  read_at: number;
};

export type EnquiryMessage = Claimed & {
  kind: EnquiryKind;
  /** In a notice, the oldest enquiry that it announces. Null if nothing is left to announce. */
  enquiry: Enquiry | null;
  resent_at: string | null;
  /** `notice`: the message asks the staff to look through the spam, and belongs to no enquiry. */
  detail: { notice?: 'ceiling' | 'suspicion' };
};
export type SubscriberMessage = Claimed & {
  kind: SubscriberKind;
  /** Null for a client, who reads without a subscription. */
  subscription_id: string | null;
};

/** Details of a mail about an event that neither the event nor the registration holds. `sequence`: the event's, when the reminder was queued. */
export type EventMessageDetail = {
  hours?: number;
  sequence?: number;
  moved_up?: boolean;
  had_place?: boolean;
};

export type EventMessage = Claimed & {
  kind: EventKind;
  registration: RegistrationRecord | null;
  detail: EventMessageDetail;
};

export type AppointmentMessage = Claimed & {
  kind: AppointmentKind;
  appointment: Appointment | null;
  /**
   * Reminder: `hours` before the start. Invitation: its `sequence`, and whether something but the time has `changed`.
   * Both this and a cancellation: the start that the recipient knows, if it is another.
   */
  detail: { hours?: number; sequence?: number; moved_from?: string; changed?: boolean };
};
export type LostAppointmentMessage = Claimed & {
  kind: 'consultant_cancellation';
  detail: LostAppointment;
};

/** A message that a worker has claimed, with what it is about. */
export type ClaimedMessage =
  | EnquiryMessage
  | SubscriberMessage
  | EventMessage
  | AppointmentMessage
  | LostAppointmentMessage;

/** Why a notice about spam is not sent any more, for the staff. */
export const NOTHING_TO_ANNOUNCE =
  'The enquiries that this would have announced have been looked at or deleted.';

/** How an attempt ended. `error` is a sentence for the staff, without secrets, personal data or internals. */
export type Outcome =
  | { result: 'sent' }
  /** Permanently refused by the receiver, so that further attempts are pointless. */
  | {
      result: 'refused';
      error: string;
      /** Only this recipient is refused, which says nothing about the transport. */
      badRecipient?: boolean;
    }
  /** What the message is about has changed since it was queued, so that it would mislead. */
  | { result: 'obsolete'; error: string }
  | {
      result: 'delayed';
      error: string;
      /** The message may have arrived although that was not confirmed. */
      uncertain?: boolean;
      /** The transport is down: no other mail gets through either. */
      transportDown?: boolean;
      /** Delivery was not attempted, or its worker died, so this says nothing about the transport. */
      untried?: boolean;
      /** The transport is up and deferred this mail (4xx): a full mailbox, for example. */
      deferred?: boolean;
    };
