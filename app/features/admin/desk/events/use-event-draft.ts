import { useState } from 'react';

import { askDesk, DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { isNewer, useDraft, type DraftState } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

import { eventsQuery } from './events-queries.ts';
import {
  draftOf,
  EMPTY_EVENT,
  suggestedSlug,
  valuesOf,
  type EventField,
  type EventValues,
} from './event-values.ts';

type EventDraftState = Omit<DraftState<DeskEvent, EventValues>, 'save'> & {
  invalid: readonly EventField[];
  /** Returns whether all values are valid; otherwise marks the invalid fields. */
  check: () => boolean;
  save: (toastOf: (saved: DeskEvent) => ToastMessage, onSaved: (saved?: DeskEvent) => void) => Promise<void>;
};

/** Whether the transcript's page exists. If the site cannot be reached, saving fails with its own message. */
async function isPage(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  );
}

/** The draft of an event. Saving overwrites changes by others only if they are on screen. */
export function useEventDraft(stored: DeskEvent | undefined): EventDraftState {
  // The created event, until its id is in the URL. If kept longer, saving another new event would overwrite it.
  const [created, setCreated] = useState<DeskEvent>();
  if (stored && created) setCreated(undefined);
  const current = stored ?? created;
  const [invalid, setInvalid] = useState<readonly EventField[]>([]);
  const draft = useDraft<DeskEvent, EventValues>({
    kind: 'event',
    row: current,
    stored: current ? valuesOf(current) : EMPTY_EVENT,
    differs: isNewer,
    list: eventsQuery.queryKey,
  });
  const { values } = draft;

  function discard(): void {
    draft.discard();
    setInvalid([]);
  }

  function change(changes: Partial<EventValues>): void {
    const next = { ...values, ...changes };
    // The slug is derived from the title until it is edited.
    if (!current && changes.title !== undefined && values.slug === suggestedSlug(values.title))
      next.slug = suggestedSlug(changes.title);
    draft.change(next);
  }

  function check(): boolean {
    const checked = draftOf(values, current);
    setInvalid('invalid' in checked ? checked.invalid : []);
    return 'event' in checked;
  }

  const save: EventDraftState['save'] = async (toastOf, onSaved) => {
    const checked = draftOf(values, current);
    if ('invalid' in checked) return;
    const send = async () => {
      const { transcript_path: path } = checked.event;
      // The link is emailed only once, to everybody who had a place, so a wrong one could not be corrected.
      if (path && path !== current?.transcript_path && !(await isPage(path)))
        throw new DeskFailure(DESK_EVENTS.form.noTranscript(path), '');
      const saved = await askDesk('save_event', checked);
      setCreated(saved);
      return saved;
    };
    await draft.save(send, toastOf, onSaved);
  };

  return { ...draft, invalid, change, discard, check, save };
}
