import type { Difference } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { useDraft } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';

import { endText, lastDayOf, type Invitation } from './client-text.ts';

const { clients: texts } = DESK;

const NEW: Invitation = { pattern: '', note: '', last_day: '' };

export type InvitationDraft = {
  values: Invitation;
  /** What colleagues have changed since the first unsaved change, if anything. */
  conflict: readonly Difference[] | undefined;
  change: (change: Partial<Invitation>) => void;
  discard: () => void;
};

function differences(base: ReaderClient, current: ReaderClient, timeZone: string | undefined): Difference[] {
  const found: Difference[] = [];
  if (base.ends_at !== current.ends_at)
    found.push({
      name: texts.lastDay,
      before: endText(base, timeZone),
      after: endText(current, timeZone),
    });
  if (base.note !== current.note)
    found.push({ name: texts.note, before: base.note || NOTHING, after: current.note || NOTHING });
  return found;
}

function valuesOf(client: ReaderClient, timeZone: string | undefined): Invitation {
  const { pattern, note, is_ended } = client;
  return { pattern, note, last_day: is_ended ? '' : lastDayOf(client, timeZone) };
}

/** The draft of a new invitation, or of changes to the current one. */
export function useInvitationDraft(
  current: ReaderClient | undefined,
  timeZone: string | undefined,
): InvitationDraft {
  const { values, base, isConflict, change, discard } = useDraft<ReaderClient, Invitation>({
    kind: 'invitation',
    row: current,
    stored: current ? valuesOf(current, timeZone) : NEW,
    differs: (before, now) => differences(before, now, timeZone).length > 0,
  });
  return {
    values,
    conflict: isConflict && base && current ? differences(base, current, timeZone) : undefined,
    change: (changes) => change({ ...values, ...changes }),
    discard,
  };
}
