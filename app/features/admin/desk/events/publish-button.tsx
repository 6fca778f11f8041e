import { useState, type RefObject } from 'react';

import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
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
  const { toast } = useToast();
  const reload = useReload();
  const [isAsking, setAsking] = useState(false);
  const { day, time } = eventTimes(event.starts_at, event.zone);

  async function publish(): Promise<void> {
    try {
      await askDesk('publish_event', { event: event.id, expected_version: event.version });
      toast(doneToast(texts.done.title, texts.done.text(event.title)));
    } catch (error) {
      toast(changeFailedToast(messageOf(error)));
    }
    setAsking(false);
    reload();
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
