import * as z from 'zod/mini';

import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from './contact-options.ts';
import { fieldErrors, optionalChoice, requiredText } from './fields.ts';
import { EMAIL_MESSAGE, requiredMessage } from './messages.ts';
import { CONTACT_LIMITS } from '../limits.ts';
import { sanitiseText } from '../text/sanitise.ts';

export type Interest = (typeof INTEREST_OPTIONS)[number]['value'];

/** Value of `source` for enquiries from the contact form. The database accepts no other. */
export const CONTACT_SOURCE = 'website_contact_form';

/** The specified lower-case pattern: local part, at sign, domain, a top-level domain of at least two letters. */
export const EMAIL_PATTERN = /^[a-z0-9._%+'-]+@[a-z0-9.-]+\.[a-z]{2,}$/;

/** Path of a page of this site: no capitals, dots or query string. A constraint of the database repeats the pattern. */
const PAGE_PATTERN = /^\/([a-z0-9-]+(\/[a-z0-9-]+){0,2})?$/;

/** Path of the page from which the visitor came. A malformed value is dropped; the enquiry is not refused for it. */
export const pageSchema = z.catch(
  z.nullable(z.string().check(z.maxLength(CONTACT_LIMITS.page), z.regex(PAGE_PATTERN))),
  null,
);

/** Email address as stored: trimmed, in lower case and of the specified form. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, requiredMessage('email')),
    z.maxLength(CONTACT_LIMITS.email, EMAIL_MESSAGE),
    z.regex(EMAIL_PATTERN, EMAIL_MESSAGE),
  );

/** One row of `contact_submissions` as a visitor may insert it; unknown keys are refused. */
export const contactSchema = z.strictObject({
  first_name: requiredText('first name', CONTACT_LIMITS.firstName),
  last_name: requiredText('last name', CONTACT_LIMITS.lastName),
  email: emailSchema,
  company: requiredText('company', CONTACT_LIMITS.company),
  role: optionalChoice(ROLE_OPTIONS),
  industry: optionalChoice(INDUSTRY_OPTIONS),
  interest: optionalChoice(INTEREST_OPTIONS),
  message: requiredText('message', CONTACT_LIMITS.message),
  source: z.literal(CONTACT_SOURCE),
  page: pageSchema,
});

export type ContactSubmission = z.infer<typeof contactSchema>;

const FIELD_LIMITS = {
  first_name: CONTACT_LIMITS.firstName,
  last_name: CONTACT_LIMITS.lastName,
  email: CONTACT_LIMITS.email,
  company: CONTACT_LIMITS.company,
  role: CONTACT_LIMITS.role,
  industry: CONTACT_LIMITS.industry,
  interest: CONTACT_LIMITS.interest,
  message: CONTACT_LIMITS.message,
} as const satisfies Record<Exclude<keyof ContactSubmission, 'source' | 'page'>, number>;

export type ContactField = keyof typeof FIELD_LIMITS;
export type EnquiryValues = Record<ContactField, string>;
export type EnquiryErrors = Partial<Record<ContactField, string>>;
type CheckedEnquiry = { row: ContactSubmission } | { errors: EnquiryErrors };

export const CONTACT_FIELDS = Object.keys(FIELD_LIMITS) as ContactField[];

/** Sanitises every field of the form. */
export function sanitiseEnquiry(values: EnquiryValues): Record<string, string> {
  const clean = Object.entries(FIELD_LIMITS).map(([field, limit]) => [
    field,
    sanitiseText(values[field as ContactField], limit),
  ]);
  return { ...Object.fromEntries(clean), source: CONTACT_SOURCE };
}

/** Turns the values of the form into a row, or names what is wrong with each field. */
export function checkEnquiry(values: EnquiryValues, page?: string): CheckedEnquiry {
  const result = contactSchema.safeParse({ ...sanitiseEnquiry(values), page });
  return result.success ? { row: result.data } : { errors: fieldErrors(result.error) };
}
