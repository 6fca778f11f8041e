import type { Backend } from '#server/database/backend.ts';
import type { EventDraft } from '#shared/events/events.ts';

export type RegistrationRow = { id: string; email: string; state: string; spam_reasons: string[] };
export type RegistrationResult = {
  outcome: string;
  registration?: RegistrationRow;
  registrations?: RegistrationRow[];
};

type EventChanges = { capacity?: number; startsIn?: number; state?: string };

let numbered = 0;

/** A new mailbox. */
export const newGuest = () => `guest-${(numbered += 1)}@example.com`;

/** Adds an event that begins in three days. Each has another practice. */
export async function addEvent({ query }: Pick<Backend, 'query'>, changes: EventChanges = {}) {
  const slug = `event-${(numbered += 1)}`;
  const [event] = await query<{ id: string }>(
    `insert into private.events (slug, title, abstract, practice, starts_at, zone, minutes, capacity, state, room_url)
     values ($1, 'Title', 'Abstract', $2, now() + $3::integer * interval '1 millisecond', 'Europe/London', 60, $4, $5,
       'https://rooms.example/secret')
     returning id`,
    [
      slug,
      `Practice ${numbered}`,
      changes.startsIn ?? 72 * 3_600_000,
      changes.capacity ?? 20,
      changes.state ?? 'published',
    ],
  );
  return { slug, id: event?.id ?? '' };
}

/** Moves the sessions that a new site announces far ahead, so that tests can register for them on any day. */
export async function keepSessionsAhead({ query }: Pick<Backend, 'query'>): Promise<void> {
  // After 28 years each date is on the same day of the week again.
  await query(`update private.events set starts_at = starts_at + interval '28 years'`);
}

/** Registers a guest as the server does. */
export async function registerFor(
  { query }: Pick<Backend, 'query'>,
  slug: string,
  changes: { name?: string; email?: string; company?: string; question?: string } = {},
): Promise<RegistrationResult> {
  const sent = {
    event: slug,
    name: 'Ada Guest',
    email: newGuest(),
    company: 'Guest Ltd',
    question: null,
    ...changes,
  };
  const [row] = await query<{ result: RegistrationResult }>(
    'select private.register_for_event($1) as result',
    [JSON.stringify(sent)],
  );
  if (!row) throw new Error('No answer');
  return row.result;
}

/** An event that the desk can save; it begins in three days. */
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
