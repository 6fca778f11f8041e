import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { NEW_EVENT } from '#app/features/admin/desk/address/desk-address.ts';
import { askDesk, hasCode, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey, useReload, useUnsent, withRow } from '#app/features/admin/desk/desk-queries.ts';
import { isUnsynced } from '#app/features/admin/desk/parts/change-fault.ts';
import { DESK_EVENTS } from '#content/desk-events.ts';
import type { DeskEvent } from '#shared/desk-events.ts';
import { CONFLICT_CODE } from '#shared/desk.ts';

import { eventsQuery } from './events-queries.ts';
import {
  draftOf,
  EMPTY_EVENT,
  suggestedSlug,
  valuesOf,
  type EventField,
  type EventValues,
} from './event-values.ts';

type EventDraftState = {
  /** What the form shows: the stored event with unsaved changes. */
  values: EventValues;
  /** The event as it was at the first unsaved change; undefined for a new one or without changes. */
  base: DeskEvent | undefined;
  isChanged: boolean;
  /** True when somebody else has saved the event since the first unsaved change. */
  isOvertaken: boolean;
  isBusy: boolean;
  wrong: readonly EventField[];
  /** Why it was not saved. */
  refusal: string | undefined;
  change: (change: Partial<EventValues>) => void;
  discard: () => void;
  /** Whether everything typed is acceptable; otherwise names the wrong fields. */
  check: () => boolean;
  save: () => Promise<DeskEvent | undefined>;
};

type Draft = { base: DeskEvent | undefined; values: EventValues };

/** Whether the site has such a page. If it cannot be reached, saving fails with its own message. */
async function isPage(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  );
}

/** An event with unsaved changes. It overwrites changes by others only if they are on screen. */
export function useEventDraft(stored: DeskEvent | undefined): EventDraftState {
  const client = useQueryClient();
  const reload = useReload();
  // A new event, from its save until the address names it. If kept longer, saving another new event would overwrite it.
  const [created, setCreated] = useState<DeskEvent>();
  if (stored && created) setCreated(undefined);
  const current = stored ?? created;
  const [draft, changeDraft] = useUnsent<Draft>('event', current?.id ?? NEW_EVENT);
  const [wrong, setWrong] = useState<readonly EventField[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const values = draft?.values ?? (current ? valuesOf(current) : EMPTY_EVENT);

  function discard(): void {
    changeDraft(() => undefined);
    setWrong([]);
    setRefusal(undefined);
  }

  function change(changes: Partial<EventValues>): void {
    const next = { ...values, ...changes };
    // The slug is derived from the title until it is edited.
    if (!current && changes.title !== undefined && values.slug === suggestedSlug(values.title))
      next.slug = suggestedSlug(changes.title);
    setRefusal(undefined);
    changeDraft((now) => ({ base: now ? now.base : current, values: next }));
  }

  function check(): boolean {
    const checked = draftOf(values, current);
    setWrong('wrong' in checked ? checked.wrong : []);
    return 'event' in checked;
  }

  async function save(): Promise<DeskEvent | undefined> {
    const checked = draftOf(values, current);
    if (isBusy || 'wrong' in checked) return undefined;
    setBusy(true);
    setRefusal(undefined);
    const { transcript_path: path } = checked.event;
    // The link is emailed once to everybody who had a place, and cannot be corrected.
    if (path && path !== current?.transcript_path && !(await isPage(path))) {
      setRefusal(DESK_EVENTS.form.noTranscript(path));
      setBusy(false);
      return undefined;
    }
    let saved: DeskEvent | undefined;
    try {
      const row = await askDesk('save_event', checked);
      client.setQueryData(eventsQuery.queryKey, (events) => withRow(events, row));
      saved = row;
      setCreated(row);
      // Text typed during the request stays as a draft based on the saved row, which a new event gets only now.
      let typed: EventValues | undefined;
      changeDraft((now) => {
        if (now !== draft) typed = now?.values;
        return undefined;
      });
      if (typed) client.setQueryData<Draft>(unsentKey('event', row.id), { base: row, values: typed });
    } catch (error) {
      if (isUnsynced(error)) changeDraft(() => undefined);
      // A conflict is shown by the draft note, which offers both versions.
      if (!hasCode(error, CONFLICT_CODE)) setRefusal(messageOf(error));
    }
    reload();
    setBusy(false);
    return saved;
  }

  return {
    values,
    base: draft?.base,
    isChanged: draft !== undefined,
    // During a save, the newer version may be the one being saved.
    isOvertaken: !isBusy && draft?.base !== undefined && draft.base.version !== current?.version,
    isBusy,
    wrong,
    refusal,
    change,
    discard,
    check,
    save,
  };
}
