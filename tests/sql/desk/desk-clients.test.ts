import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expireMessages } from '#backend/mail/expiry.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('invited clients in the desk on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let bob: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    ada = await admin(target, 'ada@firm.example');
    bob = await admin(target, 'bob@firm.example');
  });
  afterAll(() => target?.close());

  const listed = async (pattern: string) =>
    (await ada.ask('list_reader_clients', undefined)).filter((client) => client.pattern === pattern);
  const logged = () =>
    target.backend.query('select action, actor_id, detail from public.desk_events order by id desc limit 1');

  test('an invitation shows its end, note and who made it, and a second one overwrites it only once it has ended', async () => {
    const id = await ada.ask('invite_reader_client', {
      pattern: '@Shown.example',
      note: ' Board ',
      last_day: '2098-12-30',
    });
    expect(await listed('@shown.example')).toEqual([
      {
        id,
        created_at: expect.any(String),
        pattern: '@shown.example',
        note: 'Board',
        ends_at: expect.stringMatching(/^2098-12-3/),
        is_ended: false,
        invited_by: 'ada@firm.example',
        devices: 0,
      },
    ]);
    const changed = { pattern: '@shown.example', note: 'Crisis team', last_day: '2097-01-31' };
    await expect(bob.ask('invite_reader_client', changed)).rejects.toMatchObject({ code: 'PT409' });
    expect(await listed('@shown.example')).toMatchObject([{ note: 'Board', invited_by: 'ada@firm.example' }]);
    await ada.ask('end_reader_client', { client: id });
    expect(await bob.ask('invite_reader_client', changed)).toBe(id);
    expect(await listed('@shown.example')).toMatchObject([
      { id, note: 'Crisis team', ends_at: expect.stringMatching(/^2097-/), invited_by: 'bob@firm.example' },
    ]);
    expect(await logged()).toEqual([{ action: 'client_invited', actor_id: bob.id, detail: { client: id } }]);
  });

  test('a change is refused when a colleague has changed or ended the invitation since, or it is gone', async () => {
    const pattern = '@changed.example';
    const client = await ada.ask('invite_reader_client', { pattern, note: 'Board', last_day: '2098-12-30' });
    const [seen] = await listed(pattern);
    const change = (note: string, expected = seen) =>
      ada.ask('change_reader_client', {
        client,
        note,
        last_day: '2098-12-30',
        expected_note: expected?.note ?? '',
        expected_end: expected?.ends_at ?? '',
      });
    expect(await change('Retainer')).toBe(client);
    expect(await listed(pattern)).toMatchObject([{ note: 'Retainer', ends_at: seen?.ends_at }]);
    await expect(change('Pilot')).rejects.toMatchObject({ code: 'PT409' });
    const [renewed] = await listed(pattern);
    await bob.ask('end_reader_client', { client });
    await expect(change('Pilot', renewed)).rejects.toMatchObject({ code: 'PT409' });
    expect(await listed(pattern)).toMatchObject([{ note: 'Retainer', is_ended: true }]);
    await target.backend.query('delete from private.reader_clients where id = $1', [client]);
    await expect(change('Pilot', renewed)).rejects.toMatchObject({ code: 'PT404' });
  });

  test('a changed end date is mailed to the client, a changed note is not', async () => {
    const pattern = 'reader@noted.example';
    const client = await ada.ask('invite_reader_client', { pattern, note: 'Bord', last_day: '2098-12-30' });
    await target.backend.query(
      `update public.outbox_messages set state = 'sent', created_at = created_at - interval '2 hours'
        where client_id = $1`,
      [client],
    );
    const change = async (note: string, last_day: string) => {
      const [seen] = await listed(pattern);
      await bob.ask('change_reader_client', {
        client,
        note,
        last_day,
        expected_note: seen?.note ?? '',
        expected_end: seen?.ends_at ?? '',
      });
    };
    const waiting = () =>
      target.backend.query(
        `select from public.outbox_messages where client_id = $1 and state in ('waiting', 'unconfigured')`,
        [client],
      );
    await change('Board', '2098-12-30');
    expect(await listed(pattern)).toMatchObject([{ note: 'Board', invited_by: 'ada@firm.example' }]);
    expect(await waiting()).toHaveLength(0);
    await change('Board', '2098-12-31');
    expect(await waiting()).toHaveLength(1);
  });

  test('the domain of a public mail provider is not invited, an address there is', async () => {
    const invite = (pattern: string) =>
      ada.ask('invite_reader_client', { pattern, note: '', last_day: '2098-12-30' });
    for (const pattern of ['@gmail.com', '@Outlook.com', '@yahoo.co.uk', '@web.de', '@qq.com'])
      await expect(invite(pattern)).rejects.toThrow('Everybody can have an address there.');
    expect(await invite('reader@gmail.com')).toEqual(expect.any(String));
    for (const pattern of ['@mailworks.example', '@mail.works.example', '@me.works.example'])
      expect(await invite(pattern)).toEqual(expect.any(String));
  });

  test('an address with an apostrophe is invited', async () => {
    const pattern = "shane.o'brien@clients.example";
    await ada.ask('invite_reader_client', { pattern, note: '', last_day: '2098-12-30' });
    expect(await listed(pattern)).toHaveLength(1);
  });

  test('an ended invitation ends its sessions, and ending it again does nothing', async () => {
    const client = await ada.ask('invite_reader_client', {
      pattern: 'reader@ended.example',
      note: '',
      last_day: '2098-12-30',
    });
    await target.backend.query(
      `insert into private.reader_sessions (token_hash, client_id) values (sha256('ended'), $1)`,
      [client],
    );
    expect((await listed('reader@ended.example'))[0]?.devices).toBe(1);
    expect(await ada.ask('end_reader_client', { client })).toBe(true);
    expect(await listed('reader@ended.example')).toMatchObject([{ is_ended: true, devices: 0 }]);
    expect(await logged()).toEqual([{ action: 'client_ended', actor_id: ada.id, detail: { client } }]);
    expect(await ada.ask('end_reader_client', { client })).toBe(false);
  });

  test('an ended invitation leaves no mail to resend, and one made again within the hour sends a link', async () => {
    const invite = () =>
      ada.ask('invite_reader_client', { pattern: 'reader@again.example', note: '', last_day: '2098-12-30' });
    const links = (states: string[]) =>
      target.backend.query<{ id: string }>(
        `select id from public.outbox_messages
          where recipient = 'reader@again.example' and state in (select jsonb_array_elements_text($1::text::jsonb))`,
        [JSON.stringify(states)],
      );
    const client = await invite();
    await target.backend.query(`update public.outbox_messages set state = 'failed' where client_id = $1`, [
      client,
    ]);
    await ada.ask('end_reader_client', { client });
    const unsent = await ada.ask('list_unsent_mails', undefined);
    expect(unsent.filter(({ recipient }) => recipient === 'reader@again.example')).toEqual([]);
    await invite();
    expect(await links(['waiting', 'unconfigured'])).toHaveLength(1);
    await target.backend.query(`update public.outbox_messages set state = 'sent' where client_id = $1`, [
      client,
    ]);
    await ada.ask('end_reader_client', { client });
    await invite();
    expect(await links(['waiting', 'unconfigured'])).toHaveLength(1);
    await ada.ask('end_reader_client', { client });
  });

  test('an invitation that could not be sent in time is shown first among the unsent mails', async () => {
    const { backend } = target;
    await backend.query(
      `with subscribed as (
         insert into public.newsletter_subscriptions (email, source)
         select 'old-' || number || '@example.com', 'insights_page' from generate_series(1, 25) number returning id, email
       )
       insert into public.outbox_messages (kind, subscription_id, recipient, created_at)
       select 'newsletter_confirmation', id, email, now() - interval '1 hour' from subscribed`,
    );
    const [invited, domain] = ['board@late.example', '@late.example'];
    for (const pattern of [invited, domain])
      await ada.ask('invite_reader_client', { pattern, note: '', last_day: '2098-12-30' });
    await backend.query(
      `insert into public.outbox_messages (kind, client_id, recipient, useful_until)
       select 'reading_link', id, 'asked' || pattern, now() from private.reader_clients where pattern = $1`,
      [domain],
    );
    await backend.query(`update public.outbox_messages set useful_until = now() where recipient = $1`, [
      invited,
    ]);
    await expireMessages(backend);
    const unsent = await ada.ask('list_unsent_mails', undefined);
    const late = unsent.find(({ recipient }) => recipient === invited);
    expect(late).toMatchObject({ status: 'failed', last_error: expect.stringContaining('48 hours') });
    const recipients = unsent.map(({ recipient }) => recipient);
    expect(recipients.findIndex((recipient) => recipient?.startsWith('old-'))).toBeGreaterThan(
      recipients.indexOf(invited),
    );
    // Whoever asked for a link can ask again.
    expect(recipients).not.toContain(`asked${domain}`);
    expect(await ada.ask('resend_message', { message: late?.id ?? '' })).toBe(true);
    await backend.query(`delete from public.newsletter_subscriptions where email like 'old-%'`);
  });

  test('a person’s data include the invitation of the address and its sessions until both are erased', async () => {
    const email = 'reader@held.example';
    await ada.ask('invite_reader_client', {
      pattern: '@held.example',
      note: `Ask ${email} first`,
      last_day: '2098-12-30',
    });
    const client = await ada.ask('invite_reader_client', {
      pattern: email,
      note: 'CFO',
      last_day: '2098-12-30',
    });
    await target.backend.query(
      `insert into private.reader_sessions (token_hash, client_id) values (sha256('held'), $1)`,
      [client],
    );
    const held = await ada.ask('find_person', { email: 'Reader+news@held.example' });
    expect(held.invitations).toMatchObject([{ address: email, note: 'CFO' }]);
    expect(held.reading_sessions).toHaveLength(1);
    expect((await ada.ask('export_person', { email })).invitations).toEqual(held.invitations);
    expect(await ada.ask('erase_person', { email })).toMatchObject({ invitations: 1, mentions: 1 });
    expect(await ada.ask('find_person', { email })).toMatchObject({ invitations: [], reading_sessions: [] });
    expect(await listed('@held.example')).toMatchObject([{ note: 'Ask [erased] first' }]);
    const again = { pattern: email, note: '', last_day: '2098-12-30' };
    await expect(ada.ask('invite_reader_client', again)).rejects.toMatchObject({ code: 'PT422' });
  });

  test('erasing a person ends the unused links that went out on the invitation of their domain', async () => {
    const invite = (pattern: string) =>
      ada.ask('invite_reader_client', { pattern, note: '', last_day: '2098-12-30' });
    await invite('@linked.example');
    const links: string[] = [];
    for (const email of ['zoe@linked.example', 'kept@other-client.example']) {
      if (!email.startsWith('zoe')) await invite(email);
      else await target.backend.query('select private.queue_reading_link($1)', [email]);
      const [message] = await target.backend.query<{ id: string }>(
        `update public.outbox_messages set state = 'sent' where kind = 'reading_link' and recipient = $1 returning id`,
        [email],
      );
      await target.backend.query(`select private.add_reading_token($1, sha256(convert_to($2, 'UTF8')))`, [
        message?.id,
        email,
      ]);
      links.push(email);
    }
    await ada.ask('erase_person', { email: 'zoe@linked.example' });
    const open = await target.backend.query<{ email: string }>(
      `select e as email from unnest($1::text[]) e
       where exists (select from private.newsletter_tokens t where t.token_hash = sha256(convert_to(e, 'UTF8')))`,
      [links],
    );
    expect(open).toEqual([{ email: 'kept@other-client.example' }]);
  });

  test('an invitation needs a day that has not passed and an address or a domain', async () => {
    const given = { pattern: '@past.example', note: '', last_day: '2020-01-01' };
    await expect(ada.ask('invite_reader_client', given)).rejects.toMatchObject({ code: '23514' });
    await expect(
      ada.ask('invite_reader_client', { ...given, pattern: 'past.example', last_day: '2098-12-30' }),
    ).rejects.toThrow();
    expect(await listed('@past.example')).toEqual([]);
  });
});
