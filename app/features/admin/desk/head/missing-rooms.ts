import type { DeskEvent } from '#shared/desk/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';

/** From a day before the first reminder, which would otherwise go out without the address of the room. */
const WARN_BEFORE_MS = 48 * HOUR_MS;

/** Published events that start soon, or are running, and have no room; the next one first. */
export function eventsWithoutRoom(events: readonly DeskEvent[], nowMs: number): DeskEvent[] {
  return events
    .filter(
      ({ state, room_url, starts_at, ends_at }) =>
        state === 'published' &&
        room_url === null &&
        Date.parse(starts_at) - nowMs <= WARN_BEFORE_MS &&
        Date.parse(ends_at) > nowMs,
    )
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
