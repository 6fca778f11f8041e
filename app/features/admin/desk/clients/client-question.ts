import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';

import { consequenceOf, type Invitation } from './client-text.ts';

const { clients: texts } = DESK;

/** A change to the clients that staff confirm first. */
export type ClientQuestion =
  | { action: 'invite'; invitation: Invitation }
  /** `client` is the client as it was on screen. */
  | { action: 'change'; invitation: Invitation; client: ReaderClient }
  | { action: 'end'; client: ReaderClient };

export function consequenceText(asked: ClientQuestion, timeZone: string | undefined): string {
  if (asked.action === 'end') return texts.endConsequence(asked.client.pattern);
  return consequenceOf(asked.invitation, asked.action === 'change' ? asked.client : undefined, timeZone);
}

/**
 * Makes a change that staff have confirmed, and resolves to the toast that reports it.
 * @throws DeskFailure when the change is not made
 */
export async function changeClients(
  asked: ClientQuestion,
  timeZone: string | undefined,
): Promise<ToastMessage> {
  if (asked.action === 'end') {
    const wasOpen = await askDesk('end_reader_client', { client: asked.client.id });
    const { pattern } = asked.client;
    return doneToast(texts.endedTitle, wasOpen ? texts.endedNow(pattern) : texts.endedBefore(pattern));
  }
  const { action, invitation } = asked;
  if (action === 'invite') await askDesk('invite_reader_client', invitation);
  else {
    const { id, note, ends_at } = asked.client;
    await askDesk('change_reader_client', {
      client: id,
      note: invitation.note,
      last_day: invitation.last_day,
      expected_note: note,
      expected_end: ends_at,
    });
  }
  return doneToast(texts.done[action], consequenceText(asked, timeZone));
}
