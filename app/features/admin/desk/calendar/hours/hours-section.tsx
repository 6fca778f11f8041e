import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { useConsultantDraft } from '#app/features/admin/desk/calendar/consultants/use-consultant-draft.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { hoursArguments, problemOf, storedHours } from './hours-draft.ts';
import { HoursGrid } from './hours-grid.tsx';
import { HoursList } from './hours-list.tsx';
import { OtherDays } from './other-days.tsx';

const { hours: texts, offices } = DESK_CALENDAR;

/** The weekly hours, as a grid and as time fields, and the days with different hours. */
export function HoursSection({ consultant }: { consultant: DeskConsultant }) {
  const [problem, setProblem] = useState<string>();
  const draft = useConsultantDraft('consultant-hours', consultant, storedHours);
  const { values, isChanged, isConflict, isSaving, change } = draft;
  const heading = useRef<HTMLHeadingElement>(null);

  async function save(): Promise<void> {
    const found = problemOf(values);
    setProblem(found);
    if (found) return;
    await draft.save(
      (expected_version) =>
        askDesk('save_hours', { consultant: consultant.id, expected_version, ...hoursArguments(values) }),
      ({ upcoming }) => doneToast(texts.saved.title, texts.saved.text(upcoming)),
    );
  }

  function discard(): void {
    setProblem(undefined);
    draft.discard();
    // The pressed button is removed, and the focus would be lost with it.
    heading.current?.focus();
  }

  const edit = (next: Partial<typeof values>) => {
    setProblem(undefined);
    change({ ...values, ...next });
  };

  return (
    <section aria-labelledby="calendar-hours" className="mt-10">
      <Heading level={3} size="h4" id="calendar-hours" ref={heading} tabIndex={-1} className="outline-none">
        {texts.title}
      </Heading>
      <p className="mt-1 text-small text-secondary">{texts.explanation(offices[consultant.office])}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConflict) void save();
        }}
      >
        <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <HoursGrid blocks={values.blocks} onChange={(blocks) => edit({ blocks })} />
          <HoursList blocks={values.blocks} onChange={(blocks) => edit({ blocks })} />
        </div>
        <OtherDays days={values.otherDays} onChange={(otherDays) => edit({ otherDays })} />
        <DraftNote
          problem={problem ?? draft.error}
          conflict={
            isConflict
              ? { texts: texts.conflict, onOverwrite: () => void save(), onDiscard: discard }
              : undefined
          }
        />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <ToolButton
            type="submit"
            look="strong"
            disabled={!isChanged || isConflict}
            aria-disabled={isSaving || undefined}
          >
            {isSaving ? texts.saving : texts.save}
          </ToolButton>
          {isChanged && (
            <>
              <ToolButton onClick={discard}>{texts.discard}</ToolButton>
              <p className="text-small text-secondary">{texts.unsaved}</p>
            </>
          )}
        </div>
      </form>
    </section>
  );
}
