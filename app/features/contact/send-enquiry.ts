import { backendClient } from '#app/lib/backend-client.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import { contactSchema, sanitiseEnquiry } from '#shared/contact.ts';
import type { ContactField, ContactSubmission } from '#shared/contact.ts';
import { CONTACT_RATE } from '#shared/limits.ts';

import { outcomeOf, type ContactOutcome } from './contact-outcome.ts';

export type EnquiryValues = Record<ContactField, string>;
export type EnquiryErrors = Partial<Record<ContactField, string>>;
export type CheckedEnquiry = { row: ContactSubmission } | { errors: EnquiryErrors };

/** A connection that hangs must not leave the visitor with a form that sends for ever. */
const SEND_TIMEOUT_MS = 20_000;

/** Lives as long as the page; the server holds the same limit where nobody can walk around it. */
const limiter = new AttemptLimiter(CONTACT_RATE);

export function checkEnquiry(values: EnquiryValues): CheckedEnquiry {
  const result = contactSchema.safeParse(sanitiseEnquiry(values));
  if (result.success) return { row: result.data };
  const errors: EnquiryErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as ContactField;
    errors[field] ??= message;
  }
  return { errors };
}

export async function sendEnquiry(row: ContactSubmission): Promise<ContactOutcome> {
  if (!limiter.take(row.email || 'anonymous').allowed) return 'rate-limited';
  const client = await backendClient();
  const answer = await client
    .from('contact_submissions')
    .insert(row)
    .abortSignal(AbortSignal.timeout(SEND_TIMEOUT_MS));
  const outcome = outcomeOf(answer);
  // The message of a database error may quote the row, so the visitor's data: only its code is logged.
  if (answer.error) console.error('Enquiry not sent', { status: answer.status, code: answer.error.code });
  return outcome;
}
