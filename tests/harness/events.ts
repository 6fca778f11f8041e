import type { EventDraft } from '#shared/events.ts';

/** An event that the desk can save, in three days. */
export function eventDraft(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    slug: 'an-event',
    title: 'An event',
    abstract: 'What it is about.',
    practice: 'Leadership Practice',
    starts_at: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString(),
    zone: 'Europe/London',
    minutes: 60,
    capacity: 20,
    room_url: 'https://rooms.example/secret',
    topics: ['Leadership'],
    transcript_path: null,
    ...changes,
  };
}
