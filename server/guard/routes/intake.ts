import { INTAKE_FULL } from '#backend/http/refusal.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { readSession } from '#server/guard/credentials.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { Session } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming } from '#server/guard/route.ts';
import type { ContactSubmission } from '#shared/forms/contact.ts';
import type { NewsletterSubscription } from '#shared/forms/newsletter.ts';

/** Reads the session, which a visitor need not have. An invalid one is refused, and the attempt is not counted. */
function readVisitor(
  { request }: Incoming,
  deps: GuardDeps,
  release: () => void,
): Promise<Session | undefined> {
  return readSession(request, 'rest', deps).catch((error: unknown) => {
    release();
    throw error;
  });
}

/** Counts an enquiry against the limits of its address. The database limits the enquiries of a mailbox. */
export function takeEnquiry({ address }: Incoming, { limiters }: Pick<GuardDeps, 'limiters'>): () => void {
  return takeAll([
    [limiters.contactPerAddressMinute, address],
    [limiters.contactPerAddressHour, address],
  ]);
}

/** Stores a validated enquiry, submitted with or without JavaScript. */
export async function storeEnquiry(
  row: ContactSubmission,
  incoming: Incoming,
  deps: GuardDeps,
): Promise<ApiResponse & { reference?: string }> {
  const release = takeEnquiry(incoming, deps);
  await readVisitor(incoming, deps, release);
  const response = await deps.gateway.runStatement('rest', {
    sql: 'select private.store_enquiry($1) as stored',
    parameters: [JSON.stringify(row)],
    onFailure: release,
  });
  if (response.status !== 200) return response;
  const [{ stored } = {}] = response.body as { stored?: Record<string, unknown> & { reference: string } }[];
  if (!stored) throw new Error('An accepted enquiry cannot be found');
  await deps.backend.persistRow('contact_submissions', stored);
  deps.onMessages();
  return { status: 201, body: null, reference: stored.reference };
}

/** @throws Refusal 503 when no more subscriptions above the hourly ceiling may be stored */
async function requireRoomToHold(deps: GuardDeps): Promise<void> {
  const [space] = await deps.backend.query<{ is_left: boolean }>(
    `select private.can_hold('newsletter_subscriptions') as is_left`,
  );
  if (!space?.is_left) throw INTAKE_FULL;
}

/** Queues another mail that asks for the confirmation, if one is due. */
async function askAgain(email: string, { address }: Incoming, deps: GuardDeps): Promise<void> {
  const [row] = await deps.backend.query<{ queued: boolean }>(
    'select private.repeat_confirmation($1) as queued',
    [email],
  );
  if (!row?.queued) return;
  deps.limiters.newsletterPerAddressHour.take(address);
  deps.onMessages();
}

/** Stores a validated subscription, submitted with or without JavaScript. */
export async function storeSubscription(
  row: NewsletterSubscription,
  incoming: Incoming,
  deps: GuardDeps,
): Promise<ApiResponse> {
  const release = takeAll([[deps.limiters.newsletterPerAddress, incoming.address]]);
  const isHeld = !deps.limiters.newsletterPerAddressHour.check(incoming.address).allowed;
  // The attempt counts even if the intake is full; otherwise one address could query the database without limit.
  if (isHeld) await requireRoomToHold(deps);
  await readVisitor(incoming, deps, release);
  const response = await deps.gateway.runStatement('rest', {
    sql: 'select private.store_subscription($1, $2) as stored',
    parameters: [JSON.stringify(row), isHeld],
    onFailure: release,
  });
  if (response.status === 409) {
    // A visitor who lost or never received the mail signs up again, and gets another one.
    if (!isHeld) await askAgain(row.email, incoming, deps);
    // A 409 tells the visitor, too, that the subscription is stored, so that row must also be durable.
    await deps.backend.persistRowByKey('newsletter_subscriptions', row);
  }
  if (response.status !== 200) return response;
  deps.limiters.newsletterPerAddressHour.take(incoming.address);
  const [{ stored } = {}] = response.body as { stored?: Record<string, unknown> }[];
  if (!stored) throw new Error('An accepted subscription cannot be found');
  await deps.backend.persistRow('newsletter_subscriptions', stored);
  if (!isHeld) deps.onMessages();
  return { status: 201, body: null };
}
