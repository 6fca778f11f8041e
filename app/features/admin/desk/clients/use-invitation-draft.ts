import { useUnsent } from '#app/features/admin/desk/desk-queries.ts';
import type { Difference } from '#app/features/admin/desk/parts/draft-note.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk.ts';
import type { ReaderClient } from '#shared/desk-answers.ts';

import { endText, lastDayOf, type Invitation } from './client-text.ts';

const { clients: texts } = DESK;

const NEW: Invitation = { pattern: '', note: '', last_day: '' };

/** What was typed, with the invitation as it was then; undefined for a new one. */
type Draft = { base: ReaderClient | undefined; values: Invitation };

export type InvitationDraft = {
  values: Invitation;
  /** What colleagues have changed since the first unsaved change, if anything. */
  overtaken: readonly Difference[] | undefined;
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

/** A new invitation, or the changes of the current one, until they are saved. */
export function useInvitationDraft(
  current: ReaderClient | undefined,
  timeZone: string | undefined,
): InvitationDraft {
  const [draft, changeDraft] = useUnsent<Draft>('invitation', current?.id ?? '');
  const stored: Invitation = current
    ? {
        pattern: current.pattern,
        note: current.note,
        last_day: current.is_ended ? '' : lastDayOf(current, timeZone),
      }
    : NEW;
  const changed = draft?.base && current ? differences(draft.base, current, timeZone) : [];
  return {
    values: draft?.values ?? stored,
    overtaken: changed.length > 0 ? changed : undefined,
    change: (change) =>
      changeDraft((now) => {
        const values = { ...(now?.values ?? stored), ...change };
        const isEmpty = !current && Object.values(values).every((value) => value === '');
        return isEmpty ? undefined : { base: now ? now.base : current, values };
      }),
    discard: () => changeDraft(() => undefined),
  };
}
