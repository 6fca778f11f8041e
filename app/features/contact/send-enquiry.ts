import { referringPage } from '#app/lib/contact/referring-page.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { sendAgain } from '#app/lib/network/send-again.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import { checkEnquiry } from '#shared/forms/contact.ts';
import type { ContactSubmission, EnquiryErrors, EnquiryValues } from '#shared/forms/contact.ts';
import { CONTACT_RATE } from '#shared/limits.ts';

import { outcomeOf, type ContactOutcome } from './contact-outcome.ts';

/** Ends a request on a connection that hangs, so that the form does not stay in its sending state. */
const SEND_TIMEOUT_MS = 20_000;

/** Lasts as long as the page; the server enforces the same limit where it cannot be bypassed. */
const limiter = new AttemptLimiter(CONTACT_RATE);

/** Checks the values and sends them if they are acceptable. */
export async function sendEnquiry(
  values: EnquiryValues,
): Promise<{ outcome: ContactOutcome } | { errors: EnquiryErrors }> {
  const checked = checkEnquiry(values, referringPage());
  return 'errors' in checked ? checked : { outcome: await send(checked.row) };
}

async function send(row: ContactSubmission): Promise<ContactOutcome> {
  // Loaded before the attempt is counted, because loading fails without a connection.
  const client = await backendClient();
  if (!limiter.take(row.email).allowed) return 'rate-limited';
  const answer = await sendAgain(() =>
    client.from('contact_submissions').insert(row).abortSignal(AbortSignal.timeout(SEND_TIMEOUT_MS)),
  );
  const outcome = outcomeOf(answer);
  // The visitor was told to try again, and so must not be told to wait.
  if (outcome === 'disconnected' || outcome === 'failed') limiter.release(row.email);
  // Log the code only: the message of a database error may quote the row, and so the visitor's data.
  if (answer.error) console.error('Enquiry not sent', { status: answer.status, code: answer.error.code });
  return outcome;
}
