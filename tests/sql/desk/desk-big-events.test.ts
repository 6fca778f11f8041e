import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DeskEvent } from '#shared/desk/events.ts';
import type { EventDraft } from '#shared/events/events.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { ENGINES } from '#tests/harness/database/backend.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { addEvent, eventDraft } from '#tests/harness/events.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

/**
 * `npm run prove -- engines` fills an event with as many guests as it can have. `npm test` uses half, so that the calls stay
 * within their time limit beside other tests. The embedded database, several times as slow, has a fifth.
 */
const SIZES = {
  postgres:
    process.env['EVERY_ENGINE'] === '1' ? { places: 5_000, waiting: 1_000 } : { places: 2_500, waiting: 500 },
  pglite: { places: 1_000, waiting: 200 },
};

/** Registrations and their mails before anybody changes the event: the confirmations were sent, and nothing else. */
const FILL_SQL = [
  `insert into private.event_registrations (event_id, name, email, company, state)
   select $1, 'Guest', 'guest-' || n || '@example.com', 'Guest Ltd', case when n <= $2 then 'registered' else 'waiting' end
   from generate_series(1, $2 + $3::integer) n`,
  `insert into public.outbox_messages (kind, registration_id, recipient, state, next_attempt_at, useful_until, detail)
   select kind, r.id, r.email, mails.state, e.starts_at + due, e.starts_at + due + interval '1 hour', detail
   from private.event_registrations r join private.events e on e.id = r.event_id,
     (values ('registration', 'sent', interval '-90 hours', jsonb '{}'),
       ('event_reminder', 'waiting', '-24 hours', '{"hours": 24}'),
       ('event_reminder', 'waiting', '-1 hour', '{"hours": 1}'),
       ('event_thanks', 'waiting', '1 hour', '{}')) mails (kind, state, due, detail)
   where e.id = $1 and (r.state = 'registered' or kind = 'registration')`,
];

const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString();

describe.each(ENGINES)('an event with thousands of guests on %s', (engine) => {
  const { places, waiting } = SIZES[engine];
  let target: PolicyTarget;
  let ada: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    ada = await admin(target, 'ada@firm.example');
    await target.backend.query('update private.message_channels set is_configured = true');
  });
  afterAll(() => target?.close());

  async function addFull(startsAt: string, registered = places): Promise<DeskEvent> {
    const { id } = await addEvent(target.backend, { capacity: registered });
    await untimedTransaction(target, async ({ query }) => {
      await query("set local session_replication_role = 'replica'");
      await query('update private.events set starts_at = $2, transcript_path = $3 where id = $1', [
        id,
        startsAt,
        '/insights/x',
      ]);
      await query(FILL_SQL[0] ?? '', [id, registered, waiting]);
      await query(FILL_SQL[1] ?? '', [id]);
      // Guests register over weeks, during which a real database is analysed. Without statistics the plans are worse.
      await query('analyze public.outbox_messages, private.event_registrations');
    });
    const event = (await ada.ask('list_events', undefined)).find((listed) => listed.id === id);
    if (!event) throw new Error('Not listed');
    return event;
  }
  function save(event: DeskEvent, changes: Partial<EventDraft>): Promise<DeskEvent> {
    const { id, slug, title, abstract, practice, starts_at, capacity, room_url, transcript_path } = event;
    const shown = { slug, title, abstract, practice, starts_at, capacity, room_url, transcript_path };
    const version = { id, expected_version: event.version };
    return ada.ask('save_event', { event: { ...eventDraft(shown), ...changes, ...version } });
  }
  /** The numbers of mails that are still to be sent. */
  async function unsent({ id }: DeskEvent): Promise<Record<string, number>> {
    const rows = await target.backend.query<{ mail: string; mails: number }>(
      `select m.kind || coalesce(' ' || (m.detail ->> 'hours'), '') as mail, count(*)::integer as mails
       from public.outbox_messages m join private.event_registrations r on r.id = m.registration_id
       where r.event_id = $1 and m.state = 'waiting' group by 1`,
      [id],
    );
    return Object.fromEntries(rows.map(({ mail, mails }) => [mail, mails]));
  }
  const reminders = { 'event_reminder 24': places, 'event_reminder 1': places, event_thanks: places };

  test('is moved, and everyone is notified', async () => {
    const event = await addFull(inHours(72));
    const moved = await save(event, { starts_at: inHours(96) });
    expect(moved).toMatchObject({ sequence: 1, registered: places, waiting });
    expect(await unsent(event)).toEqual({ event_change: places + waiting, ...reminders });
  }, 30_000);

  test('a room changed in the last hour is mailed to everyone with a place', async () => {
    const event = await addFull(inHours(0.5));
    await target.backend.query(
      `update public.outbox_messages m set state = 'sent' from private.event_registrations r
       where r.id = m.registration_id and r.event_id = $1 and m.kind = 'event_reminder'`,
      [event.id],
    );
    expect(await unsent(event)).toEqual({ event_thanks: places });
    await save(event, { room_url: 'https://rooms.example/other' });
    expect(await unsent(event)).toEqual({ 'event_reminder 1': places, event_thanks: places });
  }, 30_000);

  test('gives a place to everyone waiting once its capacity is raised', async () => {
    const event = await addFull(inHours(72), places - waiting);
    expect(await save(event, { capacity: places })).toMatchObject({ registered: places, waiting: 0 });
    expect(await unsent(event)).toEqual({ registration: waiting, ...reminders });
  }, 30_000);
});
