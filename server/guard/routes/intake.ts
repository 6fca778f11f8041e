import { INTAKE_FULL } from '#server/guard/answers.ts';
import type { Answer } from '#server/guard/answers.ts';
import { readSession } from '#server/guard/credentials.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming } from '#server/guard/route.ts';
import type { ContactSubmission } from '#shared/contact.ts';
import type { NewsletterSubscription } from '#shared/newsletter.ts';
import { mailboxOf } from '#shared/text/mailbox.ts';

async function insert(
  table: string,
  row: Record<string, unknown>,
  incoming: Incoming,
  deps: GuardDeps,
  release: () => void,
): Promise<Answer> {
  const session = await readSession(incoming.request, 'rest', deps).catch((error: unknown) => {
    release();
    throw error;
  });
  return deps.library.call('rest', {
    method: 'POST',
    path: `/rest/v1/${table}`,
    body: row,
    token: session?.token,
    headers: { prefer: 'return=minimal' },
    onFailure: release,
  });
}

/** Stores an enquiry that has been checked, whether the page's script or the browser itself has sent it. */
export async function storeEnquiry(
  row: ContactSubmission,
  incoming: Incoming,
  deps: GuardDeps,
): Promise<Answer> {
  const { limiters } = deps;
  const release = takeAll([
    [limiters.contactPerMailbox, mailboxOf(row.email)],
    [limiters.contactPerAddressMinute, incoming.address],
    [limiters.contactPerAddressHour, incoming.address],
  ]);
  const answer = await insert('contact_submissions', row, incoming, deps, release);
  if (answer.status < 300) {
    await deps.backend.persistDurably('contact_submissions', row);
    deps.onMessages();
  }
  return answer;
}

/** @throws Refusal 503 when no more subscriptions above the hourly ceiling may be stored */
async function requireRoomToHold(deps: GuardDeps): Promise<void> {
  const [space] = await deps.backend.query<{ is_left: boolean }>(
    `select private.can_hold('newsletter_subscriptions') as is_left`,
  );
  if (!space?.is_left) throw INTAKE_FULL;
}

/** Stores a subscription that has been checked, likewise. */
export async function storeSubscription(
  row: NewsletterSubscription,
  incoming: Incoming,
  deps: GuardDeps,
): Promise<Answer> {
  const release = takeAll([[deps.limiters.newsletterPerAddress, incoming.address]]);
  const isHeld = !deps.limiters.newsletterPerAddressHour.check(incoming.address).allowed;
  if (isHeld) await requireRoomToHold(deps);
  const answer = await insert('newsletter_subscriptions', row, incoming, deps, release);
  if (answer.status === 201) {
    deps.limiters.newsletterPerAddressHour.take(incoming.address);
    if (isHeld) await deps.backend.query('select private.hold_subscription($1)', [row.email]);
  }
  // A 409 tells the visitor, too, that the subscription is stored, so that row must also be durable.
  if (answer.status < 400 || answer.status === 409)
    await deps.backend.persistDurably('newsletter_subscriptions', row);
  return answer;
}
