import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { consultantArguments, detailsOf, type InvalidField } from './consultant-details.ts';
import { DetailFields } from './detail-fields.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { useConsultantDraft } from './use-consultant-draft.ts';

const { consultants: texts } = DESK_CALENDAR;

/** When the imported calendar was last read. */
function BusyState({ consultant: { busy_url, busy_read_at, busy_error } }: { consultant: DeskConsultant }) {
  if (!busy_url) return null;
  return (
    <p className={`mt-3 text-small ${busy_error ? 'font-medium text-danger' : 'text-secondary'}`}>
      {busy_read_at ? texts.busyRead(localTime(busy_read_at)) : texts.busyNever}{' '}
      {busy_error && texts.busyFailed(busy_error)}
    </p>
  );
}

/** Everything about a consultant except the hours. */
export function DetailsSection({ consultant }: { consultant: DeskConsultant }) {
  const [invalid, setInvalid] = useState<InvalidField[]>([]);
  const draft = useConsultantDraft('consultant-details', consultant, detailsOf);
  const { values, isChanged, isConflict, isSaving, change } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);

  async function save(): Promise<void> {
    const checked = consultantArguments(values, consultant);
    setInvalid('invalid' in checked ? checked.invalid : []);
    if ('invalid' in checked) focusFirstInvalid(fields.current);
    else
      await draft.save(
        (version) => askDesk('save_consultant', { consultant: { ...checked.consultant, version } }),
        ({ name }) => doneToast(texts.saved.title, texts.saved.text(name)),
      );
  }

  function discard(): void {
    draft.discard();
    // The pressed button is removed, and the focus would be lost with it.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="consultant-details" className="mt-4">
      <Heading
        level={3}
        size="h4"
        id="consultant-details"
        ref={heading}
        tabIndex={-1}
        className="outline-none"
      >
        {texts.details}
      </Heading>
      <p className="mt-1 text-small text-secondary">{consultant.email ?? texts.noAccount}</p>
      <form
        ref={fields}
        noValidate
        autoComplete="off"
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConflict) void save();
        }}
      >
        <DetailFields details={values} isNew={false} invalid={invalid} onChange={change} />
        <BusyState consultant={consultant} />
        <DraftNote
          problem={draft.error}
          conflict={
            isConflict
              ? { texts: texts.conflict, onOverwrite: () => void save(), onDiscard: discard }
              : undefined
          }
        />
        <ToolButton
          type="submit"
          look="strong"
          className="mt-4"
          disabled={!isChanged || isConflict}
          aria-disabled={isSaving || undefined}
        >
          {isSaving ? texts.saving : texts.save}
        </ToolButton>
      </form>
    </section>
  );
}
