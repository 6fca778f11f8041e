import { useRef, useState } from 'react';

import { doneToast, mailFailedToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { useUnsentText } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextArea, TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { EVENT_LIMITS } from '#shared/events/events.ts';

import { EventSection } from './event-section.tsx';
import { startText } from './event-text.ts';

const { mail: texts } = DESK_EVENTS;

/** Emails everybody with a place, after a preview. */
export function MailForm({ event }: { event: DeskEvent }) {
  const change = useChange();
  const [subject, setSubject] = useUnsentText('mail-subject', event.id);
  const [body, setBody] = useUnsentText('mail-body', event.id);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const noSubject = isChecked && subject.trim() === '' ? texts.noSubject : undefined;
  const noBody = isChecked && body.trim() === '' ? texts.noBody : undefined;

  function preview(): void {
    setChecked(true);
    if (subject.trim() && body.trim()) setAsking(true);
    else focusFirstInvalid(fields.current);
  }

  async function send(): Promise<void> {
    await change(
      async () => {
        const { queued, suppressed } = await askDesk('mail_registered', { event: event.id, subject, body });
        setSubject('');
        setBody('');
        setChecked(false);
        return doneToast(texts.done.title, texts.done.text(queued, suppressed));
      },
      undefined,
      mailFailedToast,
    );
    setAsking(false);
  }

  return (
    <EventSection title={texts.heading} headingRef={heading} explanation={texts.explanation}>
      <form
        ref={fields}
        noValidate
        autoComplete="off"
        className="mt-3 grid max-w-measure gap-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          preview();
        }}
      >
        <TextField
          label={texts.subject}
          error={noSubject}
          maxLength={EVENT_LIMITS.subject}
          value={subject}
          onText={setSubject}
        />
        <TextArea
          label={texts.body}
          rows={6}
          error={noBody}
          maxLength={EVENT_LIMITS.body}
          value={body}
          onText={setBody}
        />
        <div>
          <ToolButton type="submit">{texts.preview}</ToolButton>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={send}
        returnFocus={heading}
      >
        <p>{texts.to(event.registered)}</p>
        <div className="mt-4 max-h-[40svh] overflow-y-auto border-l-3 border-accent bg-raised px-4 py-3 text-small text-body">
          <p className="font-medium wrap-anywhere text-heading">{subject}</p>
          <p className="mt-3 wrap-anywhere whitespace-pre-line">{body}</p>
          <p className="mt-3 wrap-anywhere text-secondary">
            {event.title}, {startText(event)}
          </p>
        </div>
      </ConfirmDialog>
    </EventSection>
  );
}
