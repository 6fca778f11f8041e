import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey, useUnsentText } from '#app/features/admin/desk/desk-queries.ts';
import { CancelForm } from '#app/features/admin/desk/parts/form/cancel-form.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { EVENT_LIMITS } from '#shared/events/events.ts';

import { EventSection } from './event-section.tsx';

const { cancel: texts } = DESK_EVENTS;

/** Cancels a published event. Registrants are emailed the reason. */
export function CancelEvent({ event }: { event: DeskEvent }) {
  const client = useQueryClient();
  const change = useChange();
  const [reason, setReason] = useUnsentText('event-reason', event.id);
  // The version on screen when the dialog opened: if somebody else saves meanwhile, the server reports a conflict.
  const [asked, setAsked] = useState(event);
  const { id, version, title, registered, waiting } = asked;

  async function cancel(): Promise<void> {
    await change(
      async () => {
        await askDesk('cancel_event', { event: id, reason: reason.trim(), expected_version: version });
        return doneToast(texts.done.title, texts.done.text(title));
      },
      () => {
        client.removeQueries({ queryKey: unsentKey('event', id) });
        setReason('');
      },
    );
  }

  return (
    <EventSection title={texts.heading} explanation={texts.explanation}>
      <div className="mt-3">
        <CancelForm
          reason={reason}
          onReason={setReason}
          texts={texts}
          maxLength={EVENT_LIMITS.reason}
          onAsk={() => setAsked(event)}
          onConfirm={cancel}
        >
          {texts.consequence(registered + waiting, reason.trim())}
        </CancelForm>
      </div>
    </EventSection>
  );
}
