import type { Difference } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import type { SubmissionStatus } from '#shared/desk/calls.ts';

const { common } = DESK;

export type Handling = { status: SubmissionStatus; owner_id: string | null };

/** The choices that differ from what is on screen. Only these are saved, so that a colleague's change to another field stays. */
export function choicesOf({ status, owner_id }: Handling, current: DeskEnquiry): Partial<Handling> {
  return {
    ...(status !== current.status && { status }),
    ...(owner_id !== current.owner_id && { owner_id }),
  };
}

/** What others have changed since the draft was started. */
export function differences(base: DeskEnquiry, current: DeskEnquiry): Difference[] {
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
