import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { addEvent, newGuest, registerFor } from '#tests/harness/events.ts';

const QUESTION =
  'How do you keep a record of who decided what, and when, while the systems are down for a day?';

describe.each(SQL_TEST_ENGINES)('held registrations on %s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  beforeEach(() => liftHourlyLimits(opened.backend));
  afterAll(() => opened?.close());

  const query = <Found>(sql: string, parameters?: unknown[]) => opened.backend.query<Found>(sql, parameters);
  const register = (slug: string, changes?: Parameters<typeof registerFor>[2]) =>
    registerFor(opened.backend, slug, changes);
  const mailsTo = (registration: string | undefined) =>
    query<{ kind: string }>('select kind from public.outbox_messages where registration_id = $1', [
      registration,
    ]);
  const countsOf = async (event: string) =>
    Object.fromEntries(
      (
        await query<{ state: string; count: number }>(
          `select state, count(*)::integer as count from private.event_registrations where event_id = $1 group by state`,
          [event],
        )
      ).map(({ state, count }) => [state, count]),
    );
  const status = async () =>
    (
      await query<{ last_hour: number; held: number }>(
        `select last_hour::integer as last_hour, held from private.intake_status()
         where table_name = 'event_registrations'`,
      )
    )[0];
  /** Sets each ceiling to the current number of rows plus the given number. */
  const leave = (rows: number, held: number) =>
    query(
      `update private.intake_ceilings set held_at_most = held + $2,
         rows_per_hour = $1 + (
           select count(*) from private.event_registrations where not held and created_at > now() - interval '1 hour')
       where table_name = 'event_registrations'`,
      [rows, held],
    );

  test.each([
    ['a disposable address', { email: 'somebody@mailinator.com' }, ['throwaway_domain']],
    ['an address in a name', { company: 'www.casino.example' }, ['links']],
    [
      'many links',
      { question: 'https://a.example https://b.example https://c.example www.d.example' },
      ['links'],
    ],
    ['mixed alphabets', { name: 'Jаnе Dое' }, ['script_mix']],
  ])('%s holds a registration: no place, no mail, the usual answer', async (_what, changes, reasons) => {
    const { slug, id } = await addEvent(opened.backend, { capacity: 1 });
    const { outcome, registration } = await register(slug, { email: newGuest(), ...changes });
    expect([outcome, registration?.state, registration?.spam_reasons]).toEqual(['taken', 'held', reasons]);
    expect(await mailsTo(registration?.id)).toEqual([]);
    expect((await register(slug)).registration?.state).toBe('registered');
    // A repetition gets the same answer and causes no mail.
    const again = await register(slug, { ...changes, email: registration?.email ?? '' });
    expect(again).toMatchObject({ outcome: 'taken', registration: { id: registration?.id, state: 'held' } });
    expect(await mailsTo(registration?.id)).toEqual([]);
    expect(await countsOf(id)).toEqual({ held: 1, registered: 1 });
  });

  test('a long question that others have sent word for word is a reason from the second copy', async () => {
    const { slug } = await addEvent(opened.backend);
    const states: (string | undefined)[] = [];
    for (let guest = 0; guest < 3; guest += 1)
      states.push((await register(slug, { question: QUESTION })).registration?.state);
    expect(states).toEqual(['registered', 'registered', 'held']);
    expect((await register(slug, { question: 'Will there be slides?' })).registration?.state).toBe(
      'registered',
    );
  });

  test('a mailbox has five registrations a day over all events, and further ones are held', async () => {
    const email = newGuest();
    const states: (string | undefined)[] = [];
    for (let event = 0; event < 7; event += 1) {
      const { slug } = await addEvent(opened.backend);
      states.push((await register(slug, { email })).registration?.state);
      // Past the limit of three in five minutes.
      await query(
        `update private.event_registrations set asked_at = now() - interval '1 hour', created_at = now() - interval '1 hour'
         where email = $1`,
        [email],
      );
    }
    expect(states).toEqual([...Array<string>(5).fill('registered'), 'held', 'held']);
    const [mails] = await query<{ count: number }>(
      `select count(*)::integer as count from public.outbox_messages where recipient = $1 and kind = 'registration'`,
      [email],
    );
    expect(mails?.count).toBe(5);
    await query(
      `update private.event_registrations set asked_at = now() - interval '25 hours', created_at = now() - interval '25 hours'
       where email = $1`,
      [email],
    );
    const { slug } = await addEvent(opened.backend);
    expect((await register(slug, { email })).registration?.state).toBe('registered');
  });

  test('the owner of a mailbox can register although a stranger’s registration for it is held, and keeps their own values', async () => {
    const { slug } = await addEvent(opened.backend, { capacity: 1 });
    await leave(10, 10);
    const email = newGuest();
    const before = await status();
    const strange = { email, company: 'www.casino.example', question: 'https://casino.example' };
    const held = (await register(slug, strange)).registration;
    expect(held?.state).toBe('held');
    await query(
      `update private.event_registrations set created_at = created_at - interval '2 hours' where id = $1`,
      [held?.id],
    );
    const own = await register(slug, { email, name: 'Ada Stone', question: 'Who decides?' });
    expect(own).toMatchObject({
      outcome: 'taken',
      registration: {
        id: held?.id,
        name: 'Ada Stone',
        company: 'Guest Ltd',
        question: 'Who decides?',
        state: 'registered',
        spam_reasons: [],
      },
    });
    expect((await mailsTo(held?.id)).filter(({ kind }) => kind === 'registration')).toHaveLength(1);
    // It counts towards the ceiling as of now, and no longer as held.
    expect(await status()).toEqual({ last_hour: (before?.last_hour ?? 0) + 1, held: before?.held });
    // Nor can the stranger take the place back.
    expect((await register(slug, strange)).registration).toMatchObject({
      state: 'registered',
      name: 'Ada Stone',
    });

    const late = newGuest();
    await register(slug, { ...strange, email: late });
    expect((await register(slug, { email: late })).registration?.state).toBe('waiting');
  });

  test('repeating a held registration that is still suspicious keeps it held, with the more plausible values', async () => {
    const { slug } = await addEvent(opened.backend);
    await leave(0, 10);
    const email = newGuest();
    expect((await register(slug, { email })).registration).toMatchObject({
      state: 'held',
      spam_reasons: ['ceiling'],
    });
    const worse = await register(slug, { email, company: 'www.casino.example' });
    expect(worse.registration).toMatchObject({ state: 'held', company: 'Guest Ltd' });
    const corrected = await register(slug, { email, company: 'Own Ltd' });
    expect(corrected.registration).toMatchObject({
      state: 'held',
      company: 'Own Ltd',
      spam_reasons: ['ceiling'],
    });
    expect(await mailsTo(corrected.registration?.id)).toEqual([]);
    await liftHourlyLimits(opened.backend);
    expect((await register(slug, { email })).registration?.state).toBe('registered');
  });

  test('registrations that strangers made for other events do not cause the mailbox owner’s to be held', async () => {
    const email = newGuest();
    for (let event = 0; event < 5; event += 1) {
      await register((await addEvent(opened.backend)).slug, { email, company: 'www.casino.example' });
      await query(
        `update private.event_registrations set asked_at = now() - interval '1 hour' where email = $1`,
        [email],
      );
    }
    const { slug } = await addEvent(opened.backend);
    expect((await register(slug, { email })).registration?.state).toBe('registered');
  });

  test('registrations are held above the hourly ceiling and refused above the second, and deleted ones make room', async () => {
    const { slug, id } = await addEvent(opened.backend);
    await leave(1, 2);
    const states: (string | undefined)[] = [];
    for (let guest = 0; guest < 4; guest += 1) {
      const { outcome, registration } = await register(slug);
      states.push(registration?.state ?? outcome);
    }
    expect(states).toEqual(['registered', 'held', 'held', 'full']);
    await query(
      `delete from private.event_registrations where id = (
         select id from private.event_registrations where event_id = $1 and held limit 1)`,
      [id],
    );
    expect((await register(slug)).registration).toMatchObject({ state: 'held', spam_reasons: ['ceiling'] });
    const before = await status();
    await liftHourlyLimits(opened.backend);
    expect((await register(slug)).registration?.state).toBe('registered');
    expect((await status())?.held).toBe(before?.held);
  });

  test('120 visitors race for 20 places with a ceiling of 50: no place is given twice, and the rest is held', async () => {
    const { slug, id } = await addEvent(opened.backend, { capacity: 20 });
    await leave(50, 1000);
    const answers = await Promise.all(Array.from({ length: 120 }, () => register(slug)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
    expect(await countsOf(id)).toEqual({ registered: 20, waiting: 30, held: 70 });
  });

  test('held registrations do not move up and are not told of a move', async () => {
    const { slug, id } = await addEvent(opened.backend, { capacity: 1 });
    const held = (await register(slug, { email: 'x@mailinator.com' })).registration;
    const place = (await register(slug)).registration;
    await query(`update private.event_registrations set state = 'cancelled' where id = $1`, [place?.id]);
    expect(await countsOf(id)).toEqual({ held: 1, cancelled: 1 });
    await query(`select private.announce_move(e) from private.events e where e.id = $1`, [id]);
    expect(await mailsTo(held?.id)).toEqual([]);
  });
});
