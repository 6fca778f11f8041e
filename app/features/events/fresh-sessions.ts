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
    ...(typeof event.registered === 'number' && { registered: event.registered }),
  };
}

const TEXTS = ['slug', 'title', 'abstract', 'practice', 'starts_at', 'zone'] as const;

/** Checks what the list shows: a proxy can answer with a page of its own, and another release with other fields. */
function isEvent(value: unknown): value is PublicEvent {
  const event = (value ?? {}) as Partial<Record<keyof PublicEvent, unknown>>;
  return (
    TEXTS.every((field) => typeof event[field] === 'string') &&
    !Number.isNaN(Date.parse(String(event.starts_at))) &&
    typeof event.minutes === 'number' &&
    typeof event.capacity_left === 'boolean' &&
    typeof (event.registered ?? 0) === 'number'
  );
}

/** The published events that are not over, soonest first. */
export async function freshSessions(signal: AbortSignal): Promise<UpcomingSession[]> {
  const response = await fetch(`${HOSTED_URL ?? ''}${EVENTS_PATH}`, {
    headers: { apikey: PUBLISHABLE_KEY },
    signal,
  });
  if (!response.ok) throw new Error(`The events were answered with status ${response.status}.`);
  const answer = (await response.json()) as { events?: unknown } | null;
  const events: unknown = answer?.events;
  if (!Array.isArray(events) || !events.every(isEvent)) throw new Error('The list of events cannot be read.');
  return events.map(sessionOf);
}
