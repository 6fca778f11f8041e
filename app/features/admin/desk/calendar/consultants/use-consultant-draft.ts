import { useQueryClient } from '@tanstack/react-query';

import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { hasCode } from '#app/features/admin/desk/desk-api.ts';
import { isEqual, isNewer, useDraft } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import { CONFLICT_CODE } from '#shared/desk/calls.ts';

type Send = (version: number) => Promise<DeskConsultant>;

/**
 * The draft of a consultant's details or hours. Both share one version, but saving one does not conflict with the other, so
 * conflicts are found by comparing contents.
 */
export function useConsultantDraft<Part>(
  kind: 'consultant-details' | 'consultant-hours',
  current: DeskConsultant,
  partOf: (consultant: DeskConsultant) => Part,
) {
  const client = useQueryClient();
  const isSame = (one: DeskConsultant, other: DeskConsultant) => isEqual(partOf(one), partOf(other));
  const draft = useDraft<DeskConsultant, Part>({
    kind,
    row: current,
    stored: partOf(current),
    differs: (base, row) => isNewer(base, row) && !isSame(base, row),
    list: consultantsQuery.queryKey,
  });

  async function sendLatest(send: Send): Promise<DeskConsultant> {
    try {
      return await send(current.version);
    } catch (error) {
      if (!hasCode(error, CONFLICT_CODE)) throw error;
      const all = await client.fetchQuery({ ...consultantsQuery, staleTime: 0 });
      const latest = all.find(({ id }) => id === current.id);
      if (!latest || !isSame(latest, current)) throw error;
      return await send(latest.version);
    }
  }

  return {
    ...draft,
    save: (send: Send, toastOf: (saved: DeskConsultant) => ToastMessage) =>
      draft.save(() => sendLatest(send), toastOf),
  };
}
