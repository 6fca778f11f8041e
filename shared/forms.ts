/*
 * The public forms as plain HTML. A browser sends them by itself when the page's script is absent, late or broken.
 */

/** Where the forms are sent to. */
export const FORM_PATHS = { enquiry: '/form/enquiry', newsletter: '/form/newsletter' } as const;

/** Prefix of the forms' paths if the static pages have another origin than the server or function behind the forms. */
export const FUNCTIONS_PREFIX = '/functions/v1';

export type FormName = keyof typeof FORM_PATHS;

/** Pages that confirm a form. The answer redirects to them, so that a reload sends nothing. */
export const CONFIRMATION_PATHS = {
  received: '/form/received',
  subscribed: '/form/subscribed',
  known: '/form/known',
} as const;

export type ConfirmationName = keyof typeof CONFIRMATION_PATHS;

/** Name of the hidden field that only bots fill in. */
export const HONEYPOT_NAME = 'website';

/** Query parameter of the confirmation, and the form of its value: six characters without 0, O, 1 and I. */
export const REFERENCE_PARAMETER = 'reference';
export const REFERENCE_PATTERN = /^CV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;

/** A message of 4,000 characters takes up to nine bytes for each, percent-encoded. */
export const FORM_BODY_BYTES = 64 * 1024;

/** A page that answers a form, with slots for what it says (shared/form-template.ts), and its security policy. */
export type FormPage = { html: string; csp: string };

export type FormPages = Record<FormName | ConfirmationName, FormPage>;
