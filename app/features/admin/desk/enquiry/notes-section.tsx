import { useRef, useState } from 'react';

import { changeFailedToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { CONTROL_CLASS, LABEL_CLASS, ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import type { SubmissionDetail } from '#shared/desk-answers.ts';
import { DESK_LIMITS } from '#shared/desk.ts';

import { PanelSection } from './panel-section.tsx';

/** Unsaved notes by enquiry id, outside the component because closing the panel must not lose typed text. */
const drafts = new Map<string, string>();

type NotesSectionProps = { detail: SubmissionDetail; onChanged: () => void };

export function NotesSection({ detail, onChanged }: NotesSectionProps) {
  const { toast } = useToast();
  const { id } = detail.submission;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    const body = field.current?.value.trim();
    if (!body || isBusy) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await askDesk('add_submission_note', { submission: id, body });
      drafts.delete(id);
      if (field.current) field.current.value = '';
      onChanged();
    } catch (error) {
      toast(changeFailedToast(messageOf(error)));
    }
    setBusy(false);
  }

  return (
    <PanelSection title="Notes">
      <ul>
        {detail.notes.map((note) => (
          <li key={note.id} className="border-t border-hairline py-2 first:border-t-0">
            <p className="break-words whitespace-pre-wrap">
              <VisitorText text={note.body} />
            </p>
            <p className="text-secondary">
              <time dateTime={note.created_at}>{localTime(note.created_at)}</time> by{' '}
              {note.author_email ?? 'a deleted account'}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label htmlFor="note-body" className={LABEL_CLASS}>
          New note
        </label>
        <textarea
          ref={field}
          id="note-body"
          rows={3}
          maxLength={DESK_LIMITS.noteCharacters}
          defaultValue={drafts.get(id)}
          onChange={(event) => drafts.set(id, event.currentTarget.value)}
          className={CONTROL_CLASS}
        />
        <ToolButton type="submit" className="mt-2" aria-disabled={isBusy}>
          {isBusy ? 'Adding…' : 'Add note'}
        </ToolButton>
      </form>
    </PanelSection>
  );
}
