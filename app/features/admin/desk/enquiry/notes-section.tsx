import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { changeFailedToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery, unsentKey, useReload } from '#app/features/admin/desk/desk-queries.ts';
import { useAnnounce } from '#app/features/admin/desk/parts/announcer.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextArea } from '#app/features/admin/desk/parts/form/field.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';
import { DESK_LIMITS } from '#shared/desk/calls.ts';

import { DeleteNote } from './delete-note.tsx';
import { PanelSection } from './panel-section.tsx';

const { common, notes: texts } = DESK;

export function NotesSection({ detail, userId }: { detail: EnquiryDetail; userId: string }) {
  const { toast } = useToast();
  const announce = useAnnounce();
  const reload = useReload();
  const { id } = detail.submission;
  const client = useQueryClient();
  const draft = () => client.getQueryData<string>(unsentKey('note', id));
  const keep = (text: string) => void client.setQueryData(unsentKey('note', id), text);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);

  /** Whether a note was stored although the answer was lost. */
  async function isThere(body: string): Promise<boolean> {
    const known = new Set(detail.notes.map((note) => note.id));
    const latest = await client.fetchQuery({ ...enquiryQuery(id), staleTime: 0 }).catch(() => undefined);
    return latest?.notes.some((note) => note.body === body && !known.has(note.id)) ?? false;
  }

  async function add(): Promise<void> {
    const sent = field.current?.value ?? '';
    const body = sent.trim();
    if (!body || isBusy) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    let error: unknown;
    const isStored = await askDesk('add_submission_note', { submission: id, body }).then(
      () => true,
      (reason: unknown) => {
        error = reason;
        return isThere(body);
      },
    );
    if (isStored) {
      announce(texts.added);
      // Text typed during the request is kept, even if the panel has been closed since.
      const typed = draft() ?? sent;
      const rest = typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
      keep(rest);
      if (field.current) field.current.value = rest;
    } else toast(changeFailedToast(messageOf(error)));
    reload();
    setBusy(false);
  }

  return (
    <PanelSection title={texts.title}>
      <ul>
        {detail.notes.map((note) => (
          <li key={note.id} className="border-t border-hairline py-2 first:border-t-0">
            <p className="break-words whitespace-pre-wrap">
              <VisitorText text={note.body} />
            </p>
            <p className="text-secondary">
              <time dateTime={note.created_at}>{localTime(note.created_at)}</time>{' '}
              {texts.by(note.author_email ?? common.deletedAccount)}
            </p>
            {note.author_id === userId && <DeleteNote note={note} returnFocus={field} />}
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
        <TextArea
          ref={field}
          label={texts.label}
          rows={3}
          maxLength={DESK_LIMITS.noteCharacters}
          defaultValue={draft()}
          onText={keep}
        />
        <ToolButton type="submit" className="mt-2" aria-disabled={isBusy}>
          {isBusy ? texts.adding : texts.add}
        </ToolButton>
      </form>
    </PanelSection>
  );
}
