import { createHash, randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { WEBINARS } from '#content/resources/webinars.ts';
import { deleteOldRegistrations } from '#server/operations/retention.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { addEvent as addEventTo, registerFor } from '#tests/harness/events.ts';
import type { RegistrationResult, RegistrationRow } from '#tests/harness/events.ts';

describe.each(SQL_TEST_ENGINES)('events on %s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await liftHourlyLimits(opened.backend);
  });
  afterAll(() => opened?.close());

  const query = <Found>(sql: string, parameters?: unknown[]) => opened.backend.query<Found>(sql, parameters);

  const addEvent = (changes?: Parameters<typeof addEventTo>[1]) => addEventTo(opened.backend, changes);
  const register = (slug: string, email?: string) =>
    registerFor(opened.backend, slug, email === undefined ? {} : { email });
  const stateOf = async (id: string | undefined) =>
    (await query<RegistrationRow>('select state from private.event_registrations where id = $1', [id]))[0]
      ?.state;
  async function tokenFor(registration: string | undefined): Promise<string> {
    const hash = createHash('sha256').update(randomBytes(32)).digest('hex');
    await query(`select private.add_registration_token($1, decode($2, 'hex'))`, [registration, hash]);
    return hash;
  }
  async function cancel(token: string): Promise<RegistrationResult> {
    const [row] = await query<{ answer: RegistrationResult }>(
      `select private.cancel_registration(decode($1, 'hex')) as answer`,
      [token],
    );
    if (!row) throw new Error('No answer');
    return row.answer;
  }
  // The clock of PGlite counts milliseconds, so a confirmation and a reminder that are queued together may be due together.
  const mailsTo = (registration: string | undefined) =>
    query<{ kind: string; hours: number | null; due_in: number; moved_up: boolean | null }>(
      `select kind, (detail -> 'hours')::integer as hours, (detail -> 'moved_up')::boolean as moved_up,
         round(extract(epoch from next_attempt_at - now()) / 3600)::integer as due_in
       from public.outbox_messages where registration_id = $1 order by kind = 'registration' desc, next_attempt_at, kind`,
      [registration],
    );

  test('when sixty visitors race for twenty places, twenty get one and forty wait in order of arrival', async () => {
    const { slug, id } = await addEvent();
    const answers = await Promise.all(Array.from({ length: 60 }, () => register(slug)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(60).fill('taken'));
    const rows = await query<RegistrationRow>(
      'select id, state from private.event_registrations where event_id = $1 order by created_at, id',
      [id],
    );
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array<string>(20).fill('registered'),
      ...Array<string>(40).fill('waiting'),
    ]);
  });

  test('a guest whose address has an apostrophe is registered', async () => {
    const { slug } = await addEvent();
    const { registration } = await register(slug, "shane.o'brien@example.com");
    expect(registration).toMatchObject({ email: "shane.o'brien@example.com", state: 'registered' });
  });

  test('a cancelled place goes to the first on the waiting list, who is notified', async () => {
    const { slug } = await addEvent({ capacity: 1 });
    const first = (await register(slug)).registration;
    const second = (await register(slug)).registration;
    const third = (await register(slug)).registration;
    const token = await tokenFor(first?.id);
    const answer = await cancel(token);
    expect(answer.outcome).toBe('cancelled');
    expect(answer.registrations?.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [first?.id, 'cancelled'],
        [second?.id, 'registered'],
      ].toSorted(),
    );
    expect(await stateOf(third?.id)).toBe('waiting');
    expect(await mailsTo(first?.id)).toMatchObject([{ kind: 'registration_cancellation' }]);
    expect(await mailsTo(second?.id)).toMatchObject([
      { kind: 'registration', moved_up: true },
      { kind: 'event_reminder', hours: 24, due_in: 48 },
      { kind: 'event_reminder', hours: 1, due_in: 71 },
    ]);
    expect(await mailsTo(third?.id)).toMatchObject([{ kind: 'registration', moved_up: false }]);
    expect((await cancel(token)).outcome).toBe('already');
    expect(await stateOf(third?.id)).toBe('waiting');
  });

  test('the place of a deleted registration is given to the next one too', async () => {
    const { slug } = await addEvent({ capacity: 1 });
    const first = (await register(slug)).registration;
    const second = (await register(slug)).registration;
    await query('delete from private.event_registrations where id = $1', [first?.id]);
    expect(await stateOf(second?.id)).toBe('registered');
  });

  test('the journal does not bring back a registration that was deleted on purpose', async () => {
    const { slug } = await addEvent();
    const { registration } = await register(slug);
    await query('delete from private.event_registrations where id = $1', [registration?.id]);
    const [row] = await query<{ replayed: number }>('select private.replay_journal($1) as replayed', [
      JSON.stringify([{ table: 'event_registrations', row: registration }]),
    ]);
    expect([row?.replayed, await stateOf(registration?.id)]).toEqual([0, undefined]);
  });

  test('a transcript that is entered within the last hour repeats no reminder, but a new room does', async () => {
    const { slug, id } = await addEvent({ startsIn: HOUR_MS / 2 });
    const guest = (await register(slug)).registration?.id;
    await query(
      `update public.outbox_messages set state = 'sent', sent_at = now() where registration_id = $1`,
      [guest],
    );
    const change = (column: string, value: string) =>
      query(
        `with before as (select e as event from private.events e where id = $1)
         select private.apply_event_change(event, jsonb_populate_record(event, jsonb_build_object($2::text, $3::text)))
           from before`,
        [id, column, value],
      );
    const kinds = async () => (await mailsTo(guest)).map(({ kind }) => kind).toSorted();
    await query(`update private.events set transcript_path = '/insights/x' where id = $1`, [id]);
    await change('transcript_path', '/insights/y');
    expect(await kinds()).toEqual(['event_reminder', 'event_thanks', 'registration']);
    await change('room_url', 'https://rooms.example/other');
    expect(await kinds()).toEqual(['event_reminder', 'event_reminder', 'event_thanks', 'registration']);
  });

  test('simultaneous cancellations and registrations never give a place twice', async () => {
    const { slug, id } = await addEvent({ capacity: 5 });
    const early = await Promise.all(Array.from({ length: 8 }, () => register(slug)));
    const tokens = await Promise.all(early.map(({ registration }) => tokenFor(registration?.id)));
    await Promise.all([...tokens.map(cancel), ...Array.from({ length: 8 }, () => register(slug))]);
    const [count] = await query<{ registered: number; waiting: number }>(
      `select count(*) filter (where state = 'registered')::integer as registered,
         count(*) filter (where state = 'waiting')::integer as waiting
       from private.event_registrations where event_id = $1`,
      [id],
    );
    expect(count).toEqual({ registered: 5, waiting: 3 });
  });

  test('a repeated registration is answered alike, changes nothing, and its mail is repeated only if it has failed', async () => {
    const { slug } = await addEvent();
    const { registration } = await register(slug, 'ada.guest@example.com');
    const again = await register(slug, 'Ada.Guest@example.com');
    expect(again).toMatchObject({ outcome: 'taken', registration: { id: registration?.id } });
    const confirmations = async () =>
      (await mailsTo(registration?.id)).filter(({ kind }) => kind === 'registration').length;
    for (const [state, expected] of [
      ['sent', 1],
      ['failed', 2],
    ] as const) {
      await query(
        `update public.outbox_messages set state = $2, sent_at = now() - interval '25 hours'
         where registration_id = $1 and kind = 'registration'`,
        [registration?.id, state],
      );
      await register(slug, 'ada.guest@example.com');
      await register(slug, 'ada.guest@example.com');
      expect([state, await confirmations()]).toEqual([state, expected]);
    }
  });

  test('a stranger who enters an alias of a mailbox neither takes nor replaces the place of its owner', async () => {
    const { slug, id } = await addEvent();
    const { registration: alias } = await register(slug, 'carla+x@example.com');
    const { registration: own } = await register(slug, 'carla@example.com');
    expect(own?.id).not.toBe(alias?.id);
    expect((await mailsTo(own?.id)).map(({ kind }) => kind)).toContain('registration');
    await query(`update private.event_registrations set state = 'held', spam_score = 9 where id = $1`, [
      own?.id,
    ]);
    await register(slug, 'carla+y@example.com');
    const rows = await query<{ email: string; state: string }>(
      'select email, state from private.event_registrations where event_id = $1 order by email',
      [id],
    );
    expect(rows).toEqual([
      { email: 'carla+x@example.com', state: 'registered' },
      { email: 'carla+y@example.com', state: 'registered' },
      { email: 'carla@example.com', state: 'held' },
    ]);
  });

  test('a fourth event within five minutes is refused, whether the mailbox was registered for the others before or not', async () => {
    const events = await Promise.all(Array.from({ length: 4 }, () => addEvent()));
    for (const email of ['first@example.com', 'known@example.com']) {
      for (const [index, { slug }] of events.entries()) {
        if (email === 'known@example.com' && index < 2) {
          await register(slug, email);
          await query(
            `update private.event_registrations set asked_at = now() - interval '1 day' where email = $1`,
            [email],
          );
        }
      }
      for (const { slug } of events.slice(0, 3)) await register(slug, email);
      await expect(register(events[3]?.slug ?? '', email)).rejects.toMatchObject({ code: 'PT429' });
    }
  });

  test('drafts cannot be found, and nobody can register for an event that has begun or is cancelled', async () => {
    expect((await register('nothing')).outcome).toBe('unknown');
    expect((await register((await addEvent({ state: 'draft' })).slug)).outcome).toBe('unknown');
    expect((await register((await addEvent({ state: 'cancelled' })).slug)).outcome).toBe('cancelled');
    expect((await register((await addEvent({ startsIn: -HOUR_MS })).slug)).outcome).toBe('over');
  });

  test('a registration in the last hour still gets the mail with the address of the room', async () => {
    const { slug } = await addEvent({ startsIn: HOUR_MS / 2 });
    const { registration } = await register(slug);
    expect(await mailsTo(registration?.id)).toMatchObject([
      { kind: 'registration' },
      { kind: 'event_reminder', hours: 1, due_in: 0 },
    ]);
  });

  test('a guessed or expired token cancels nothing', async () => {
    const { slug } = await addEvent();
    const { registration } = await register(slug);
    const token = await tokenFor(registration?.id);
    await query(`update private.calendar_tokens set expires_at = now() where registration_id = $1`, [
      registration?.id,
    ]);
    expect((await cancel(token)).outcome).toBe('invalid');
    expect((await cancel('00'.repeat(32))).outcome).toBe('invalid');
    expect(await stateOf(registration?.id)).toBe('registered');
  });

  test('public data hold neither the address of the room nor any person, and round the count until yesterday down to tens', async () => {
    const { slug } = await addEvent({ capacity: 20 });
    for (let guest = 0; guest < 19; guest += 1) await register(slug);
    const shown = async () => {
      const [row] = await query<{ event: Record<string, unknown> }>('select private.event_at($1) as event', [
        slug,
      ]);
      return row?.event;
    };
    expect(await shown()).toMatchObject({ registered: null, capacity_left: true });
    await query(`update private.event_registrations set created_at = created_at - interval '1 day'`);
    expect(await shown()).toMatchObject({ registered: 10, capacity_left: true });
    await register(slug);
    expect(await shown()).toMatchObject({ registered: 10, capacity_left: false });
    const [all] = await query<{ text: string }>(
      `select private.published_events()::text || private.event_at($1)::text as text`,
      [slug],
    );
    expect(all?.text).toContain(slug);
    expect(all?.text).not.toMatch(/rooms\.example|guest|@/i);
  });

  test('past events disappear from the list', async () => {
    const { slug } = await addEvent({ startsIn: -2 * HOUR_MS });
    const [row] = await query<{ text: string }>('select private.published_events()::text as text');
    expect(row?.text).not.toContain(`"${slug}"`);
  });

  test('registrations are deleted twelve months after the event', async () => {
    const { slug, id } = await addEvent();
    const { registration } = await register(slug);
    expect(await deleteOldRegistrations(opened.backend)).toBeUndefined();
    await query(`update private.events set starts_at = now() - interval '12 months 2 hours' where id = $1`, [
      id,
    ]);
    expect(await deleteOldRegistrations(opened.backend)).toBe(1);
    expect(await stateOf(registration?.id)).toBeUndefined();
  });

  test('the first events are those that the site has announced', async () => {
    const rows = await query<Record<string, unknown>>(
      `select slug, title, abstract, practice, zone, minutes, state, room_url,
         to_char(starts_at at time zone zone, 'YYYY-MM-DD HH24MI') as start
       from private.events where slug not like 'event-%' order by starts_at`,
    );
    expect(rows).toEqual(
      WEBINARS.upcoming.items.map((item) => ({
        slug: item.id,
        title: item.title,
        abstract: item.description,
        practice: item.presenter,
        zone: 'Europe/London',
        minutes: Number.parseInt(item.duration),
        state: 'published',
        room_url: null,
        start: `${item.date} ${item.time.slice(0, 4)}`,
      })),
    );
  });

  test('an event’s slug may not be that of another page', async () => {
    await expect(
      query(
        `insert into private.events (slug, title, abstract, practice, starts_at, zone, minutes, capacity)
         values ('manage', 'T', 'A', 'P', now(), 'Europe/London', 60, 5)`,
      ),
    ).rejects.toThrow('events_slug_check');
  });
});
