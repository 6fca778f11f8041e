import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { DESK_EVENTS } from '#content/desk-events.ts';
import type { DeskEvent } from '#shared/desk-events.ts';

const { remove: texts } = DESK_EVENTS;

type DeleteDraftProps = {
  event: DeskEvent;
  onDeleted: () => void;
  /** Receives the focus when the button is removed together with the draft. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function DeleteDraft({ event, onDeleted, returnFocus }: DeleteDraftProps) {
  const client = useQueryClient();
  const change = useChange();
  // The version on screen when the dialog opened: if somebody else saves meanwhile, the server reports a conflict.
  const [asked, setAsked] = useState<DeskEvent>();

  async function remove({ id, version, title }: DeskEvent): Promise<void> {
    await change(
      async () => {
        await askDesk('delete_event', { event: id, expected_version: version });
        return doneToast(texts.done.title, texts.done.text(title));
      },
      () => {
        client.removeQueries({ queryKey: unsentKey('event', id) });
        onDeleted();
      },
    );
    setAsked(undefined);
  }

  return (
    <div className="mt-12 border-t border-hairline pt-6">
      <ToolButton look="danger" onClick={() => setAsked(event)}>
        {texts.remove}
      </ToolButton>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
        returnFocus={returnFocus}
      >
        {texts.consequence(asked?.title ?? event.title)}
      </ConfirmDialog>
    </div>
  );
}
