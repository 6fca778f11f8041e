import { expect, test } from 'vitest';

import type { DeskEvent } from '#shared/desk/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';

import { eventsWithoutRoom } from './missing-rooms.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');

function event(hoursToStart: number, changes: Partial<DeskEvent> = {}): DeskEvent {
  const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
  return {
    id: String(hoursToStart),
    slug: 'decide',
    title: 'Decide',
    abstract: 'Abstract',
    practice: 'risk-resilience',
    starts_at: at(hoursToStart),
    ends_at: at(hoursToStart + 1),
    zone: 'Europe/London',
    minutes: 60,
    capacity: 50,
    topics: [],
    room_url: null,
    transcript_path: null,
    state: 'published',
    sequence: 0,
    version: 1,
    created_at: at(-100),
    cancel_reason: null,
    registered: 0,
    waiting: 0,
    held: 0,
    ...changes,
  } as DeskEvent;
}

test('names published events without a room that are running or start within two days, the next one first', () => {
  const events = [event(49), event(48), event(1), event(-0.5), event(-1)];
  expect(eventsWithoutRoom(events, NOW).map(({ id }) => id)).toEqual(['-0.5', '1', '48']);
});

test('leaves out events with a room, drafts and cancelled ones', () => {
  const events = [
    event(1, { room_url: 'https://rooms.example/decide' }),
    event(1, { state: 'draft' }),
    event(1, { state: 'cancelled' }),
  ];
  expect(eventsWithoutRoom(events, NOW)).toEqual([]);
});
