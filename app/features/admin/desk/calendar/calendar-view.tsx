import { useRef, type ReactNode } from 'react';

import { CALENDAR_PARTS } from '#app/features/admin/desk/url/calendar-url.ts';
import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { useFocusAfterChange } from '#app/features/admin/desk/parts/focus/use-focus-after-change.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { AppointmentsPart } from './appointments/appointments-part.tsx';
import { ConsultantsPart } from './consultants/consultants-part.tsx';
import { CalendarFigures } from './figures/calendar-figures.tsx';
import { AppointmentDrawer } from './panel/appointment-drawer.tsx';

const { parts: texts } = DESK_CALENDAR;

type CalendarViewProps = { state: DeskUrl; userId: string };

/** Appointments, consultants with their free hours, and figures. */
export function CalendarView({ state, userId }: CalendarViewProps) {
  const { url, go, hrefOf } = state;
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfterChange(url.part, () => shown.current);

  function partOf(): ReactNode {
    switch (url.part) {
      case 'appointments':
        return <AppointmentsPart state={state} userId={userId} />;
      case 'consultants':
        return <ConsultantsPart state={state} userId={userId} />;
      case 'figures':
        return <CalendarFigures />;
    }
  }

  return (
    <>
      <nav aria-label={texts.label} className="mt-2">
        <ul className="flex flex-wrap gap-x-5">
          {CALENDAR_PARTS.map((part) => (
            <li key={part}>
              <RouterLink
                to={hrefOf({ ...urlOfView('calendar'), zone: url.zone, part })}
                preventScrollReset
                aria-current={url.part === part ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-small text-link underline-offset-[0.3em] hover:underline aria-[current=page]:font-medium aria-[current=page]:text-heading aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2"
              >
                {texts[part]}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={shown} tabIndex={-1} className="outline-none">
        {partOf()}
      </div>
      <AppointmentDrawer state={state} userId={userId} onClose={() => go({ appointment: '' })} />
    </>
  );
}
