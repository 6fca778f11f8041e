import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { isNewer, useDraft } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { consultantArguments, NEW_DETAILS, type Details, type InvalidField } from './consultant-details.ts';
import { DetailFields } from './detail-fields.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';

const { consultants: texts } = DESK_CALENDAR;

type NewConsultantProps = {
  /** Called without the consultant if the answer did not contain the new row. */
  onAdded: (consultant?: DeskConsultant) => void;
};

/** Makes an account with access to the desk a consultant. */
export function NewConsultant({ onAdded }: NewConsultantProps) {
  const draft = useDraft<DeskConsultant, Details>({
    kind: 'consultant-details',
    row: undefined,
    stored: NEW_DETAILS,
    differs: isNewer,
    list: consultantsQuery.queryKey,
  });
  const { values, isSaving, error } = draft;
  const [invalid, setInvalid] = useState<InvalidField[]>([]);
  const fields = useRef<HTMLFormElement>(null);

  async function add(): Promise<void> {
    const checked = consultantArguments(values, undefined);
    setInvalid('invalid' in checked ? checked.invalid : []);
    if ('invalid' in checked) {
      focusFirstInvalid(fields.current);
      return;
    }
    await draft.save(
      () => askDesk('save_consultant', checked),
      ({ name }) => doneToast(texts.added.title, texts.added.text(name)),
      onAdded,
    );
  }

  return (
    <form
      ref={fields}
      noValidate
      autoComplete="off"
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <DetailFields details={values} isNew invalid={invalid} onChange={draft.change} />
      <DraftNote problem={error} />
      <ToolButton type="submit" look="strong" className="mt-4" aria-disabled={isSaving || undefined}>
        {isSaving ? texts.saving : texts.create}
      </ToolButton>
    </form>
  );
}
