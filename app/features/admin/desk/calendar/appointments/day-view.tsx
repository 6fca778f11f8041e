import { freeHours } from '#app/features/admin/desk/calendar/time/free-hours.ts';
import { clockAt } from '#app/features/admin/desk/time/zone-time.ts';
import { longDay } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { EmptyNote } from '#app/features/admin/desk/parts/notes.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskAppointment, DeskConsultant } from '#shared/desk/calendar.ts';

import { AppointmentCard } from './appointment-link.tsx';
import { DayBar } from './day-bar.tsx';
import type { ViewProps } from './view-props.ts';

const { list: texts, offices } = DESK_CALENDAR;

type LaneProps = {
  consultant: DeskConsultant;
  appointments: readonly DeskAppointment[];
  day: string;
  zone: string;
};

function Lane({ consultant, appointments, day, zone }: LaneProps) {
  const free = consultant.is_open ? freeHours(consultant, day, zone) : [];
  const ranges = free.map(([start, end]) => texts.range(clockAt(start, zone), clockAt(end, zone)));
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-small font-medium wrap-anywhere text-heading">
          {texts.lane(consultant.name, offices[consultant.office])}
        </h3>
        <p className="text-small text-secondary tabular-nums">
          {ranges.length > 0 ? texts.hours(ranges.join(', ')) : texts.dayOff}
        </p>
      </div>
      <DayBar day={day} zone={zone} free={free} appointments={appointments} />
      {appointments.length > 0 && (
        <ol className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} zone={zone} withConsultant={false} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** One day, with a lane for each consultant who can be booked or has an appointment. */
export function DayView({ days, zone, consultants }: ViewProps) {
  const [[day, appointments] = ['', []]] = days;
  const lanes = consultants
    .map((consultant) => ({
      consultant,
      appointments: appointments.filter(({ consultant_id }) => consultant_id === consultant.id),
    }))
    .filter(({ consultant, appointments: own }) => consultant.is_open || own.length > 0);
  return (
    <>
      <h2 className="text-copy font-medium text-heading">{longDay(day)}</h2>
      {appointments.length === 0 && <p className="text-small text-secondary">{texts.none}</p>}
      {lanes.length === 0 && <EmptyNote title={texts.empty} />}
      <ol>
        {lanes.map((lane) => (
          <Lane key={lane.consultant.id} {...lane} day={day} zone={zone} />
        ))}
      </ol>
    </>
  );
}
