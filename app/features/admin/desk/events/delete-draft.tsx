import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey } from '#app/features/admin/desk/desk-queries.ts';
import { ConfirmButton } from '#app/features/admin/desk/parts/confirm-button.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

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
  }

  return (
    <div className="mt-12 border-t border-hairline pt-6">
      <ConfirmButton
        row={event}
        label={texts.remove}
        look="danger"
        question={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        consequence={({ title }) => texts.consequence(title)}
        onConfirm={remove}
        returnFocus={returnFocus}
      />
    </div>
  );
}
