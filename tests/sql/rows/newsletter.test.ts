import { createHash, randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { INSIGHT_CATEGORIES } from '#content/insights.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

describe.each(SQL_TEST_ENGINES)('newsletter subscribers on %s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  afterAll(() => opened?.close());

  const query = <Row>(sql: string, parameters?: unknown[]) => opened.backend.query<Row>(sql, parameters);
  const hashOf = (token: Buffer) => createHash('sha256').update(token).digest('hex');
  let numbered = 0;

  async function subscribe() {
    const [row] = await query<{ id: string; email: string }>(
      'insert into public.newsletter_subscriptions (email) values ($1) returning id, email',
      [`reader-${(numbered += 1)}@example.com`],
    );
    if (!row) throw new Error('Not subscribed');
    return row;
  }
  async function tokenFor(id: string, purpose: string) {
    const token = hashOf(randomBytes(32));
    await query(`select private.add_newsletter_token($1, $2, decode($3, 'hex'))`, [id, purpose, token]);
    return token;
  }
  const confirm = async (token: string) =>
    (
      await query<{ said: string }>(`select private.confirm_subscription(decode($1, 'hex')) as said`, [token])
    )[0]?.said;
  const leave = async (token: string) =>
    (await query<{ left: boolean }>(`select private.leave_newsletter(decode($1, 'hex')) as left`, [token]))[0]
      ?.left;

  test('a token confirms once and then says so; a guessed or expired one, or one of another purpose, is invalid', async () => {
    const { id } = await subscribe();
    const [first, late] = [await tokenFor(id, 'confirm'), await tokenFor(id, 'confirm')];
    await query(
      `update private.newsletter_tokens set expires_at = now() where token_hash = decode($1, 'hex')`,
      [late],
    );
    for (const wrong of [hashOf(randomBytes(32)), late, await tokenFor(id, 'preferences')])
      expect(await confirm(wrong)).toBe('invalid');
    expect(await confirm(first)).toBe('confirmed');
    expect(await confirm(first)).toBe('already');
  });

  test('unsubscribing keeps only the suppression, which a confirmation lifts and a sign-up does not', async () => {
    const { id, email } = await subscribe();
    const token = await tokenFor(id, 'preferences');
    expect(await leave(await tokenFor(id, 'confirm'))).toBe(false);
    expect(await leave(token)).toBe(true);
    expect(await leave(token)).toBe(false);
    const suppressed = () =>
      query(
        'select reason from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash($1)',
        [email],
      );
    expect(await suppressed()).toEqual([{ reason: 'left' }]);
    expect(await query('select from private.newsletter_tokens where subscription_id = $1', [id])).toEqual([]);
    const [again] = await opened.backend.transaction(async (transaction) => {
      await transaction.query('set local role anon');
      await transaction.query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
      await transaction.query('reset role');
      return transaction.query<{ id: string }>(
        'select id from public.newsletter_subscriptions where email = $1',
        [email],
      );
    });
    expect(await suppressed()).toHaveLength(1);
    expect(await confirm(await tokenFor(again?.id ?? '', 'confirm'))).toBe('confirmed');
    expect(await suppressed()).toEqual([]);
  });

  /** Signs up as a visitor does. */
  const signUp = (email: string) =>
    opened.backend.transaction(async (transaction) => {
      await transaction.query('set local role anon');
      await transaction.query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
      await transaction.query('reset role');
    });
  const queued = async (domain: string) =>
    (
      await query<{ recipient: string }>(
        `select recipient from public.outbox_messages
          where kind = 'newsletter_confirmation' and recipient like '%@' || $1 order by recipient`,
        [domain],
      )
    ).map(({ recipient }) => recipient);
  const repeat = async (email: string) =>
    (await query<{ queued: boolean }>('select private.repeat_confirmation($1) as queued', [email]))[0]
      ?.queued;

  test('unsubscribing an alias that somebody else entered keeps the subscription; unsubscribing it also ends its aliases', async () => {
    const enter = async (email: string) => {
      await signUp(email);
      const [row] = await query<{ id: string }>(
        'select id from public.newsletter_subscriptions where email = $1',
        [email],
      );
      return row?.id ?? '';
    };
    const left = () =>
      query(
        `select email from public.newsletter_subscriptions where email like '%@alias.example' order by email`,
      );
    const own = await enter('alice@alias.example');
    await confirm(await tokenFor(own, 'confirm'));
    expect(await leave(await tokenFor(await enter('alice+stranger@alias.example'), 'preferences'))).toBe(
      true,
    );
    expect(await left()).toEqual([{ email: 'alice@alias.example' }]);
    const suppressions = () =>
      query(
        `select from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash('alice@alias.example')`,
      );
    expect(await suppressions()).toEqual([]);
    await enter('alice+other@alias.example');
    expect(await leave(await tokenFor(own, 'preferences'))).toBe(true);
    expect(await left()).toEqual([]);
    expect(await suppressions()).toHaveLength(1);
  });

  test('a mailbox of an invited domain gets one link an hour and one under all its aliases, and the domain twenty', async () => {
    await query(
      `insert into private.reader_clients (pattern, ends_at) values ('@invited.example', now() + interval '1 year')`,
    );
    const ask = (email: string) => query('select private.queue_reading_link($1)', [email]);
    const links = () =>
      query<{ recipient: string }>(
        `select recipient from public.outbox_messages where kind = 'reading_link' and recipient like '%@invited.example'`,
      );
    for (const alias of ['victim+1', 'victim', 'victim+2', 'victim']) await ask(`${alias}@invited.example`);
    expect(await links()).toEqual([
      { recipient: 'victim+1@invited.example' },
      { recipient: 'victim@invited.example' },
    ]);
    for (let guess = 1; guess <= 25; guess += 1) await ask(`guess${guess}@invited.example`);
    expect(await links()).toHaveLength(20);
    await query(
      `update public.outbox_messages set state = 'sent', created_at = now() - interval '25 hours'
        where kind = 'reading_link' and recipient like '%@invited.example'`,
    );
    await ask('later@invited.example');
    expect(await links()).toEqual([{ recipient: 'later@invited.example' }]);
  });

  test('an erased person is not asked to confirm for a day, whoever enters the address', async () => {
    await query(`select private.suppress_mailbox('erased@erased.example')`);
    await signUp('erased@erased.example');
    expect(await queued('erased.example')).toEqual([]);
    await query(
      `update private.newsletter_suppressions set suppressed_at = now() - interval '25 hours'
        where mailbox_hash = private.mailbox_hash('erased@erased.example')`,
    );
    expect(await repeat('erased@erased.example')).toBe(true);
  });

  test('a stranger who signs up aliases cannot keep the confirmation from the owner of the mailbox', async () => {
    for (const alias of ['ceo+1', 'ceo+2', 'ceo', 'ceo+3']) await signUp(`${alias}@plain.example`);
    expect(await queued('plain.example')).toEqual(['ceo+1@plain.example', 'ceo@plain.example']);
  });

  test('a refusal under one spelling of a mailbox also counts for the others', async () => {
    await query(`select private.suppress_mailbox('j.anet@gmail.com')`);
    for (const email of ['ja.net@gmail.com', 'janet+x@googlemail.com']) await signUp(email);
    expect([...(await queued('gmail.com')), ...(await queued('googlemail.com'))]).toEqual([]);
  });

  test('a visitor is asked for the confirmation, an imported address is not and stays', async () => {
    await signUp('visitor@asked.example');
    await query(`insert into public.newsletter_subscriptions (email) values ('imported@asked.example')`);
    expect(await queued('asked.example')).toEqual(['visitor@asked.example']);
    const [imported] = await query<{ confirm_until: string | null }>(
      `select confirm_until from public.newsletter_subscriptions where email = 'imported@asked.example'`,
    );
    expect(imported?.confirm_until).toBeNull();
    expect(await repeat('imported@asked.example')).toBe(true);
  });

  test('all spellings of a mailbox together get one mail a day', async () => {
    for (const email of ['a.da@gmail.com', 'ad.a+x@gmail.com', 'ada@googlemail.com']) await signUp(email);
    expect([...(await queued('gmail.com')), ...(await queued('googlemail.com'))]).toEqual(['a.da@gmail.com']);
    await query(`update public.outbox_messages set created_at = now() - interval '25 hours', state = 'failed'
      where recipient = 'a.da@gmail.com'`);
    expect(await repeat('ada@googlemail.com')).toBe(true);
    expect(await repeat('a.da@gmail.com')).toBe(false);
  });

  test('the server stores a subscription with the rights of a visitor and gets the row', async () => {
    const store = async (email: string, hold: boolean) => {
      const sent = JSON.stringify({
        email,
        source: 'insights_page',
        confirmed_at: '2020-01-01',
        topics: ['AI Strategy'],
      });
      const [answer] = await query<{ stored: object }>(
        'select private.store_subscription($1, $2) as stored',
        [sent, hold],
      );
      return answer?.stored;
    };
    const row = { source: 'insights_page', confirmed_at: null, topics: null };
    expect(await store(' Open@Stored.example ', false)).toMatchObject({
      ...row,
      email: 'open@stored.example',
      held: false,
    });
    expect(await store('held@stored.example', true)).toMatchObject({ ...row, held: true });
    expect(await queued('stored.example')).toEqual(['open@stored.example']);
    await expect(store('OPEN@stored.example', false)).rejects.toMatchObject({ code: '23505' });
    const withoutRight = opened.backend.transaction(async (transaction) => {
      await transaction.query('revoke insert (email, source) on public.newsletter_subscriptions from anon');
      await transaction.query(`select private.store_subscription('{"email": "none@stored.example"}', false)`);
    });
    await expect(withoutRight).rejects.toMatchObject({ code: '42501' });
  });

  test('a held subscription that is confirmed is no longer held, and makes room below the ceiling', async () => {
    const { id, email } = await subscribe();
    await query('select private.hold_subscription($1)', [email]);
    const heldRows = async () =>
      (
        await query<{ held: number }>(
          `select held from private.intake_ceilings where table_name = 'newsletter_subscriptions'`,
        )
      )[0]?.held;
    const before = (await heldRows()) ?? 0;
    expect(await confirm(await tokenFor(id, 'confirm'))).toBe('confirmed');
    expect(await query('select held from public.newsletter_subscriptions where id = $1', [id])).toEqual([
      { held: false },
    ]);
    expect(await heldRows()).toBe(before - 1);
  });

  test('a held subscription causes no mail until it is repeated below the ceiling', async () => {
    await signUp('held@held.example');
    await query(`select private.hold_subscription('held@held.example')`);
    expect(await queued('held.example')).toEqual([]);
    const allow = (rows: number) =>
      query(
        `update private.intake_ceilings set rows_per_hour = $1 where table_name = 'newsletter_subscriptions'`,
        [rows],
      );
    await allow(1);
    expect(await repeat('held@held.example')).toBe(false);
    await allow(10_000);
    expect(await repeat('held@held.example')).toBe(true);
  });

  test('a confirmation withdraws the mails that still ask for it', async () => {
    await signUp('early@early.example');
    const [row] = await query<{ id: string }>(
      `select id from public.newsletter_subscriptions where email = 'early@early.example'`,
    );
    await query(
      `insert into public.outbox_messages (kind, subscription_id, recipient, state)
       values ('newsletter_confirmation', $1, 'early@early.example', 'failed')`,
      [row?.id],
    );
    await confirm(await tokenFor(row?.id ?? '', 'confirm'));
    expect(
      await query(`select state from public.outbox_messages where recipient = 'early@early.example'`),
    ).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect(await repeat('early@early.example')).toBe(false);
  });

  test('the topics of the newsletter are the categories of the insights', async () => {
    const { id } = await subscribe();
    const choose = (topics: readonly string[]) =>
      query('update public.newsletter_subscriptions set topics = $2::text[] where id = $1', [id, topics]);
    await choose(INSIGHT_CATEGORIES);
    await expect(choose(['Weather'])).rejects.toMatchObject({ code: '23514' });
    await expect(choose([])).rejects.toMatchObject({ code: '23514' });
  });

  test('a confirmation that the journal brings back lifts the suppression, unless the mailbox left later', async () => {
    const { id, email } = await subscribe();
    const [unconfirmed] = await query<{ row: Record<string, unknown> }>(
      'select to_jsonb(n) as row from public.newsletter_subscriptions n where id = $1',
      [id],
    );
    const replayConfirmed = (version: number) =>
      query('select private.replay_journal($1::jsonb)', [
        JSON.stringify([
          {
            table: 'newsletter_subscriptions',
            row: {
              ...unconfirmed?.row,
              confirmed_at: new Date().toISOString(),
              confirm_until: null,
              version,
            },
          },
        ]),
      ]);
    const suppressAt = (moment: string) =>
      query(
        `insert into private.newsletter_suppressions (mailbox_hash, reason, suppressed_at)
         values (private.mailbox_hash($1), 'left', now() + $2::interval)`,
        [email, moment],
      );
    const suppressed = () =>
      query(
        'select reason from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash($1)',
        [email],
      );
    await suppressAt('-1 day');
    await replayConfirmed(8);
    expect(await suppressed()).toEqual([]);
    await suppressAt('1 minute');
    await replayConfirmed(9);
    expect(await suppressed()).toEqual([{ reason: 'left' }]);
  });

  test('the replay of the journal keeps the newer version of a subscription', async () => {
    const stored = async (id: string) =>
      (
        await query<{ row: Record<string, unknown> }>(
          'select to_jsonb(n) as row from public.newsletter_subscriptions n where id = $1',
          [id],
        )
      )[0]?.row;
    const replay = async (row: unknown) =>
      query('select private.replay_journal($1::jsonb)', [
        JSON.stringify([{ table: 'newsletter_subscriptions', row }]),
      ]);
    const { id } = await subscribe();
    const unconfirmed = await stored(id);
    await confirm(await tokenFor(id, 'confirm'));
    const confirmed = await stored(id);
    await replay(unconfirmed);
    expect(await stored(id)).toEqual(confirmed);
    await replay({ ...confirmed, version: 9, frequency: 'monthly' });
    expect(await stored(id)).toEqual({ ...confirmed, version: 9, frequency: 'monthly' });
  });

  test('only a subscription that was not confirmed in time is deleted', async () => {
    const [late, confirmed] = [await subscribe(), await subscribe()];
    await confirm(await tokenFor(confirmed.id, 'confirm'));
    await query('update public.newsletter_subscriptions set confirm_until = now() where id = $1', [late.id]);
    await query('select private.delete_unconfirmed(500)');
    const left = await query<{ id: string }>(
      'select id from public.newsletter_subscriptions where id = any ($1::uuid[])',
      [[late.id, confirmed.id]],
    );
    expect(left).toEqual([{ id: confirmed.id }]);
  });

  test('confirmed subscribers stay, even if the operator asks the whole list to confirm', async () => {
    const { id } = await subscribe();
    await confirm(await tokenFor(id, 'confirm'));
    await query('update public.newsletter_subscriptions set confirm_until = now() where id = $1', [id]);
    await query('select private.delete_unconfirmed(500)');
    expect(await query('select id from public.newsletter_subscriptions where id = $1', [id])).toEqual([
      { id },
    ]);
  });

  // The embedded database runs one transaction at a time.
  test.runIf(engine === 'postgres')(
    'reading, asking again and leaving lock a subscription before anything that belongs to it',
    async () => {
      const { backend } = opened;
      const { id, email } = await subscribe();
      const open = await tokenFor(id, 'open');
      const calls = [
        () => query(`select private.open_reading(decode($1, 'hex'), sha256('session'))`, [open]),
        () => leave(leaving),
      ];
      const leaving = await tokenFor(id, 'preferences');
      for (const call of calls) {
        const { answer } = await backend.transaction(async (transaction) => {
          await transaction.query('select from public.newsletter_subscriptions where id = $1 for update', [
            id,
          ]);
          const called = call().then(
            () => 'answered',
            (error: unknown) => error,
          );
          await vi.waitUntil(
            async () => (await transaction.query('select from pg_locks where not granted')).length > 0,
          );
          await transaction.query(
            'select from private.newsletter_tokens where subscription_id = $1 for update',
            [id],
          );
          return { answer: called };
        });
        expect(await answer).toBe('answered');
      }
      expect(await query('select from public.newsletter_subscriptions where email = $1', [email])).toEqual(
        [],
      );
    },
  );
});
