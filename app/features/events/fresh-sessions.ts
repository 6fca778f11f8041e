import { eventTimes } from '#content/events/times.ts';
import { EVENT_PAGE } from '#content/events/events.ts';
import { HOSTED_URL, PUBLISHABLE_KEY } from '#app/lib/network/backend-client.ts';
import { EVENTS_PATH } from '#shared/events/paths.ts';
import type { PublicEvent } from '#shared/events/events.ts';

import type { UpcomingSession } from './upcoming-session.ts';

/** An event as the list shows it. */
function sessionOf(event: PublicEvent): UpcomingSession {
  const { date, time, elsewhere } = eventTimes(event.starts_at, event.zone);
  return {
    id: event.slug,
    title: event.title,
    description: event.abstract,
    date,
    time: `${time} (${elsewhere})`,
    duration: EVENT_PAGE.minutes(event.minutes),
    presenter: event.practice,
    isFull: !event.capacity_left,
    ...(event.registered === null ? {} : { registered: event.registered }),
  };
}

/** The published events that are not over, soonest first. */
export async function freshSessions(signal: AbortSignal): Promise<UpcomingSession[]> {
  const response = await fetch(`${HOSTED_URL ?? ''}${EVENTS_PATH}`, {
    headers: { apikey: PUBLISHABLE_KEY },
    signal,
  });
  if (!response.ok) throw new Error(`The events were answered with status ${response.status}.`);
  const { events } = (await response.json()) as { events: PublicEvent[] };
  return events.map(sessionOf);
}
