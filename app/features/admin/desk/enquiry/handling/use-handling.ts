import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, hasCode } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery, useReload, useUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { faultToast, isUnsynced } from '#app/features/admin/desk/parts/change-fault.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk.ts';
import type { DeskSubmission } from '#shared/desk-enquiries.ts';
import { CONFLICT_CODE } from '#shared/desk.ts';

import { unsavedDraft, withChange, type Handling, type HandlingDraft } from './handling-draft.ts';

export type HandlingState = {
  draft: HandlingDraft | undefined;
  /** What the form shows: the stored values with the draft applied. */
  shown: Handling;
  /** True when someone else has changed the enquiry since the draft was started. */
  isOvertaken: boolean;
  isBusy: boolean;
  choose: (change: Partial<Handling>) => void;
  discard: () => void;
  /** Saves the draft and `change`. It overwrites changes by others only if this admin has seen them. */
  save: (change?: Partial<Handling>) => Promise<void>;
};

/** Status and owner of an enquiry, with the unsaved draft. */
export function useHandling(current: DeskSubmission): HandlingState {
  const { toast } = useToast();
  const client = useQueryClient();
  const reload = useReload();
  const [kept, changeDraft] = useUnsent<HandlingDraft>('handling', current.id);
  const [isBusy, setBusy] = useState(false);
  const draft = unsavedDraft(kept, current);
  // During a save, the newer version may be the one being saved. Afterwards, the row on screen may be the older one.
  const isOvertaken = !isBusy && draft !== undefined && draft.base.version < current.version;

  async function save(change: Partial<Handling> = {}): Promise<void> {
    const wanted = withChange(draft, current, change);
    if (!wanted || isBusy) return;
    setBusy(true);
    try {
      const submission = await askDesk('change_submission', {
        submission: current.id,
        // The version on screen, not the draft's: the admin has seen it and decided to overwrite it.
        expected_version: current.version,
        changes: wanted.changes,
      });
      client.setQueryData(enquiryQuery(current.id).queryKey, (detail) => detail && { ...detail, submission });
      // A choice made during the request stays as a draft based on the saved row.
      changeDraft((now) => withChange(now && { ...now, base: submission }, submission, {}));
      const { title, text } = DESK.handling.saved;
      toast(doneToast(title, text(`${current.first_name} ${current.last_name}`)));
    } catch (error) {
      // Unless it was made, keep the choice in the form, next to the note about the conflicting change.
      changeDraft(() => (isUnsynced(error) ? undefined : wanted));
      if (!hasCode(error, CONFLICT_CODE)) toast(faultToast(error));
    }
    reload();
    setBusy(false);
  }

  return {
    draft,
    shown: { status: current.status, owner_id: current.owner_id, ...draft?.changes },
    isOvertaken,
    isBusy,
    choose: (change) => changeDraft((before) => withChange(unsavedDraft(before, current), current, change)),
    discard: () => changeDraft(() => undefined),
    save,
  };
}
