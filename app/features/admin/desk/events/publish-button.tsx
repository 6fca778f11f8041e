import { useState, type RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { DESK_EVENTS } from '#content/desk-events.ts';
import { eventTimes } from '#content/event-times.ts';
import type { DeskEvent } from '#shared/desk-events.ts';

const { publish: texts } = DESK_EVENTS;

type PublishButtonProps = {
  event: DeskEvent;
  isUnsaved: boolean;
  /** The button itself leaves the page when the event is published. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function PublishButton({ event, isUnsaved, returnFocus }: PublishButtonProps) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  const { day, time } = eventTimes(event.starts_at, event.zone);

  async function publish(): Promise<void> {
    await change(async () => {
      await askDesk('publish_event', { event: event.id, expected_version: event.version });
      return doneToast(texts.done.title, texts.done.text(event.title));
    });
    setAsking(false);
  }

  return (
    <>
      <ToolButton disabled={isUnsaved} onClick={() => setAsking(true)}>
        {texts.publish}
      </ToolButton>
      {isUnsaved && <p className="text-small text-secondary">{texts.saveFirst}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={publish}
        returnFocus={returnFocus}
      >
        {texts.consequence(event.title, day, time)}
      </ConfirmDialog>
    </>
  );
}
