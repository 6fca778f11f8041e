/*
 * The public forms as plain HTML. A browser sends them by itself when the page's script is absent, late or broken.
 */

import { CONSULTATION_PATHS } from '../calendar/paths.ts';
import { READER_PATHS } from '../reader.ts';

/** Where the forms are sent to. */
export const FORM_PATHS = {
  enquiry: '/form/enquiry',
  newsletter: '/form/newsletter',
  readingLink: '/form/reading-link',
  registration: '/form/registration',
  appointment: '/form/appointment',
} as const;

/** The page with each form. A GET request to the form's own path is redirected there. */
export const FORM_PLACES: Record<FormName, string> = {
  enquiry: '/#contact',
  newsletter: '/insights#newsletter',
  readingLink: READER_PATHS.link,
  registration: '/resources/webinars#upcoming',
  appointment: CONSULTATION_PATHS.list,
};

/** Prefix of the forms' paths if the static pages have another origin than the server or function behind the forms. */
export const FUNCTIONS_PREFIX = '/functions/v1';

export type FormName = keyof typeof FORM_PATHS;

/** Pages that confirm a form. The response redirects to them, so that a reload sends nothing. */
export const CONFIRMATION_PATHS = {
  received: '/form/received',
  subscribed: '/form/subscribed',
  known: '/form/known',
  linkSent: '/form/link-sent',
  registered: '/form/registered',
  booked: '/form/booked',
  appointmentReceived: '/form/appointment-received',
} as const;

export type ConfirmationName = keyof typeof CONFIRMATION_PATHS;

/** Name of the hidden field that only bots fill in. */
export const HONEYPOT_NAME = 'website';

/** Query parameter of the confirmation, and the form of its value: six characters without 0, O, 1 and I. */
export const REFERENCE_PARAMETER = 'reference';
export const REFERENCE_PATTERN = /^CV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;

/** Query parameters of a confirmation page: reference, whether mail waits, the event, and the appointment. */
type ConfirmationParameter = typeof REFERENCE_PARAMETER | 'mail' | 'event' | 'start' | 'zone' | 'entry';
export type ConfirmationValues = Partial<Record<ConfirmationParameter, string | undefined>>;
export const MAIL_WAITS = 'waits';

/** A message of 4,000 characters takes up to nine bytes for each, percent-encoded. */
export const FORM_BODY_BYTES = 64 * 1024;

/** A page that answers a form, with slots for its texts and values (shared/forms/template.ts), and its security policy. */
export type FormPage = { html: string; csp: string };

/** Where the links in mails to subscribers lead. The server answers there with a page below. */
export const SUBSCRIBER_PATHS = {
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
  /** For the one-click unsubscribe requests of mail programs (RFC 8058). */
  leave: '/newsletter/leave',
} as const;

/** Pages that the server fills and answers at another address, by the path at which the build prerenders them. */
export const SERVED_PAGES = {
  readingOpen: '/form/reading-open',
  confirm: '/form/confirm',
  preferences: '/form/preferences',
  /** The result of a form on a subscriber's page, or why it was refused. */
  notice: '/form/notice',
  /** An event that is cancelled or over; one that is open is the page of the registration's form. */
  eventClosed: '/form/event-closed',
  eventManage: '/form/event-manage',
  eventNotice: '/form/event-notice',
  consultation: '/form/consultation',
  manage: '/form/appointment-manage',
  manageNotice: '/form/appointment-notice',
} as const;

export type FormPages = Record<FormName | ConfirmationName | keyof typeof SERVED_PAGES, FormPage>;
