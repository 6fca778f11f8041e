import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey, useUnsentText } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { TextArea } from '#app/features/admin/desk/parts/field.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/keep-focus.ts';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_EVENTS } from '#content/desk-events.ts';
import type { DeskEvent } from '#shared/desk-events.ts';
import { EVENT_LIMITS } from '#shared/events.ts';

const { cancel: texts } = DESK_EVENTS;

/** Cancels a published event for a reason that the registrants read. */
export function CancelForm({ event }: { event: DeskEvent }) {
  const client = useQueryClient();
  const change = useChange();
  const [reason, setReason] = useUnsentText('event-reason', event.id);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);

  async function cancel(): Promise<void> {
    await change(
      async () => {
        await askDesk('cancel_event', {
          event: event.id,
          reason: reason.trim(),
          expected_version: event.version,
        });
        return doneToast(texts.done.title, texts.done.text(event.title));
      },
      () => {
        client.removeQueries({ queryKey: unsentKey('event', event.id) });
        setReason('');
      },
    );
    setAsking(false);
  }

  return (
    <section
      ref={keepFocus}
      aria-labelledby="event-cancel-heading"
      className="mt-12 border-t border-hairline pt-6"
    >
      <Heading
        level={3}
        size="h4"
        ref={heading}
        id="event-cancel-heading"
        tabIndex={-1}
        className="outline-none"
      >
        {texts.heading}
      </Heading>
      <p className="mt-1 max-w-text text-small text-secondary">{texts.explanation}</p>
      <form
        ref={fields}
        noValidate
        autoComplete="off"
        className="mt-3 grid max-w-measure gap-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          setMissing(reason.trim() === '');
          if (reason.trim()) setAsking(true);
          else fields.current?.querySelector('textarea')?.focus();
        }}
      >
        <TextArea
          label={texts.reason}
          rows={3}
          error={isMissing ? texts.noReason : undefined}
          maxLength={EVENT_LIMITS.reason}
          value={reason}
          onText={setReason}
        />
        <div>
          <ToolButton type="submit" look="danger">
            {texts.cancel}
          </ToolButton>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
        returnFocus={heading}
      >
        {texts.consequence(event.registered + event.waiting, reason.trim())}
      </ConfirmDialog>
    </section>
  );
}
