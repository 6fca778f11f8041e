import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { appointmentsQuery, consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { dayAt } from '#app/features/admin/desk/time/zone-time.ts';
import { deviceZone } from '#app/lib/device-zone.ts';
import { toolLinkClass } from '#app/features/admin/desk/parts/form/controls.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { useFocusAfterChange } from '#app/features/admin/desk/parts/focus/use-focus-after-change.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { useNow } from '#app/lib/use-now.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { AppointmentHref, APPOINTMENTS_ID } from './appointment-link.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayView } from './day-view.tsx';
import { ListView } from './list-view.tsx';
import { shownDays } from './shown-days.ts';
import { WeekView } from './week-view.tsx';

const { list: texts } = DESK_CALENDAR;

const VIEWS = { day: DayView, week: WeekView, list: ListView } as const;

function byDay(
  appointments: readonly DeskAppointment[],
  days: readonly string[],
  zone: string,
): Map<string, DeskAppointment[]> {
  const found = new Map<string, DeskAppointment[]>(days.map((day) => [day, []]));
  for (const appointment of appointments) found.get(dayAt(appointment.starts_at, zone))?.push(appointment);
  return found;
}

type AppointmentsPartProps = { state: DeskUrl; userId: string };

/** The appointments of a day, a week or four weeks, of one consultant or everybody. */
export function AppointmentsPart({ state, userId }: AppointmentsPartProps) {
  const { url, hrefOf } = state;
  const zone = url.zone || deviceZone();
  const today = dayAt(useNow(MINUTE_MS), zone);
  const day = url.day || today;
  const days = useMemo(() => shownDays(url.span, day), [url.span, day]);
  const consultants = useQuery(consultantsQuery);
  const query = useQuery(appointmentsQuery(days, url.consultant));
  const found = useMemo(() => byDay(query.data ?? [], days, zone), [query.data, days, zone]);
  const View = VIEWS[url.span];
  const view = useRef<HTMLDivElement>(null);
  useFocusAfterChange(`${url.span} ${url.day}`, () => view.current);
  return (
    <div ref={view} tabIndex={-1} className="outline-none">
      <CalendarToolbar state={state} userId={userId} consultants={consultants.data ?? []} day={day} />
      {consultants.data?.length === 0 && (
        <EmptyNote title={texts.noConsultants.title}>
          <p className="mt-1">{texts.noConsultants.text}</p>
          <RouterLink
            to={hrefOf({ ...urlOfView('calendar'), part: 'consultants' })}
            className={`mt-3 ${toolLinkClass()}`}
          >
            {texts.noConsultants.action}
          </RouterLink>
        </EmptyNote>
      )}
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {query.data && (
        <AppointmentHref value={(appointment) => hrefOf({ appointment })}>
          <div id={APPOINTMENTS_ID} tabIndex={-1} className="mt-4 outline-none">
            <View
              days={found}
              today={today}
              zone={zone}
              consultants={(consultants.data ?? []).filter(
                ({ id }) => !url.consultant || id === url.consultant,
              )}
              hrefOfDay={(shown) => hrefOf({ span: 'day', day: shown })}
            />
          </div>
        </AppointmentHref>
      )}
    </div>
  );
}
