import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk.ts';
import type { DeskAdmin } from '#shared/desk-answers.ts';
import type { DeskLogEntry } from '#shared/desk-enquiries.ts';
import { SUBMISSION_STATUSES } from '#shared/desk.ts';

const { common, history: texts } = DESK;

function statusName(value: string | null): string {
  const status = SUBMISSION_STATUSES.find((each) => each === value);
  return status ? common.statuses[status] : (value ?? NOTHING);
}

function ownerName(value: string | null, admins: readonly DeskAdmin[]): string {
  if (!value) return texts.nobody;
  return admins.find(({ id }) => id === value)?.email ?? texts.formerAdmin;
}

/** The event as text for staff. */
export function eventText(event: DeskLogEntry, admins: readonly DeskAdmin[]): string {
  const { action, old_value, new_value } = event;
  if (action === 'status_changed') return `${statusName(old_value)} → ${statusName(new_value)}`;
  if (action === 'owner_changed')
    return texts.owner(`${ownerName(old_value, admins)} → ${ownerName(new_value, admins)}`);
  return texts.actions[action] ?? action;
}

export function actorText({ actor_id, actor_email }: DeskLogEntry): string {
  return actor_email ?? (actor_id ? common.deletedAccount : texts.system);
}
