import { eventTimes } from '#content/events/times.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

/** `Thursday 11 February 2027, 1500 GMT`: the time as visitors read it. */
export function startText({ starts_at, zone }: Pick<DeskEvent, 'starts_at' | 'zone'>): string {
  const { day, time } = eventTimes(starts_at, zone);
  return `${day}, ${time}`;
}

export function isOver({ ends_at }: Pick<DeskEvent, 'ends_at'>, now = Date.now()): boolean {
  return Date.parse(ends_at) <= now;
}

export function hasBegun({ starts_at }: Pick<DeskEvent, 'starts_at'>, now = Date.now()): boolean {
  return Date.parse(starts_at) <= now;
}

export function stateText(event: Pick<DeskEvent, 'state' | 'ends_at'>): string {
  const { states } = DESK_EVENTS;
  return event.state === 'published' && isOver(event) ? states.over : states[event.state];
}

/** Upcoming events first, the next one on top; then past events, the latest on top. */
export function inOrder(events: readonly DeskEvent[], now = Date.now()): DeskEvent[] {
  const byStart = events.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return [
    ...byStart.filter((event) => !isOver(event, now)),
    ...byStart.filter((event) => isOver(event, now)).reverse(),
  ];
}
