import { momentText } from '#app/features/admin/desk/calendar/time/time-text.ts';
import { actorText } from '#app/features/admin/desk/enquiry/history-text.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import type { AppointmentDetail, DeskAppointment } from '#shared/desk-calendar.ts';

import type { AppointmentChange } from './use-appointment-change.ts';

const { conflict: texts, states } = DESK_CALENDAR;

type Difference = { name: string; before: string; after: string };

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

type ConflictNoteProps = { detail: AppointmentDetail; zone: string; change: AppointmentChange };

/** Why a change was not made: the database's sentence, or what somebody else has changed first. */
export function ConflictNote({ detail, zone, change }: ConflictNoteProps) {
  const { overtaken, refusal, discard, save } = change;
  const { appointment } = detail;
  const last = detail.history.findLast(({ action }) => action.startsWith('appointment_'));
  return (
    <div role="alert">
      {refusal && (
        <p className="mt-3 border-l-3 border-danger py-1 pl-3 font-medium text-heading">{refusal}</p>
      )}
      {overtaken && overtaken.base.version !== appointment.version && (
        <div className="mt-3 border-l-3 border-accent bg-raised px-3 py-2.5">
          <p className="font-medium text-heading">
            {last ? texts.by(actorText(last), localTime(last.at)) : texts.bySomeone}
          </p>
          <ul className="mt-1">
            {differences(overtaken.base, appointment, zone).map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before} → {after}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-secondary">{texts.kept}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ToolButton onClick={() => void save(overtaken.change, appointment)}>{texts.retry}</ToolButton>
            <ToolButton onClick={discard}>{texts.keepTheirs}</ToolButton>
          </div>
        </div>
      )}
    </div>
  );
}
