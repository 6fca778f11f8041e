import { useRef } from 'react';

import { momentText } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { actorText } from '#app/features/admin/desk/enquiry/history-text.ts';
import { DraftNote, type Difference } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { AppointmentDetail, DeskAppointment } from '#shared/desk/calendar.ts';

import { OverwriteQuestion } from './overwrite-question.tsx';
import type { AppointmentChange, Conflict } from './use-appointment-change.ts';

const { conflict: texts, states } = DESK_CALENDAR;

/** What somebody else has changed since `base`. */
function differences(base: DeskAppointment, current: DeskAppointment, zone: string): Difference[] {
  const parts = (row: DeskAppointment) => ({
    state: states[row.state],
    time: momentText(row.starts_at, zone),
    consultant: row.consultant_name,
  });
  const [before, after] = [parts(base), parts(current)];
  return (['state', 'time', 'consultant'] as const)
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ name: texts.names[part], before: before[part], after: after[part] }));
}

type AppointmentConflictProps = { detail: AppointmentDetail; zone: string; change: AppointmentChange };

/** Why a change was not made: the database's sentence, or what somebody else has changed first. */
export function AppointmentConflict({ detail, zone, change }: AppointmentConflictProps) {
  const { conflict, error, discard, save } = change;
  const { appointment } = detail;
  const { asked, ask, dialog } = useQuestion<Conflict>(({ change, base }) => save(change, base));
  // Keeps the focus when a change removes the note together with the forms below.
  const place = useRef<HTMLDivElement>(null);
  const last = detail.history.findLast(({ action }) => action.startsWith('appointment_'));
  const text = last ? texts.by(actorText(last), localTime(last.at)) : texts.bySomeone;

  function overwrite({ change }: Conflict): void {
    if (change.kind === 'move' || change.kind === 'cancel') ask({ change, base: appointment });
    else void save(change, appointment);
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <DraftNote
        problem={error}
        conflict={
          conflict && conflict.base.version !== appointment.version
            ? {
                texts: { ...texts, text },
                differences: differences(conflict.base, appointment, zone),
                onOverwrite: () => overwrite(conflict),
                onDiscard: discard,
              }
            : undefined
        }
      />
      <OverwriteQuestion {...dialog} asked={asked} zone={zone} returnFocus={place} />
    </div>
  );
}
