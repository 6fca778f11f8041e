import { useQueryClient } from '@tanstack/react-query';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery } from '#app/features/admin/desk/desk-queries.ts';
import { isNewer, useDraft, type DraftState } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

import { choicesOf, type Handling } from './handling-draft.ts';

const { saved: texts } = DESK.handling;

export type HandlingState = Omit<DraftState<DeskEnquiry, Handling>, 'change' | 'save'> & {
  choose: (change: Partial<Handling>) => void;
  /** Saves the draft and `change`. It overwrites changes by others only if this admin has seen them. */
  save: (change?: Partial<Handling>) => Promise<void>;
};

/** Status and owner of an enquiry, with the unsaved choices. */
export function useHandling(current: DeskEnquiry): HandlingState {
  const client = useQueryClient();
  const { id, version, status, owner_id } = current;
  const draft = useDraft<DeskEnquiry, Handling>({
    kind: 'handling',
    row: current,
    stored: { status, owner_id },
    differs: isNewer,
  });

  function choose(change: Partial<Handling>): void {
    const chosen = { ...draft.values, ...change };
    // During a save, choosing the value on screen may undo the change being sent.
    draft.change(draft.isSaving ? chosen : choicesOf(chosen, current));
  }

  async function save(change: Partial<Handling> = {}): Promise<void> {
    const changes = choicesOf({ ...draft.values, ...change }, current);
    if (draft.isSaving || Object.keys(changes).length === 0) return;
    // If the save fails, the choice stays in the form beside the error.
    draft.change(changes);
    await draft.save(
      async () => {
        const submission = await askDesk('change_submission', {
          submission: id,
          expected_version: version,
          changes,
        });
        client.setQueryData(enquiryQuery(id).queryKey, (detail) => detail && { ...detail, submission });
        return submission;
      },
      ({ first_name, last_name }) => doneToast(texts.title, texts.text(`${first_name} ${last_name}`)),
    );
  }

  return { ...draft, choose, save };
}
