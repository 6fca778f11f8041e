import { createContext, use } from 'react';

import { clockAt } from '#app/features/admin/desk/time/zone-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { AppointmentState } from '#shared/calendar/calendar.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';

/** Builds the URL that opens an appointment's panel over the current view. */
export const AppointmentHref = createContext<(id: string) => string>(() => '');

/** Id of the element that contains the links. */
export const APPOINTMENTS_ID = 'desk-appointments';

export function appointmentLinkId(id: string): string {
  return `appointment-${id}`;
}

/** Filled while the appointment is still to come, hollow otherwise. Decorative: the state is also given as text. */
const MARK: Record<AppointmentState, string> = {
  booked: 'border-accent bg-accent',
  held: 'border-link',
  missed: 'border-danger',
  cancelled: 'border-control',
};

export function AppointmentStateText({ state }: { state: AppointmentState }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 rounded-full border', MARK[state])} />
      {DESK_CALENDAR.states[state]}
    </span>
  );
}

type AppointmentLinkProps = { appointment: DeskAppointment };

export function AppointmentLink({ appointment }: AppointmentLinkProps) {
  const hrefOf = use(AppointmentHref);
  return (
    <RouterLink
      id={appointmentLinkId(appointment.id)}
      to={hrefOf(appointment.id)}
      preventScrollReset
      className={classNames(
        'min-w-0 font-medium wrap-anywhere text-heading underline decoration-accent decoration-1 underline-offset-[0.25em] hover:decoration-2',
        appointment.state === 'cancelled' && 'line-through',
      )}
    >
      <VisitorText text={appointment.name} />
    </RouterLink>
  );
}

type AppointmentCardProps = { appointment: DeskAppointment; zone: string; withConsultant?: boolean };

/** An appointment in a day or week. */
export function AppointmentCard({ appointment, zone, withConsultant = true }: AppointmentCardProps) {
  const { starts_at, ends_at, medium, consultant_name, company, state } = appointment;
  return (
    <div
      className={classNames(
        'border-l-3 bg-raised px-2.5 py-2 text-small leading-snug wrap-anywhere',
        state === 'cancelled' ? 'border-control' : 'border-accent',
      )}
    >
      <p className="tabular-nums">
        {clockAt(starts_at, zone)}–{clockAt(ends_at, zone)}
      </p>
      <p className="flex min-h-6 items-center">
        <AppointmentLink appointment={appointment} />
      </p>
      <p className="text-secondary">
        <VisitorText text={company} />
      </p>
      <p className="text-secondary">
        {DESK_CALENDAR.media[medium]}
        {withConsultant && `, ${consultant_name}`}
      </p>
      {state !== 'booked' && <AppointmentStateText state={state} />}
    </div>
  );
}
