import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

import { hasCode } from '#app/features/admin/desk/desk-api.ts';
import {
  unsentKey,
  useReload,
  useUnsent,
  withRow,
  type UnsavedDraft,
} from '#app/features/admin/desk/desk-queries.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { CONFLICT_CODE } from '#shared/desk/calls.ts';

import { changeFaultText, faultToast, isUnsynced } from './change-fault.ts';

/** Stands for the row's id in the key of a new row's draft. */
export const NEW_ROW = 'new';

/** What was typed, and the row at that time; `base` is undefined for a row that does not exist yet. */
type Draft<Row, Values> = { base: Row | undefined; typed: Partial<Values> };

type DraftOptions<Row, Values> = {
  kind: UnsavedDraft;
  /** The row as it is on screen; undefined for a new one. */
  row: Row | undefined;
  /** The values of that row; those of an empty form for a new one. */
  stored: Values;
  /** Whether a field of this form differs between two states of the row. */
  differs: (base: Row, row: Row) => boolean;
  /** Query key of the list that is updated with the saved row. */
  list?: QueryKey;
};

export type DraftState<Row, Values> = {
  /** What the form shows: the stored values, overridden by what was typed. */
  values: Values;
  /** The row as it was before the first unsaved change; undefined for a new one or without changes. */
  base: Row | undefined;
  isChanged: boolean;
  /** True when others have saved the row since the first unsaved change. */
  isConflict: boolean;
  isSaving: boolean;
  /** Why the save failed. A conflict is not an error: the form offers both versions. */
  error: string | undefined;
  /** Replaces the unsaved values. Omitted values show what is stored. */
  change: (typed: Partial<Values>) => void;
  discard: () => void;
  /**
   * Saves what was typed. `send` passes the version of the row on screen, so that no unseen change is overwritten. If the
   * row was saved but not yet synced to disk, `onSaved` is called without it.
   */
  save: (
    send: () => Promise<Row>,
    toastOf: (saved: Row) => ToastMessage,
    onSaved?: (row?: Row) => void,
  ) => Promise<void>;
};

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Compares order, because after a save the row on screen can be older than the draft's. */
export function isNewer(base: { version: number }, row: { version: number }): boolean {
  return base.version < row.version;
}

/**
 * The draft of a row: what was typed, until it is saved or discarded. It outlives the form and every reload of the row.
 * What is typed during a save becomes a draft of the saved row.
 */
export function useDraft<Row extends { id: string }, Values>(
  options: DraftOptions<Row, Values>,
): DraftState<Row, Values> {
  const { kind, row, stored, differs, list } = options;
  const id = row?.id ?? NEW_ROW;
  const client = useQueryClient();
  const reload = useReload();
  const { toast } = useToast();
  const [kept, keep] = useUnsent<Draft<Row, Values>>(kind, id);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const isStored = (typed: Partial<Values>) => isEqual({ ...stored, ...typed }, stored);
  // The values may already be stored: by this draft's save, whose answer has yet to arrive, or by others.
  const draft = kept && isStored(kept.typed) ? undefined : kept;

  function change(typed: Partial<Values>): void {
    setError(undefined);
    // During a save, the stored values are about to change, so this may not be an undo.
    const isUndone = !isSaving && isStored(typed);
    keep(() => (isUndone ? undefined : { base: draft ? draft.base : row, typed }));
  }

  function discard(): void {
    setError(undefined);
    keep(() => undefined);
  }

  const save: DraftState<Row, Values>['save'] = async (send, toastOf, onSaved) => {
    if (isSaving) return;
    setSaving(true);
    setError(undefined);
    const latest = () => client.getQueryData<Draft<Row, Values>>(unsentKey(kind, id));
    const sent = latest();
    try {
      const saved = await send();
      if (list) client.setQueryData<Row[]>(list, (rows) => withRow(rows, saved));
      const later = latest();
      keep(() => undefined);
      if (later && later !== sent)
        client.setQueryData<Draft<Row, Values>>(unsentKey(kind, saved.id), { ...later, base: saved });
      toast(toastOf(saved));
      onSaved?.(saved);
    } catch (failure) {
      if (isUnsynced(failure)) {
        keep((now) => (now === sent ? undefined : now));
        toast(faultToast(failure));
        onSaved?.();
      } else if (!hasCode(failure, CONFLICT_CODE)) setError(changeFaultText(failure));
    }
    reload();
    setSaving(false);
  };

  return {
    values: { ...stored, ...draft?.typed },
    base: draft?.base,
    isChanged: draft !== undefined,
    // During a save, the newer row may be the one being saved.
    isConflict: !isSaving && draft?.base !== undefined && row !== undefined && differs(draft.base, row),
    isSaving,
    error,
    change,
    discard,
    save,
  };
}
