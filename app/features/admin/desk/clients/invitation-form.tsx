import { useId, useRef, useState, type ReactNode } from 'react';

import { CONTROL_CLASS, LABEL_CLASS, ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { DESK } from '#content/desk.ts';
import { DESK_CALLS, DESK_LIMITS } from '#shared/desk.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { dayIn } from '#shared/time/calendar-day.ts';

import type { Invitation } from './client-text.ts';

const { clients: texts } = DESK;

type FieldProps = {
  label: string;
  error: string | undefined;
  /** Renders the control with its id and the id of its error. */
  children: (id: string, errorId: string | undefined) => ReactNode;
};

function Field({ label, error, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={LABEL_CLASS}>
        {label}
      </label>
      {children(id, error ? errorId : undefined)}
      {error && (
        <p id={errorId} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type InvitationFormProps = {
  /** The invitation to change; undefined to make a new one. */
  existing: Invitation | undefined;
  onSubmit: (invitation: Invitation) => void;
  /** Leaves the existing invitation as it is. */
  onCancel: () => void;
  /** The office's time zone, in which days begin. */
  timeZone: string | undefined;
};

/** Who may read, until when, and why. Nothing is sent before the question that follows. */
export function InvitationForm({ existing, onSubmit, onCancel, timeZone }: InvitationFormProps) {
  const pattern = useRef<HTMLInputElement>(null);
  const lastDay = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'pattern' | 'last_day'>();
  const [opened] = useState(() => new Date());

  function submit(): void {
    const given = {
      pattern: existing?.pattern ?? pattern.current?.value ?? '',
      note: note.current?.value ?? '',
      last_day: lastDay.current?.value ?? '',
    };
    const parsed = DESK_CALLS.invite_reader_client.safeParse(given);
    if (parsed.success && parsed.data.last_day >= dayIn(timeZone)(new Date())) {
      setWrong(undefined);
      onSubmit(parsed.data);
      return;
    }
    const isPattern = parsed.error?.issues.some(({ path }) => path[0] === 'pattern') ?? false;
    setWrong(isPattern ? 'pattern' : 'last_day');
    (isPattern ? pattern : lastDay).current?.focus();
  }

  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
        {!existing && (
          <Field label={texts.pattern} error={wrong === 'pattern' ? texts.noPattern : undefined}>
            {(id, errorId) => (
              <input
                ref={pattern}
                id={id}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={CONTACT_LIMITS.email}
                aria-invalid={errorId !== undefined || undefined}
                aria-describedby={errorId}
                className={CONTROL_CLASS}
              />
            )}
          </Field>
        )}
        <Field label={texts.lastDay} error={wrong === 'last_day' ? texts.noLastDay : undefined}>
          {(id, errorId) => (
            <input
              ref={lastDay}
              id={id}
              type="date"
              min={dayIn(timeZone)(opened)}
              defaultValue={existing?.last_day}
              aria-invalid={errorId !== undefined || undefined}
              aria-describedby={errorId}
              className={CONTROL_CLASS}
            />
          )}
        </Field>
        <Field label={texts.note} error={undefined}>
          {(id) => (
            <input
              ref={note}
              id={id}
              maxLength={DESK_LIMITS.clientNoteCharacters}
              defaultValue={existing?.note}
              className={CONTROL_CLASS}
            />
          )}
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton type="submit" look="strong">
          {existing ? texts.change : texts.invite}
        </ToolButton>
        {existing && <ToolButton onClick={onCancel}>{texts.cancelChange}</ToolButton>}
      </div>
    </form>
  );
}
