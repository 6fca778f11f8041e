import { useQuery } from '@tanstack/react-query';

import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import { eventsQuery } from '#app/features/admin/desk/events/events-queries.ts';
import { useNow } from '#app/lib/use-now.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';
import { eventTimes } from '#content/events/times.ts';
import type { DeskEvent } from '#shared/desk/events.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import { eventsWithoutRoom } from './missing-rooms.ts';

function startText({ starts_at, zone }: DeskEvent): string {
  const { day, time } = eventTimes(starts_at, zone);
  return `${day}, ${time}`;
}

/** Warns of events that start soon and have no room, because their guests could not join. */
export function RoomBanner({ state }: { state: DeskUrl }) {
  const now = useNow(MINUTE_MS);
  const { data: events } = useQuery(eventsQuery);
  const missing = eventsWithoutRoom(events ?? [], now);
  // Always rendered, because screen readers announce only changes in a live region that already exists.
  return (
    <div role="status">
      {missing.length > 0 && (
        <div className="mt-3 border-l-3 border-danger bg-raised px-4 py-2 text-small text-heading">
          <p>
            <strong className="font-semibold">{DESK.missingRooms.title(missing.length)}</strong>{' '}
            {DESK.missingRooms.text}
          </p>
          <ul>
            {missing.map((event) => (
              <li key={event.id}>
                <RouterLink
                  to={state.hrefOf({ ...urlOfView('events'), event: event.id })}
                  preventScrollReset
                  className="inline-flex min-h-6 items-center text-link underline underline-offset-[0.2em] hover:decoration-2"
                >
                  {event.title}
                </RouterLink>
                , {startText(event)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
