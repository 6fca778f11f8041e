import { useRef, useState } from 'react';

import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { DESK } from '#content/desk/desk.ts';
import { DESK_CALLS, DESK_LIMITS } from '#shared/desk/calls.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { dayIn } from '#shared/time/calendar-day.ts';

import type { Invitation } from './client-text.ts';
import type { InvitationDraft } from './use-invitation-draft.ts';

const { clients: texts } = DESK;

type InvitationFormProps = {
  /** True while an existing invitation is being changed. */
  isExisting: boolean;
  draft: InvitationDraft;
  onSubmit: (invitation: Invitation) => void;
  /** Leaves the existing invitation as it is. */
  onCancel: () => void;
  /** Shows the existing invitation without what was typed. */
  onDiscard: () => void;
  /** The office's time zone, in which days begin. */
  timeZone: string | undefined;
};

/** Who may read, until when, and why. Nothing is sent until staff confirm the question that follows. */
export function InvitationForm(props: InvitationFormProps) {
  const { isExisting, draft, onSubmit, onCancel, onDiscard, timeZone } = props;
  const { values, conflict, change } = draft;
  const pattern = useRef<HTMLInputElement>(null);
  const lastDay = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<'pattern' | 'last_day'>();
  const [opened] = useState(() => new Date());

  function submit(): void {
    const parsed = DESK_CALLS.invite_reader_client.safeParse(values);
    if (parsed.success && parsed.data.last_day >= dayIn(timeZone)(new Date())) {
      setInvalid(undefined);
      onSubmit(parsed.data);
      return;
    }
    const isPattern = parsed.error?.issues.some(({ path }) => path[0] === 'pattern') ?? false;
    setInvalid(isPattern ? 'pattern' : 'last_day');
    (isPattern ? pattern : lastDay).current?.focus();
  }

  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!conflict) submit();
      }}
    >
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
        {!isExisting && (
          <TextField
            ref={pattern}
            label={texts.pattern}
            error={invalid === 'pattern' ? texts.noPattern : undefined}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CONTACT_LIMITS.email}
            value={values.pattern}
            onText={(text) => change({ pattern: text })}
          />
        )}
        <TextField
          ref={lastDay}
          label={texts.lastDay}
          error={invalid === 'last_day' ? texts.noLastDay : undefined}
          type="date"
          min={dayIn(timeZone)(opened)}
          value={values.last_day}
          onText={(day) => change({ last_day: day })}
        />
        <TextField
          label={texts.note}
          maxLength={DESK_LIMITS.clientNoteCharacters}
          value={values.note}
          onText={(text) => change({ note: text })}
        />
      </div>
      <DraftNote
        conflict={
          conflict && {
            texts: texts.conflict,
            differences: conflict,
            onOverwrite: submit,
            onDiscard,
          }
        }
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton type="submit" look="strong" disabled={conflict !== undefined}>
          {isExisting ? texts.change : texts.invite}
        </ToolButton>
        {isExisting && <ToolButton onClick={onCancel}>{texts.cancelChange}</ToolButton>}
      </div>
    </form>
  );
}
