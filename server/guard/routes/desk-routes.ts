import type * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { composeUnsentMail } from '#backend/mail/unsent-mail.ts';
import type { UnsentMail } from '#backend/mail/unsent-mail.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { requireSession } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { syncChange } from '#server/guard/sync-change.ts';
import { DESK_CALLS } from '#shared/desk/calls.ts';
import type { DeskCall } from '#shared/desk/calls.ts';

/** What the server does after a desk call has changed data. */
type Effects = {
  /**
   * What a power failure must not undo: the appointment in the response, or everything up to this change, for some calls only
   * if an appointment changes with it.
   */
  persists?: 'appointment' | 'everything' | 'everything if appointment';
  /** The call may queue an email. It wakes the outbox, which would otherwise send it in its next round. */
  queuesMail?: true;
};

/** A call that reads has a function that the database declares stable; a test compares both. */
export const EFFECTS: Record<DeskCall, Effects | 'reads'> = {
  book_appointment_by_staff: { persists: 'appointment', queuesMail: true },
  move_appointment_by_staff: { persists: 'appointment', queuesMail: true },
  cancel_appointment_by_staff: { persists: 'appointment', queuesMail: true },
  take_appointment: { persists: 'appointment', queuesMail: true },
  mark_appointment: { persists: 'appointment', queuesMail: true },
  // A new video room is sent to everybody who is booked.
  save_consultant: { persists: 'everything', queuesMail: true },
  save_hours: { persists: 'everything' },
  make_feed_token: { persists: 'everything' },
  save_event: { persists: 'everything', queuesMail: true },
  publish_event: { persists: 'everything' },
  cancel_event: { persists: 'everything', queuesMail: true },
  delete_event: { persists: 'everything' },
  decide_registrations: { persists: 'everything', queuesMail: true },
  cancel_registration_by_staff: { persists: 'everything', queuesMail: true },
  // Whoever waits for the place that becomes free is emailed.
  delete_registration: { persists: 'everything', queuesMail: true },
  mail_registered: { queuesMail: true },
  change_submission: { persists: 'everything if appointment', queuesMail: true },
  // A corrected address is sent the invitation to the upcoming appointment.
  correct_submission: { persists: 'everything', queuesMail: true },
  // Notifies the consultant of an upcoming appointment.
  delete_submission: { persists: 'everything', queuesMail: true },
  delete_submission_note: { persists: 'everything' },
  ask_subscriber_again: { queuesMail: true },
  remove_subscription: { persists: 'everything' },
  // The mail with the link goes out at once.
  invite_reader_client: { persists: 'everything', queuesMail: true },
  change_reader_client: { persists: 'everything', queuesMail: true },
  end_reader_client: { persists: 'everything' },
  resend_message: { queuesMail: true },
  // Cancels the person's appointments, of which their consultants are notified.
  erase_person: { persists: 'everything', queuesMail: true },
  list_submissions: 'reads',
  submission_detail: 'reads',
  desk_statistics: 'reads',
  desk_changes: 'reads',
  desk_intake: 'reads',
  assistant_statistics: 'reads',
  list_admins: 'reads',
  list_subscribers: 'reads',
  newsletter_statistics: 'reads',
  mail_status: 'reads',
  list_unsent_mails: 'reads',
  find_person: 'reads',
  retention_preview: 'reads',
  list_reader_clients: 'reads',
  list_appointments: 'reads',
  list_taken_times: 'reads',
  appointment_detail: 'reads',
  list_consultants: 'reads',
  calendar_figures: 'reads',
  list_events: 'reads',
  list_failed_event_mails: 'reads',
  list_registrations: 'reads',
  list_held_registrations: 'reads',
  // Changes no appointment.
  mark_submissions_as_spam: {},
  // A note, and an entry of the log, are synced within five minutes.
  add_submission_note: {},
  read_unsent_mail: {},
  export_person: {},
};

function effectsOf(name: DeskCall): Effects {
  const effects = EFFECTS[name];
  return effects === 'reads' ? {} : effects;
}

/** Marking an enquiry as spam cancels its appointment, and “Not spam” brings it back. */
async function mayChangeAppointment(
  { body }: ApiResponse,
  { query }: GuardDeps['backend'],
): Promise<boolean> {
  const { id, status } = body as { id: string; status: string };
  if (status === 'spam') return true;
  const [row] = await query<{ is_booked: boolean }>(
    'select private.has_upcoming_appointment($1) as is_booked',
    [id],
  );
  return row?.is_booked === true;
}

/** Makes a change as durable as the bookings of visitors. */
async function persistChange(name: DeskCall, response: ApiResponse, { backend }: GuardDeps): Promise<void> {
  const { persists } = effectsOf(name);
  if (persists === 'appointment') {
    await backend.persistRowByKey('appointments', response.body as { id: string });
  } else if (persists === 'everything' || (persists && (await mayChangeAppointment(response, backend)))) {
    await backend.syncDatabase();
  }
}

/** Composes the text of an unsent mail. The database returns the mail's data, to admins only. */
async function withComposedText(
  response: ApiResponse,
  { backend, siteOrigin }: GuardDeps,
): Promise<ApiResponse> {
  const mail = await composeUnsentMail(response.body as UnsentMail, backend, siteOrigin);
  if (!mail) throw new Refusal(404, 'PT404', 'This release does not send this kind of mail.');
  return { ...response, body: mail };
}

/** Checks the arguments and the session; the database authorises the call. */
async function callDesk(name: DeskCall, incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const schema: z.ZodMiniType<object | undefined> = DESK_CALLS[name];
  const body = parseOrRefuse(schema, await readJson(incoming.request));
  const { token } = await requireSession(incoming.request, 'rest', deps);
  const response = await deps.gateway.callLibrary('rest', {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    body: body ?? {},
    token,
  });
  if (response.status !== 200) return response;
  await syncChange(deps, () => persistChange(name, response, deps));
  if (effectsOf(name).queuesMail) deps.onMessages();
  return name === 'read_unsent_mail' ? withComposedText(response, deps) : response;
}

export const DESK_ROUTES: readonly Route[] = (Object.keys(DESK_CALLS) as DeskCall[]).map((name) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  dialect: 'rest',
  limit: 'deskRequestsPerAddress',
  handle: (incoming, deps) => callDesk(name, incoming, deps),
}));
