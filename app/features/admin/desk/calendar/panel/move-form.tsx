import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { FreeTimes } from '#app/features/admin/desk/calendar/time/free-times.tsx';
import { clockAt, dayAt, momentAt } from '#app/features/admin/desk/time/zone-time.ts';
import { useUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { PanelSection } from '#app/features/admin/desk/enquiry/panel-section.tsx';
import {
  ChoiceField,
  CONTROL_CLASS,
  LABEL_CLASS,
  LAST_DAY,
  ToolButton,
} from '#app/features/admin/desk/parts/form/controls.tsx';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';

import { MoveQuestion, type AskedMove } from './move-question.tsx';
import type { AppointmentChange } from './use-appointment-change.ts';

const { panel: texts, offices } = DESK_CALENDAR;

/** Unsaved choices, with the appointment and the displayed time zone at the time of the first choice. */
type Draft = { base: DeskAppointment; zone: string; consultant: string; day: string; time: string };

function draftOf(base: DeskAppointment, zone: string): Draft {
  const { consultant_id, starts_at } = base;
  return {
    base,
    zone,
    consultant: consultant_id,
    day: dayAt(starts_at, zone),
    time: clockAt(starts_at, zone),
  };
}

type MoveFormProps = { appointment: DeskAppointment; zone: string; change: AppointmentChange };

/** Moves an appointment to another start or consultant, after confirmation. The database checks that the time is free. */
export function MoveForm({ appointment, zone: shownZone, change }: MoveFormProps) {
  const { data: consultants = [] } = useQuery(consultantsQuery);
  const [changed, setChanged] = useUnsent<Draft>('appointment-move', appointment.id);
  const [error, setError] = useState<string>();
  const { asked, ask, dialog } = useQuestion<AskedMove>(({ base, starts, consultant: { id } }) =>
    change.save({ kind: 'move', starts, consultant: id }, base),
  );
  const dayField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const draft = changed ?? draftOf(appointment, shownZone);
  const { zone } = draft;
  const consultant = consultants.find(({ id }) => id === draft.consultant);

  function choose(choice: Partial<Draft>): void {
    const next = { ...draft, ...choice };
    const isUndone = JSON.stringify(next) === JSON.stringify(draftOf(draft.base, zone));
    setChanged(() => (isUndone ? undefined : next));
  }

  function submit(): void {
    const { base, day, time } = draft;
    const isComplete = isCalendarDay(day) && time !== '';
    const starts = isComplete ? momentAt(day, time, zone) : undefined;
    setError(starts ? undefined : isComplete ? texts.skipped : texts.noStart);
    if (starts && consultant) ask({ base, starts, consultant });
  }

  const isDayInvalid = error !== undefined && !isCalendarDay(draft.day);
  return (
    <PanelSection title={texts.moveTitle}>
      <form
        noValidate
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ChoiceField
          label={texts.consultant}
          value={draft.consultant}
          options={consultants
            .filter(({ id, user_id }) => user_id !== null || id === appointment.consultant_id)
            .map(({ id, name, office }) => ({ value: id, label: `${name}, ${offices[office]}` }))}
          onChange={(consultant) => choose({ consultant })}
          className="sm:col-span-2"
        />
        <div>
          <label htmlFor="move-day" className={LABEL_CLASS}>
            {texts.moveDay}
          </label>
          <input
            ref={dayField}
            id="move-day"
            type="date"
            max={LAST_DAY}
            value={draft.day}
            onChange={({ currentTarget }) => choose({ day: currentTarget.value })}
            aria-invalid={isDayInvalid || undefined}
            aria-describedby={error ? errorId : undefined}
            className={CONTROL_CLASS}
          />
        </div>
        <div>
          <label htmlFor="move-time" className={LABEL_CLASS}>
            {texts.moveTime(zone)}
          </label>
          <input
            id="move-time"
            type="time"
            step={300}
            value={draft.time}
            onChange={({ currentTarget }) => choose({ time: currentTarget.value })}
            aria-invalid={error && !isDayInvalid ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={CONTROL_CLASS}
          />
        </div>
        {consultant && (
          <FreeTimes consultant={consultant} day={draft.day} zone={zone} moved={appointment.id} />
        )}
        {error && (
          <p id={errorId} role="alert" className="font-medium text-danger sm:col-span-2">
            {error}
          </p>
        )}
        <ToolButton
          type="submit"
          disabled={!changed}
          aria-disabled={change.isBusy}
          className="sm:justify-self-start"
        >
          {change.isBusy ? texts.busy : texts.move}
        </ToolButton>
      </form>
      <MoveQuestion {...dialog} asked={asked} returnFocus={dayField} />
    </PanelSection>
  );
}
