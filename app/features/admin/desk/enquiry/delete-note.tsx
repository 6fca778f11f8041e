import { useState, type RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk.ts';
import type { SubmissionNote } from '#shared/desk-enquiries.ts';

const { notes: texts } = DESK;

type DeleteNoteProps = {
  note: SubmissionNote;
  /** Receives the focus when the button is removed together with the note. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function DeleteNote({ note, returnFocus }: DeleteNoteProps) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    await change(async () => {
      await askDesk('delete_submission_note', { note: note.id });
      return doneToast(texts.removed.title, texts.removed.text);
    });
    setAsking(false);
  }

  return (
    <>
      <ToolButton
        className="mt-1"
        aria-label={texts.removeThis(localTime(note.created_at))}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={remove}
        returnFocus={returnFocus}
      >
        {texts.consequence}
      </ConfirmDialog>
    </>
  );
}
