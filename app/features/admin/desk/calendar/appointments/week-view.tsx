import { shortDay } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { AppointmentCard } from './appointment-link.tsx';
import type { ViewProps } from './view-props.ts';

const { list: texts } = DESK_CALENDAR;

/** Seven days, one below the other on narrow screens. */
export function WeekView({ days, today, zone, hrefOfDay }: ViewProps) {
  return (
    <ol className="grid border-t border-control lg:grid-cols-7 lg:divide-x lg:divide-hairline">
      {[...days].map(([day, appointments]) => (
        <li
          key={day}
          className="grid grid-cols-[6rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 gap-x-3 border-b border-hairline py-2 lg:block lg:min-h-60 lg:border-b-0 lg:px-2 lg:first:pl-0 lg:last:pr-0"
        >
          <h2 className="text-small font-medium text-heading">
            <RouterLink
              to={hrefOfDay(day)}
              preventScrollReset
              aria-current={day === today ? 'date' : undefined}
              className="inline-flex min-h-8 items-center underline-offset-[0.25em] hover:underline aria-[current=date]:underline aria-[current=date]:decoration-accent aria-[current=date]:decoration-2"
            >
              {shortDay(day)}
            </RouterLink>
          </h2>
          {appointments.length === 0 ? (
            <p className="flex min-h-8 items-center text-small text-secondary lg:sr-only">{texts.none}</p>
          ) : (
            <ol className="grid content-start gap-2">
              {appointments.map((appointment) => (
                <li key={appointment.id}>
                  <AppointmentCard appointment={appointment} zone={zone} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
