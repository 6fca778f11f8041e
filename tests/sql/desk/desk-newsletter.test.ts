import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('the newsletter in the desk on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let numbered = 0;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
  });
  afterAll(() => target?.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) => target.backend.query<Row>(sql, parameters);

  /** Subscribes as a visitor would. Returns the id. */
  async function subscribe(email: string): Promise<string> {
    const row = { email, source: NEWSLETTER_SOURCE };
    const { error } = await target.client().from('newsletter_subscriptions').insert(row);
    if (error) throw new Error(error.message);
    const [stored] = await query<{ id: string }>(
      'select id from public.newsletter_subscriptions where email = $1',
      [email],
    );
    return stored?.id ?? '';
  }
  const confirm = (id: string) =>
    query(
      `update public.newsletter_subscriptions set confirmed_at = now(), confirm_until = null,
         topics = '{Leadership}', frequency = 'monthly' where id = $1`,
      [id],
    );
  const somebody = () => `reader-${(numbered += 1)}@example.com`;

  test('an address is found by its first letters, even by one', async () => {
    const address = `q7.${somebody()}`;
    await subscribe(address);
    for (const search of ['q', 'Q7', 'q7.', `q7 ${address}`, 'reader q7'])
      expect((await ada.ask('list_subscribers', { search })).rows.map(({ email }) => email)).toEqual([
        address,
      ]);
    expect((await ada.ask('list_subscribers', { search: 'q8' })).rows).toEqual([]);
  });

  test('subscriptions are listed by state, with topics, frequency and the latest mail', async () => {
    const mark = `state-${(numbered += 1)}`;
    const [asked, confirmed] = [`a.${mark}@example.com`, `b.${mark}@example.com`];
    await subscribe(asked);
    const id = await subscribe(confirmed);
    await confirm(id);
    await query(`delete from public.outbox_messages where subscription_id = $1`, [id]);
    await query(
      `insert into public.outbox_messages (kind, subscription_id, recipient, state, sent_at)
       select 'newsletter_confirmation', $1, $2, state, sent_at from (values
         ('sent', '2026-02-01T00:00:00Z'::timestamptz), ('sent', '2026-03-01T00:00:00Z'), ('waiting', null)
       ) mails (state, sent_at)`,
      [id, confirmed],
    );
    const listed = (state?: 'confirmed' | 'unconfirmed') =>
      ada.ask('list_subscribers', { search: mark, ...(state && { state }) });
    expect((await listed()).rows.map(({ email }) => email)).toEqual([confirmed, asked]);
    expect((await listed('unconfirmed')).rows).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        email: asked,
        source: NEWSLETTER_SOURCE,
        held: false,
        confirmed_at: null,
        confirm_until: expect.any(String),
        topics: null,
        frequency: 'weekly',
        last_mail_at: null,
      },
    ]);
    const found = await listed('confirmed');
    expect([found.total, found.total_is_exact]).toEqual([1, true]);
    expect(found.rows).toMatchObject([
      {
        email: confirmed,
        confirmed_at: expect.any(String),
        confirm_until: null,
        topics: ['Leadership'],
        frequency: 'monthly',
      },
    ]);
    expect(Date.parse(found.rows[0]?.last_mail_at ?? '')).toBe(Date.UTC(2026, 2, 1));
  });

  test('the figures count the states, who left, and the sign-ups of 30 days with those confirmed', async () => {
    const before = await ada.ask('newsletter_statistics', undefined);
    const [first, second, , old, left, held] = [
      await subscribe(somebody()),
      await subscribe(somebody()),
      await subscribe(somebody()),
      await subscribe(somebody()),
      await subscribe(somebody()),
      await subscribe(somebody()),
    ];
    for (const id of [first, old]) await confirm(id);
    await query(
      `update public.newsletter_subscriptions set created_at = now() - interval '31 days' where id = $1`,
      [old],
    );
    await query('update public.newsletter_subscriptions set held = true where id = $1', [held]);
    await ada.ask('remove_subscription', { subscription: second });
    const token = '00'.repeat(32);
    await query(`select private.add_newsletter_token($1, 'preferences', decode($2, 'hex'))`, [left, token]);
    await query(`select private.leave_newsletter(decode($1, 'hex'))`, [token]);
    const after = await ada.ask('newsletter_statistics', undefined);
    expect(after).toMatchObject({
      confirmed: before.confirmed + 2,
      unconfirmed: before.unconfirmed + 2,
      left: before.left + 1,
      suppressed: before.suppressed + 1,
      arrived_30_days: before.arrived_30_days + 2,
      confirmed_30_days: before.confirmed_30_days + 1,
    });
    expect(after.per_day).toHaveLength(30);
    expect(after.per_day.at(-1)?.count).toBe((before.per_day.at(-1)?.count ?? 0) + 2);
  });

  test('removing an alias that was never confirmed leaves the subscriber of the mailbox alone', async () => {
    const email = somebody();
    const own = await subscribe(email);
    await confirm(own);
    const alias = await subscribe(email.replace('@', '+other@'));
    const left = () =>
      query<{ id: string }>(
        `select id from public.newsletter_subscriptions where email like $1 order by created_at`,
        [email.replace('@', '%@')],
      );
    const suppressions = () =>
      query('select from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash($1)', [
        email,
      ]);
    expect(await ada.ask('remove_subscription', { subscription: alias })).toBe(true);
    expect(await left()).toEqual([{ id: own }]);
    expect(await suppressions()).toHaveLength(0);
    await subscribe(email.replace('@', '+more@'));
    expect(await ada.ask('remove_subscription', { subscription: own })).toBe(true);
    expect(await left()).toEqual([]);
    expect(await suppressions()).toHaveLength(1);
  });

  const confirmationsTo = (id: string) =>
    query<{ id: string; state: string }>(
      `select id, state from public.outbox_messages where subscription_id = $1 order by created_at`,
      [id],
    );

  test('an unconfirmed subscriber can be asked again once a day, a confirmed one never', async () => {
    const id = await subscribe(somebody());
    const again = () => ada.ask('ask_subscriber_again', { subscription: id });
    expect(await confirmationsTo(id)).toHaveLength(1);
    expect(await again()).toBe(false);
    await query(
      `update public.outbox_messages set state = 'sent', sent_at = now() - interval '23 hours' where subscription_id = $1`,
      [id],
    );
    expect(await again()).toBe(false);
    await query(
      `update public.outbox_messages set sent_at = now() - interval '25 hours' where subscription_id = $1`,
      [id],
    );
    expect(await again()).toBe(true);
    expect(await confirmationsTo(id)).toHaveLength(2);
    expect(
      await query('select action, actor_id, detail from public.desk_events order by id desc limit 1'),
    ).toEqual([{ action: 'confirmation_requested', actor_id: ada.id, detail: { subscription: id } }]);
    await query('delete from public.outbox_messages where subscription_id = $1', [id]);
    await confirm(id);
    expect(await again()).toBe(false);
    const gone = { subscription: '00000000-0000-4000-8000-000000000000' };
    await expect(ada.ask('ask_subscriber_again', gone)).rejects.toMatchObject({ code: 'PT404' });
  });

  test('a failed mail to an address that was never confirmed is listed, but needs no action', async () => {
    const id = await subscribe(somebody());
    const failed = async () =>
      (await ada.ask('mail_status', undefined)).find(({ kind }) => kind === 'newsletter_confirmation')
        ?.failed;
    const before = await failed();
    await query(`update public.outbox_messages set state = 'failed' where subscription_id = $1`, [id]);
    const [message] = await confirmationsTo(id);
    expect((await ada.ask('list_unsent_mails', undefined)).map((mail) => mail.id)).toContain(message?.id);
    expect(await failed()).toBe(before);
    await confirm(id);
    expect(await failed()).toBe(Number(before) + 1);
    await query('delete from public.outbox_messages where subscription_id = $1', [id]);
  });

  test('while mail is not configured, an admin reads a waiting mail, whose link confirms, and the log says so', async () => {
    const email = somebody();
    const id = await subscribe(email);
    const [message] = await confirmationsTo(id);
    const unsent = (await ada.ask('list_unsent_mails', undefined)).find((mail) => mail.recipient === email);
    expect(unsent).toMatchObject({
      id: message?.id,
      kind: 'newsletter_confirmation',
      status: 'unconfigured',
    });
    const read = () => ada.client.rpc('read_unsent_mail', { message: message?.id });
    const mail = (await read()).data as { subject: string; text: string };
    expect(Object.keys(mail).toSorted()).toEqual(['subject', 'text']);
    const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(mail.text) ?? [];
    expect(
      await query('select action, actor_id, detail from public.desk_events order by id desc limit 1'),
    ).toEqual([{ action: 'message_read', actor_id: ada.id, detail: { kind: 'newsletter_confirmation' } }]);
    // Once mail is configured, its links are for the recipient alone.
    await query(`update public.outbox_messages set state = 'waiting' where subscription_id = $1`, [id]);
    expect((await read()).error).toMatchObject({ code: 'PT404' });
    expect((await ada.ask('list_unsent_mails', undefined)).some((row) => row.recipient === email)).toBe(true);
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await query(`select private.confirm_subscription(decode($1, 'hex')) as said`, [hash])).toEqual([
      { said: 'confirmed' },
    ]);
  });

  test('an unknown state is refused', async () => {
    const state = 'suppressed' as 'confirmed';
    await expect(ada.ask('list_subscribers', { state })).rejects.toMatchObject({
      code: expect.any(String),
    });
    await expect(query(`select private.subscription_conditions(null, 'x')`)).rejects.toMatchObject({
      code: '22023',
    });
  });
});
