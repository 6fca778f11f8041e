import type { DeskEvent } from '#shared/desk/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';

/** Warns from a day before the first reminder, which would otherwise be sent without the room's URL. */
const WARN_BEFORE_MS = 48 * HOUR_MS;

/** Published events without a room that start soon or are running, the next one first. */
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
