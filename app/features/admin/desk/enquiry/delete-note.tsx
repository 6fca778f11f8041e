import type { RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ConfirmButton } from '#app/features/admin/desk/parts/confirm-button.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryNote } from '#shared/desk/enquiries.ts';

const { notes: texts } = DESK;

type DeleteNoteProps = {
  note: EnquiryNote;
  /** Receives the focus when the button is removed together with the note. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function DeleteNote({ note, returnFocus }: DeleteNoteProps) {
  const change = useChange();
  return (
    <ConfirmButton
      row={note}
      label={texts.remove}
      accessibleName={texts.removeThis(localTime(note.created_at))}
      className="mt-1"
      question={texts.question}
      confirmLabel={texts.confirm}
      isDestructive
      consequence={() => texts.consequence}
      onConfirm={({ id }) =>
        change(async () => {
          await askDesk('delete_submission_note', { note: id });
          return doneToast(texts.removed.title, texts.removed.text);
        })
      }
      returnFocus={returnFocus}
    />
  );
}
