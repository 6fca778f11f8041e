import type { RefObject } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ConfirmButton } from '#app/features/admin/desk/parts/confirm-button.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import { eventTimes } from '#content/events/times.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

const { publish: texts } = DESK_EVENTS;

function consequenceOf({ title, starts_at: startsAt, zone }: DeskEvent): string {
  const { day, time } = eventTimes(startsAt, zone);
  return texts.consequence(title, day, time);
}

type PublishButtonProps = {
  event: DeskEvent;
  isUnsaved: boolean;
  /** The button itself leaves the page when the event is published. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function PublishButton({ event, isUnsaved, returnFocus }: PublishButtonProps) {
  const change = useChange();
  return (
    <>
      <ConfirmButton
        row={event}
        label={texts.publish}
        disabled={isUnsaved}
        question={texts.question}
        confirmLabel={texts.confirm}
        consequence={consequenceOf}
        onConfirm={({ id, version, title }) =>
          change(async () => {
            await askDesk('publish_event', { event: id, expected_version: version });
            return doneToast(texts.done.title, texts.done.text(title));
          })
        }
        returnFocus={returnFocus}
      />
      {isUnsaved && <p className="text-small text-secondary">{texts.saveFirst}</p>}
    </>
  );
}
