import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { hasCode, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useReload, useUnsent, withRow } from '#app/features/admin/desk/desk-queries.ts';
import { isUnsynced } from '#app/features/admin/desk/parts/change-fault.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';
import { CONFLICT_CODE } from '#shared/desk.ts';

type ConsultantDraft<Part> = {
  /** What the form shows: the stored part with unsaved changes. */
  part: Part;
  isChanged: boolean;
  /** True when somebody else has changed the same part since the first unsaved change. */
  isOvertaken: boolean;
  isBusy: boolean;
  /** Why the database refused to save it. */
  refusal: string | undefined;
  change: (part: Part) => void;
  discard: () => void;
  /** Returns whether it was saved. It overwrites changes of this part by others only if they are on screen. */
  save: () => Promise<boolean>;
};

/**
 * An unsaved part of a consultant: the details or the hours. Both have one version, but saving one of them is no
 * conflict for the other, so the contents are compared.
 */
export function useConsultantDraft<Part>(
  kind: 'consultant-details' | 'consultant-hours',
  current: DeskConsultant,
  partOf: (consultant: DeskConsultant) => Part,
  send: (part: Part, version: number) => Promise<DeskConsultant>,
): ConsultantDraft<Part> {
  const client = useQueryClient();
  const reload = useReload();
  const [draft, changeDraft] = useUnsent<{ base: string; part: Part }>(kind, current.id);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const stored = partOf(current);
  const storedText = JSON.stringify(stored);
  const part = draft?.part ?? stored;

  async function sendLatest(): Promise<DeskConsultant> {
    try {
      return await send(part, current.version);
    } catch (error) {
      if (!hasCode(error, CONFLICT_CODE)) throw error;
      const all = await client.fetchQuery({ ...consultantsQuery, staleTime: 0 });
      const latest = all.find(({ id }) => id === current.id);
      if (!latest || JSON.stringify(partOf(latest)) !== storedText) throw error;
      return await send(part, latest.version);
    }
  }

  async function save(): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    let isSaved = false;
    try {
      const saved = await sendLatest();
      client.setQueryData(consultantsQuery.queryKey, (consultants) => withRow(consultants, saved));
      // Text typed during the request stays as a draft based on the saved row.
      changeDraft((now) =>
        now === draft ? undefined : now && { base: JSON.stringify(partOf(saved)), part: now.part },
      );
      isSaved = true;
    } catch (error) {
      if (isUnsynced(error)) changeDraft(() => undefined);
      // A conflict is shown by the draft note, which offers both versions.
      if (!hasCode(error, CONFLICT_CODE)) setRefusal(messageOf(error));
    }
    reload();
    setBusy(false);
    return isSaved;
  }

  return {
    part,
    isChanged: draft !== undefined,
    // During a save, the newer contents may be those being saved.
    isOvertaken: !isBusy && draft !== undefined && draft.base !== storedText,
    isBusy,
    refusal,
    change: (next) => {
      setRefusal(undefined);
      changeDraft((now) => ({ base: now?.base ?? storedText, part: next }));
    },
    discard: () => {
      setRefusal(undefined);
      changeDraft(() => undefined);
    },
    save,
  };
}
