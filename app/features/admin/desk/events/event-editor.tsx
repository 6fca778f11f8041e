import { useRef, type RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import { eventTimes } from '#content/events/times.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { eventPath } from '#shared/events/paths.ts';

import { EventFields } from './event-fields.tsx';
import { isOver, startText, stateText } from './event-text.ts';
import { changedFields, startOf, valuesOf } from './event-values.ts';
import { PublishButton } from './publish-button.tsx';
import { savedToast, saveQuestion, type SaveQuestion } from './save-event-text.ts';
import { useEventDraft } from './use-event-draft.ts';

const { event: texts, form } = DESK_EVENTS;

export const EVENT_HEADING_ID = 'event-heading';

type EventHeadProps = { event: DeskEvent | undefined; heading: RefObject<HTMLHeadingElement | null> };

function EventHead({ event, heading }: EventHeadProps) {
  return (
    <>
      <h2
        ref={heading}
        id={EVENT_HEADING_ID}
        tabIndex={-1}
        className="mt-2 text-copy font-medium wrap-anywhere text-heading outline-none"
      >
        {event ? event.title : texts.newTitle}
      </h2>
      {event && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-small text-secondary">
          <span>{stateText(event)}</span>
          <span>{startText(event)}</span>
          {event.state !== 'draft' && (
            <a href={eventPath(event.slug)} className="text-link underline underline-offset-[0.2em]">
              {texts.page}
            </a>
          )}
        </p>
      )}
    </>
  );
}

function saveLabel(event: DeskEvent | undefined, asks: boolean): string {
  if (!event || event.state === 'draft') return form.saveDraft;
  return asks ? form.saveAsking : form.save;
}

type CancelledEventProps = { reason: string; hasUnsaved: boolean; onDiscard: () => void };

/** Takes the place of the form of a cancelled event, which can no longer be changed. */
function CancelledEvent({ reason, hasUnsaved, onDiscard }: CancelledEventProps) {
  return (
    <div className="mt-3 max-w-measure space-y-2 text-small wrap-anywhere text-body">
      <p>{texts.cancelledBecause(reason)}</p>
      <p>{texts.kept}</p>
      {hasUnsaved && (
        <>
          <p>{texts.unsaved}</p>
          <ToolButton onClick={onDiscard}>{form.discard}</ToolButton>
        </>
      )}
    </div>
  );
}

type EventEditorProps = {
  /** Undefined for a new event. */
  event: DeskEvent | undefined;
  onSaved: (event: DeskEvent) => void;
};

/** Edits the public details of an event. Asks for confirmation before it emails registrants. */
export function EventEditor({ event, onSaved }: EventEditorProps) {
  const draft = useEventDraft(event);
  const { values, base, isChanged, isConflict, isSaving } = draft;
  const { asked, ask, dialog } = useQuestion<SaveQuestion>(save);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const question = saveQuestion(event, values);
  const start = startOf(values);
  const others = event && base && isConflict ? changedFields(valuesOf(base), valuesOf(event)) : [];

  async function save(): Promise<void> {
    await draft.save(
      (saved) => savedToast(event, saved),
      (saved) => saved && onSaved(saved),
    );
  }

  function submit(): void {
    if (!draft.check()) focusFirstInvalid(fields.current);
    else if (question) ask(question);
    else void save();
  }

  function discard(): void {
    draft.discard();
    // The pressed button is removed, and the focus would be lost with it.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={EVENT_HEADING_ID}>
      <EventHead event={event} heading={heading} />
      {event?.cancel_reason ? (
        <CancelledEvent reason={event.cancel_reason} hasUnsaved={isChanged} onDiscard={discard} />
      ) : (
        <form
          ref={fields}
          noValidate
          autoComplete="off"
          className="mt-6"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (!isConflict) submit();
          }}
        >
          <Heading level={3} size="h4">
            {form.heading}
          </Heading>
          <EventFields
            values={values}
            invalid={draft.invalid}
            isPublished={event?.state === 'published'}
            elsewhere={start && eventTimes(start, values.zone).elsewhere}
            onChange={draft.change}
          />
          <DraftNote
            problem={draft.error}
            conflict={
              isConflict
                ? {
                    texts: { ...form.conflict, text: form.conflict.text(others.join(', ')) },
                    onOverwrite: submit,
                    onDiscard: discard,
                  }
                : undefined
            }
          />
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <ToolButton
              type="submit"
              look="strong"
              disabled={!isChanged || isConflict}
              aria-disabled={isSaving}
            >
              {isSaving ? form.saving : saveLabel(event, question !== undefined)}
            </ToolButton>
            {isChanged && !isConflict && <ToolButton onClick={discard}>{form.discard}</ToolButton>}
            {event?.state === 'draft' && !isOver(event) && (
              <PublishButton event={event} isUnsaved={isChanged} returnFocus={heading} />
            )}
          </div>
        </form>
      )}
      <ConfirmDialog
        {...dialog}
        title={asked?.title ?? ''}
        confirmLabel={asked?.confirm ?? ''}
        returnFocus={heading}
      >
        {asked?.text}
      </ConfirmDialog>
    </section>
  );
}
