import { NOTHING, STATUS_LABELS } from '#app/features/admin/desk/text/labels.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import type { SubmissionStatus } from '#shared/desk.ts';

export type Handling = { status: SubmissionStatus; owner_id: string | null };

/** Unsaved choices, with the enquiry as it was when the first one was made. */
export type HandlingDraft = { base: DeskSubmission; changes: Partial<Handling> };

/** Adds a choice to the draft. A choice equal to the stored value is dropped; without any, there is no draft. */
export function withChange(
  draft: HandlingDraft | undefined,
  current: DeskSubmission,
  change: Partial<Handling>,
): HandlingDraft | undefined {
  const base = draft?.base ?? current;
  const changes = { ...draft?.changes, ...change };
  if (changes.status === base.status) delete changes.status;
  if (changes.owner_id === base.owner_id) delete changes.owner_id;
  return Object.keys(changes).length > 0 ? { base, changes } : undefined;
}

export type Difference = { name: string; before: string; after: string };

/** What others have changed since the draft was started. */
export function differences(base: DeskSubmission, current: DeskSubmission): Difference[] {
  const found: Difference[] = [];
  if (base.status !== current.status)
    found.push({ name: 'Status', before: STATUS_LABELS[base.status], after: STATUS_LABELS[current.status] });
  if (base.owner_id !== current.owner_id)
    found.push({
      name: 'Owner',
      before: base.owner_email ?? NOTHING,
      after: current.owner_email ?? NOTHING,
    });
  return found;
}
