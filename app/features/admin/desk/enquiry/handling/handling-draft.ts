import type { Difference } from '#app/features/admin/desk/parts/draft-note.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk.ts';
import type { DeskSubmission } from '#shared/desk-enquiries.ts';
import type { SubmissionStatus } from '#shared/desk.ts';

const { common } = DESK;

export type Handling = { status: SubmissionStatus; owner_id: string | null };

/** Unsaved choices, with the enquiry as it was when the first one was made. */
export type HandlingDraft = { base: DeskSubmission; changes: Partial<Handling> };

/** Adds a choice to the draft. A choice equal to the value on screen is dropped; without any, there is no draft. */
export function withChange(
  draft: HandlingDraft | undefined,
  current: DeskSubmission,
  change: Partial<Handling>,
): HandlingDraft | undefined {
  const changes = { ...draft?.changes, ...change };
  if (changes.status === current.status) delete changes.status;
  if (changes.owner_id === current.owner_id) delete changes.owner_id;
  return Object.keys(changes).length > 0 ? { base: draft?.base ?? current, changes } : undefined;
}

/** The draft, unless all its choices are stored already: by its own save before the answer arrived, or by others. */
export function unsavedDraft(
  draft: HandlingDraft | undefined,
  current: DeskSubmission,
): HandlingDraft | undefined {
  return draft && withChange(draft, current, {}) && draft;
}

/** What others have changed since the draft was started. */
export function differences(base: DeskSubmission, current: DeskSubmission): Difference[] {
  const found: Difference[] = [];
  if (base.status !== current.status)
    found.push({
      name: common.status,
      before: common.statuses[base.status],
      after: common.statuses[current.status],
    });
  if (base.owner_id !== current.owner_id)
    found.push({
      name: common.owner,
      before: base.owner_email ?? NOTHING,
      after: current.owner_email ?? NOTHING,
    });
  return found;
}
