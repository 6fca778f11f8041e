import { useRef, type ReactNode } from 'react';

import { CALENDAR_PARTS } from '#app/features/admin/desk/address/calendar-address.ts';
import { addressOfView } from '#app/features/admin/desk/address/desk-address.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { useFocusAfterChange } from '#app/features/admin/desk/parts/focus/use-focus-after-change.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { AppointmentsPart } from './appointments/appointments-part.tsx';
import { ConsultantsPart } from './consultants/consultants-part.tsx';
import { CalendarFigures } from './figures/calendar-figures.tsx';
import { AppointmentDrawer } from './panel/appointment-drawer.tsx';

const { parts: texts } = DESK_CALENDAR;

type CalendarViewProps = { state: AddressState; userId: string };

/** Appointments, consultants with their free hours, and figures. */
export function CalendarView({ state, userId }: CalendarViewProps) {
  const { address, go, hrefOf } = state;
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfterChange(address.part, () => shown.current);

  function partOf(): ReactNode {
    switch (address.part) {
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
                to={hrefOf({ ...addressOfView('calendar'), zone: address.zone, part })}
                preventScrollReset
                aria-current={address.part === part ? 'page' : undefined}
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
