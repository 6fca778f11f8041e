import { NOTHING, STATUS_LABELS } from '#app/features/admin/desk/text/labels.ts';
import type { DeskAdmin, DeskEvent } from '#shared/desk-answers.ts';
import { SUBMISSION_STATUSES } from '#shared/desk.ts';

function statusName(value: string | null): string {
  const status = SUBMISSION_STATUSES.find((each) => each === value);
  return status ? STATUS_LABELS[status] : (value ?? NOTHING);
}

function ownerName(value: string | null, admins: readonly DeskAdmin[]): string {
  if (!value) return 'nobody';
  return admins.find(({ id }) => id === value)?.email ?? 'a former admin';
}

const ACTIONS: Record<DeskEvent['action'], string> = {
  status_changed: 'Status changed',
  owner_changed: 'Owner changed',
  note_added: 'Note added',
  message_resent: 'Message resent',
  submissions_exported: 'Enquiries exported',
  newsletter_exported: 'Newsletter exported',
  subscription_removed: 'Subscription removed',
  person_exported: 'Personal data exported',
  person_erased: 'Personal data erased',
  retention_applied: 'Old data removed',
  admin_granted: 'Admin access granted',
  admin_revoked: 'Admin access revoked',
};

/** The event as text for staff. */
export function eventText(event: DeskEvent, admins: readonly DeskAdmin[]): string {
  const { action, old_value, new_value } = event;
  if (action === 'status_changed') return `${statusName(old_value)} → ${statusName(new_value)}`;
  if (action === 'owner_changed')
    return `Owner: ${ownerName(old_value, admins)} → ${ownerName(new_value, admins)}`;
  return ACTIONS[action] ?? action;
}

export function actorText({ actor_id, actor_email }: DeskEvent): string {
  return actor_email ?? (actor_id ? 'a deleted account' : 'the system');
}
