/** Kinds of message that an enquiry can cause. */
export const ENQUIRY_KINDS = ['staff_notification', 'acknowledgement', 'webhook'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Kinds of mail to a subscriber or an invited client. */
export const SUBSCRIBER_KINDS = ['newsletter_confirmation', 'reading_link'] as const;
export type SubscriberKind = (typeof SUBSCRIBER_KINDS)[number];

/** Kinds of mail to a registrant of an event. */
const EVENT_KINDS = [
  'registration',
  'registration_cancellation',
  'event_reminder',
  'event_change',
  'event_thanks',
  'event_message',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kinds of mail about an appointment, to the visitor and to the consultant. */
const APPOINTMENT_KINDS = [
  'appointment_invitation',
  'appointment_cancellation',
  'appointment_reminder',
  'consultant_invitation',
] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** Kinds of message that tell the staff about an enquiry or an appointment. */
export const STAFF_KINDS: readonly MessageKind[] = [
  'staff_notification',
  'webhook',
  'consultant_invitation',
  'consultant_cancellation',
];

/** Every kind of message in the outbox. The database repeats them in `private.message_channels`. */
export const MESSAGE_KINDS = [
  ...ENQUIRY_KINDS,
  ...SUBSCRIBER_KINDS,
  ...EVENT_KINDS,
  ...APPOINTMENT_KINDS,
  'consultant_cancellation',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
