import type * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { composeUnsentMail } from '#backend/mail/unsent-mail.ts';
import type { UnsentMail } from '#backend/mail/unsent-mail.ts';
import type { Answer } from '#server/guard/answers.ts';
import { requireSession } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { syncChange } from '#server/guard/sync-change.ts';
import { DESK_CALLS } from '#shared/desk.ts';
import type { DeskCall } from '#shared/desk.ts';

const APPOINTMENT_CHANGES: ReadonlySet<DeskCall> = new Set([
  'move_appointment_by_staff',
  'cancel_appointment_by_staff',
  'take_appointment',
  'mark_appointment',
]);
/** Changes that a power failure must not undo: those of consultants, events and registrations, and all removals. */
const DURABLE_CHANGES: ReadonlySet<DeskCall> = new Set([
  'save_consultant',
  'save_hours',
  'make_feed_token',
  'save_event',
  'publish_event',
  'cancel_event',
  'decide_registrations',
  'delete_event',
  'remove_subscription',
  'end_reader_client',
  'erase_person',
]);

/** Calls that may queue an email. They wake the outbox, which would otherwise send it in its next round. */
const QUEUES_MAIL: ReadonlySet<DeskCall> = new Set([
  ...APPOINTMENT_CHANGES,
  'change_submission',
  'ask_subscriber_again',
  'save_event',
  'cancel_event',
  'decide_registrations',
  'mail_registered',
  'resend_message',
  'invite_reader_client',
  'change_reader_client',
  // Cancels the person's appointments, of which their consultants are notified.
  'erase_person',
]);

/** Marking an enquiry as spam cancels its appointment. */
const isNowSpam = ({ body }: Answer) => (body as { status?: unknown }).status === 'spam';

/** Makes a change as durable as the bookings of visitors. */
async function persistChange(name: DeskCall, answer: Answer, { backend }: GuardDeps): Promise<void> {
  if (APPOINTMENT_CHANGES.has(name)) {
    await backend.persistRowByKey('appointments', answer.body as { id: string });
  } else if (DURABLE_CHANGES.has(name) || (name === 'change_submission' && isNowSpam(answer))) {
    await backend.emptyJournal();
  }
}

/** Composes the text of an unsent mail. The database returns the mail's data, to admins only. */
async function withComposedText(answer: Answer, { backend, siteOrigin }: GuardDeps): Promise<Answer> {
  const mail = await composeUnsentMail(answer.body as UnsentMail, backend, siteOrigin);
  if (!mail) throw new Refusal(404, 'PT404', 'This release does not send this kind of mail.');
  return { ...answer, body: mail };
}

/** Checks the arguments and the session; the database authorises the call. */
async function callDesk(name: DeskCall, incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  const schema: z.ZodMiniType<object | undefined> = DESK_CALLS[name];
  const body = parseOrRefuse(schema, await readJson(incoming.request));
  const { token } = await requireSession(incoming.request, 'rest', deps);
  const answer = await deps.gateway.callLibrary('rest', {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    body: body ?? {},
    token,
  });
  if (answer.status !== 200) return answer;
  await syncChange(deps, () => persistChange(name, answer, deps));
  if (QUEUES_MAIL.has(name)) deps.onMessages();
  return name === 'read_unsent_mail' ? withComposedText(answer, deps) : answer;
}

export const DESK_ROUTES: readonly Route[] = (Object.keys(DESK_CALLS) as DeskCall[]).map((name) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  dialect: 'rest',
  limit: 'deskRequestsPerAddress',
  handle: (incoming, deps) => callDesk(name, incoming, deps),
}));
