import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskAdmin } from '#shared/desk/results.ts';
import type { DeskLogEntry } from '#shared/desk/enquiries.ts';
import { SUBMISSION_STATUSES } from '#shared/desk/calls.ts';

const { common, history: texts } = DESK;

function statusName(value: string | null): string {
  const status = SUBMISSION_STATUSES.find((each) => each === value);
  return status ? common.statuses[status] : (value ?? NOTHING);
}

function ownerName(value: string | null, admins: readonly DeskAdmin[]): string {
  if (!value) return texts.nobody;
  return admins.find(({ id }) => id === value)?.email ?? texts.formerAdmin;
}

/** The labels of fields that are named in the log. */
function correctedFields(value: string | null): string {
  const { fields } = DESK.correction;
  const names = value?.split(', ') ?? [];
  return names.map((name) => (name in fields ? fields[name as keyof typeof fields] : name)).join(', ');
}

/** The event as text for staff. */
export function eventText(event: DeskLogEntry, admins: readonly DeskAdmin[]): string {
  const { action, old_value, new_value } = event;
  if (action === 'status_changed') return `${statusName(old_value)} → ${statusName(new_value)}`;
  if (action === 'owner_changed')
    return texts.owner(`${ownerName(old_value, admins)} → ${ownerName(new_value, admins)}`);
  if (action === 'submission_corrected') return texts.corrected(correctedFields(new_value));
  return texts.actions[action] ?? action;
}

/**
 * Events without an actor: bookings and moves are always the visitor's; a cancellation only if `detail.by` says so.
 */
function isByVisitor({ action, detail }: DeskLogEntry): boolean {
  return (
    action === 'appointment_booked' ||
    action === 'appointment_moved' ||
    (action === 'appointment_cancelled' && detail.by === 'visitor')
  );
}

export function actorText(event: DeskLogEntry): string {
  if (event.actor_id) return event.actor_email ?? common.deletedAccount;
  return isByVisitor(event) ? texts.visitor : texts.system;
}
