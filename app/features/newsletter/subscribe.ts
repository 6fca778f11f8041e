import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { sendAgain } from '#app/lib/network/send-again.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import { CONTACT_LIMITS, NEWSLETTER_RATE } from '#shared/limits.ts';
import { NEWSLETTER_SOURCE, newsletterSchema } from '#shared/forms/newsletter.ts';
import { sanitiseText } from '#shared/text/sanitise.ts';

import { outcomeOf, type NewsletterOutcome } from './newsletter-outcome.ts';

/** Ends a request on a connection that hangs, so that the form does not stay in its sending state. */
const SEND_TIMEOUT_MS = 20_000;

/** One limit for the page, whatever email address is entered. */
const limiter = new AttemptLimiter(NEWSLETTER_RATE);
const LIMITER_KEY = 'newsletter';

export async function subscribe(email: string): Promise<NewsletterOutcome> {
  const row = newsletterSchema.safeParse({
    email: sanitiseText(email, CONTACT_LIMITS.email),
    source: NEWSLETTER_SOURCE,
  });
  if (!row.success) return 'invalid';

  // Loaded before the attempt is counted, because loading fails without a connection.
  const client = await backendClient();
  if (!limiter.take(LIMITER_KEY).allowed) return 'rate-limited';
  const answer = await sendAgain(() =>
    client
      .from('newsletter_subscriptions')
      .insert(row.data)
      .abortSignal(AbortSignal.timeout(SEND_TIMEOUT_MS)),
  );
  // Without a connection nothing was submitted: a visitor who retries must not be told to wait for it.
  if (answer.error && isConnectionFault(answer.error.message)) limiter.release(LIMITER_KEY);
  const outcome = outcomeOf(answer);
  if (outcome === 'failed') {
    console.error('Subscription not saved', { status: answer.status, code: answer.error?.code });
  }
  return outcome;
}
