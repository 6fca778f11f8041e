import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useReload, useUnsent, withRow } from '#app/features/admin/desk/desk-queries.ts';
import { faultToast, isUnsynced } from '#app/features/admin/desk/parts/change-fault.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus-first-invalid.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';

import { consultantArguments, NEW_DETAILS, type Details, type WrongField } from './consultant-details.ts';
import { DetailFields } from './detail-fields.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft-note.tsx';

const { consultants: texts } = DESK_CALENDAR;

/** In place of the id of a consultant in the key of the draft. */
export const NEW_CONSULTANT = 'new';

type NewConsultantProps = {
  /** Called without the consultant if the server could not answer with the new row. */
  onAdded: (consultant: DeskConsultant | undefined) => void;
};

/** Makes an account with access to the desk a consultant. */
export function NewConsultant({ onAdded }: NewConsultantProps) {
  const { toast } = useToast();
  const reload = useReload();
  const client = useQueryClient();
  const [draft, changeDraft] = useUnsent<Details>('consultant-details', NEW_CONSULTANT);
  const details = draft ?? NEW_DETAILS;
  const [wrong, setWrong] = useState<WrongField>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);

  function change(next: Details): void {
    const isEmpty = JSON.stringify(next) === JSON.stringify(NEW_DETAILS);
    changeDraft(() => (isEmpty ? undefined : next));
  }

  async function add(): Promise<void> {
    const checked = consultantArguments(details, undefined);
    setWrong('wrong' in checked ? checked.wrong : undefined);
    if ('wrong' in checked) focusFirstInvalid(fields.current);
    if ('wrong' in checked || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const added = await askDesk('save_consultant', checked);
      toast(doneToast(texts.added.title, texts.added.text(added.name)));
      changeDraft(() => undefined);
      client.setQueryData(consultantsQuery.queryKey, (consultants) => withRow(consultants, added));
      onAdded(added);
    } catch (error) {
      if (isUnsynced(error)) {
        toast(faultToast(error));
        changeDraft(() => undefined);
        onAdded(undefined);
      } else setRefusal(messageOf(error));
    }
    reload();
    setBusy(false);
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
      <DetailFields details={details} isNew wrong={wrong} onChange={change} />
      <DraftNote problem={wrong ? texts.wrong[wrong] : refusal} />
      <ToolButton type="submit" look="strong" className="mt-4" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.saving : texts.create}
      </ToolButton>
    </form>
  );
}
