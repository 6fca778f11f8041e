import { shortDay } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { clockAt, dayAt } from '#app/features/admin/desk/time/zone-time.ts';
import { EmptyNote } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { AppointmentLink, AppointmentStateText } from './appointment-link.tsx';
import type { ViewProps } from './view-props.ts';

const { list: texts, media, offices } = DESK_CALENDAR;

/** Four weeks of appointments as a table. */
export function ListView({ days, zone }: ViewProps) {
  const all = [...days.keys()];
  const [from, to] = [shortDay(all[0] ?? ''), shortDay(all.at(-1) ?? '')];
  const rows = [...days.values()].flat();
  if (rows.length === 0) return <EmptyNote title={texts.empty}>{texts.heading(from, to)}</EmptyNote>;
  return (
    <PlainTable
      caption={texts.caption(rows.length, from, to)}
      columns={texts.columns}
      rows={rows.map((appointment) => ({
        key: appointment.id,
        cells: [
          `${shortDay(dayAt(appointment.starts_at, zone))}, ${clockAt(appointment.starts_at, zone)}`,
          <span key="visitor">
            <AppointmentLink appointment={appointment} />
            <span className="block text-secondary">
              <VisitorText text={appointment.company} />
            </span>
          </span>,
          <span key="consultant">
            {appointment.consultant_name}
            <span className="block text-secondary">{offices[appointment.office]}</span>
          </span>,
          media[appointment.medium],
          <AppointmentStateText key="state" state={appointment.state} />,
        ],
      }))}
    />
  );
}
