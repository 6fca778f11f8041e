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
  // The version on screen when the dialog opened: if somebody else saves meanwhile, the server reports a conflict.
  const [asked, setAsked] = useState<DeskEvent>();

  async function publish({ id, version, title }: DeskEvent): Promise<void> {
    await change(async () => {
      await askDesk('publish_event', { event: id, expected_version: version });
      return doneToast(texts.done.title, texts.done.text(title));
    });
    setAsked(undefined);
  }

  const { title, starts_at: startsAt, zone } = asked ?? event;
  const { day, time } = eventTimes(startsAt, zone);
  return (
    <>
      <ToolButton disabled={isUnsaved} onClick={() => setAsked(event)}>
        {texts.publish}
      </ToolButton>
      {isUnsaved && <p className="text-small text-secondary">{texts.saveFirst}</p>}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.question}
        confirmLabel={texts.confirm}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && publish(asked)}
        returnFocus={returnFocus}
      >
        {texts.consequence(title, day, time)}
      </ConfirmDialog>
    </>
  );
}
