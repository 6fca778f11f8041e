import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '#backend/database.ts';
import { createDeliverer } from '#backend/mail/deliver.ts';
import type { Round } from '#backend/mail/deliver.ts';
import { MESSAGE_KINDS } from '#shared/message-kinds.ts';
import { addressStaff, claimMessages, releaseLeases, settleMessage } from '#backend/mail/outbox.ts';
import { deliverySettings } from '#backend/mail/settings.ts';
import { reportMailFault } from '#backend/mail/transport-faults.ts';
import { SQL_TEST_ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { addEvent, registerFor } from '#tests/harness/events.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

type Message = {
  kind: string;
  recipient: string | null;
  state: string;
  attempts: number;
  uncertain_attempts: number;
  last_error: string | null;
  message_id: string | null;
};

const STAFF = 'desk@firm.example';
const SECOND = 'partner@firm.example';
const SITE_URL = 'https://www.firm.example';
const CLAIM = { kinds: MESSAGE_KINDS, limit: 8, leaseMs: 60_000, senderDomain: 'firm.example' };
const TIMEOUTS = { connectionMs: 2_000, greetingMs: 2_000, handoverMs: 2_000, replyMs: 800 };

/** Decodes encoded words (RFC 2047) at any position, as lenient mail programs do. */
function decoded(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_word, form: string, text: string) => {
      const quoted = text
        .replaceAll('_', ' ')
        .replaceAll('%', '%25')
        .replaceAll(/=([0-9a-f]{2})/gi, '%$1');
      return form.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeURIComponent(quoted);
    });
}

/** The decoded headers of a mail, as its recipient sees them. */
function headersOf(mail: string): Map<string, string> {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), decoded(value)];
    }),
  );
}

const never = new AbortController().signal;

describe.each(SQL_TEST_ENGINES)('the outbox on %s', (engine) => {
  let opened: TestBackend;
  let mail: MailServerOfTests;
  let numbered = 0;

  const query = <Row>(sql: string, parameters?: unknown[]) => opened.backend.query<Row>(sql, parameters);
  const settingsWith = (env: Record<string, string> = {}) =>
    deliverySettings(
      { SMTP_URL: mail.url, MAIL_FROM: 'Firm <website@firm.example>', NOTIFY_TO: STAFF, ...env },
      SITE_URL,
    );

  /** Stores an enquiry and returns its sender's email address. */
  async function enquire(
    changes: { message?: string; email?: string; firstName?: string; company?: string } = {},
  ): Promise<string> {
    const email = changes.email ?? `sender-${(numbered += 1)}@example.com`;
    await query(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ($3, 'Stone', $1, $4, $2)`,
      [
        email,
        changes.message ?? 'We would like to talk.',
        changes.firstName ?? 'Ada',
        changes.company ?? 'Example Ltd',
      ],
    );
    return email;
  }

  const messages = () =>
    query<Message>(
      `select kind, recipient, state, attempts, uncertain_attempts, last_error, message_id
         from public.outbox_messages order by kind, recipient`,
    );
  const states = async () => (await messages()).map(({ kind, state }) => `${kind} ${state}`);
  /** Makes all messages due, as if their back-off had passed. */
  const passTime = () => query(`update public.outbox_messages set next_attempt_at = now()`);

  async function round(env: Record<string, string> = {}, leaseMs?: number): Promise<Round> {
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith(env),
      timeouts: TIMEOUTS,
      leaseMs,
    });
    return deliverer.round(never).finally(() => deliverer.close());
  }

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await liftHourlyLimits(opened.backend);
  });
  beforeEach(async () => {
    await mail?.stop();
    mail = await startMailServer();
    await query('delete from public.contact_submissions');
    await query('delete from public.outbox_messages');
    await query(
      'update private.message_channels set is_configured = false, seen_at = null, last_error = null, last_error_at = null',
    );
  });
  afterAll(async () => {
    await mail?.stop();
    await opened?.close();
  });

  test('an enquiry sends one mail to the staff and one acknowledgement mail to its sender', async () => {
    const sender = await enquire();
    expect(await states()).toEqual(['acknowledgement unconfigured', 'staff_notification unconfigured']);
    expect(await round()).toMatchObject({ sent: 2, delayed: 0, refused: 0 });
    expect(await round()).toMatchObject({ sent: 0 });
    expect(mail.received.map(({ to }) => to).sort()).toEqual([[STAFF], [sender]]);
    expect(await states()).toEqual(['acknowledgement sent', 'staff_notification sent']);
  });

  test('above the ceiling the staff get one mail about it and senders get none', async () => {
    await query(
      `update private.intake_ceilings set rows_per_hour = 1, notified_at = null where table_name = 'contact_submissions'`,
    );
    const within = await enquire();
    const held = await enquire({ message: 'A message that stays in the desk.' });
    await enquire();
    await liftHourlyLimits(opened.backend);
    expect(await round()).toMatchObject({ sent: 3, delayed: 0, refused: 0 });
    expect(mail.received.map(({ to }) => to).sort()).toEqual([[STAFF], [STAFF], [within]]);
    const notice = mail.received.find(({ text }) => text.includes('further ones are held as spam'));
    expect(notice?.to).toEqual([STAFF]);
    // Quoted-printable encodes "=" as "=3D".
    expect(notice?.text).toContain(`${SITE_URL}/admin/submissions?view=3Dspam`);
    expect(notice?.text).not.toContain(held);
    expect(notice?.text).not.toContain('stays in the desk');
  });

  test('the staff are told at once of an enquiry that may be spam, and of all further ones four hours later', async () => {
    await query('update private.intake_ceilings set suspicion_notice_at = null');
    const suspected = { firstName: 'Win https://a.example', company: 'Suspected Ltd' };
    const staff = { NOTIFY_TO: `${STAFF}, ${SECOND}` };
    const sender = await enquire(suspected);
    expect(await round(staff)).toMatchObject({ sent: 2 });
    expect(mail.received.map(({ to }) => to).sort()).toEqual([[STAFF], [SECOND]].sort());
    for (const { text } of mail.received) {
      expect(text).toContain('An enquiry may be spam');
      expect(text).not.toMatch(new RegExp(`${sender}|a\\.example|Suspected`));
    }
    await enquire(suspected);
    await enquire(suspected);
    expect(await round(staff)).toMatchObject({ sent: 0 });
    const due = `select distinct floor(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
       from public.outbox_messages where state = 'waiting'`;
    expect(await query(due)).toEqual([{ minutes: 239 }]);
    await passTime();
    expect(await round(staff)).toMatchObject({ sent: 2 });
  });

  test('marking an enquiry as spam while its notification is in flight causes no notice', async () => {
    await enquire();
    await query(`update public.contact_submissions set status = 'spam'`);
    await query(`update public.outbox_messages set state = 'waiting'`);
    expect(await round()).toMatchObject({ sent: 0 });
    expect(mail.received).toEqual([]);
  });

  test('an enquiry is not stored if its messages cannot be stored', async () => {
    await query(
      `alter table public.outbox_messages add constraint broken check (recipient <> 'x@example.com')`,
    );
    const insert = query(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ('A', 'B', 'x@example.com', 'C', 'D')`,
    );
    await expect(insert).rejects.toThrow('broken');
    await query('alter table public.outbox_messages drop constraint broken');
    expect(await query('select id from public.contact_submissions')).toEqual([]);
  });

  test('each staff member gets a separate mail, and one refused recipient does not affect the others', async () => {
    await enquire();
    mail.refusals.set(SECOND, 550);
    await round({ NOTIFY_TO: `${STAFF}, ${SECOND}` });
    const staff = (await messages()).filter(({ kind }) => kind === 'staff_notification');
    expect(staff.map(({ recipient, state, last_error }) => [recipient, state, last_error])).toEqual([
      [STAFF, 'sent', null],
      [SECOND, 'failed', 'The mail server does not accept the recipient (550).'],
    ]);
    await passTime();
    await round({ NOTIFY_TO: `${STAFF}, ${SECOND}` });
    expect(mail.received.filter(({ to }) => to[0] === STAFF)).toHaveLength(1);
  });

  test('a mail that cannot be composed is delayed, and the others of its round are sent', async () => {
    await enquire();
    await query(
      `with reader as (
         insert into public.newsletter_subscriptions (email) values ('reader@example.com') returning id, email
       )
       insert into public.outbox_messages (kind, subscription_id, recipient)
       select 'newsletter_confirmation', id, email from reader`,
    );
    const withoutTokens = {
      ...opened.backend,
      query: <Row>(sql: string, parameters?: unknown[]) =>
        sql.includes('add_newsletter_token')
          ? Promise.reject(new Error('No token for reader@example.com'))
          : query<Row>(sql, parameters),
    };
    const lines: object[] = [];
    const deliverer = createDeliverer({
      database: withoutTokens,
      log: (event, detail) => lines.push({ event, ...detail }),
      settings: settingsWith(),
      timeouts: TIMEOUTS,
    });
    expect(await deliverer.round(never).finally(() => deliverer.close())).toMatchObject({
      sent: 2,
      delayed: 1,
    });
    const confirmation = (await messages()).find(({ kind }) => kind === 'newsletter_confirmation');
    expect(confirmation).toMatchObject({
      state: 'waiting',
      last_error: 'An unexpected error occurred. The operator finds its cause in the log.',
    });
    expect(lines).toMatchObject([
      { event: 'message_not_delivered', kind: 'newsletter_confirmation', error: 'Error' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('reader@example.com');
    await query('delete from public.newsletter_subscriptions');
  });

  test('a temporarily refused recipient is retried', async () => {
    const sender = await enquire();
    mail.refusals.set(sender, 450);
    expect(await round()).toMatchObject({ sent: 1, delayed: 1, uncertain: 0 });
    const deferred = () =>
      query('select recipient from public.outbox_messages where deferred_since is not null');
    expect(await deferred()).toEqual([{ recipient: sender }]);
    mail.refusals.clear();
    expect(await round()).toMatchObject({ sent: 0 });
    await passTime();
    expect(await round()).toMatchObject({ sent: 1 });
    expect(await deferred()).toEqual([]);
    expect(mail.received).toHaveLength(2);
  });

  test('a temporary outage of the mail server neither loses nor duplicates a mail', async () => {
    for (let enquiries = 0; enquiries < 6; enquiries += 1) await enquire();
    await mail.down();
    expect(await round()).toMatchObject({ sent: 0, transportDown: true, uncertain: 0 });
    const [waiting] = await query<{ last_error: string }>(
      `select last_error from public.outbox_messages where last_error is not null limit 1`,
    );
    expect(waiting?.last_error).toBe('The mail server cannot be reached.');
    await mail.up();
    await passTime();
    expect(await round()).toMatchObject({ sent: 12, delayed: 0 });
    expect(mail.received).toHaveLength(12);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test('a mail server without a trusted certificate is told apart from one that is down', async () => {
    await enquire();
    const untrusted = await startMailServer({ secure: true });
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith({ SMTP_URL: untrusted.url.replace('smtp:', 'smtps:') }),
    });
    const reason = 'The mail server offers no encrypted connection with a trusted certificate.';
    expect(await deliverer.testMail(never)).toBe(reason);
    expect(await deliverer.round(never)).toMatchObject({ sent: 0, transportDown: true });
    deliverer.close();
    await untrusted.stop();
    expect(new Set((await messages()).map(({ last_error }) => last_error))).toEqual(new Set([reason]));
  });

  test('a fault of a newly configured mail server is shown until the first mail is sent', async () => {
    await mail.down();
    const deliverer = createDeliverer({ database: opened.backend, log: () => {}, settings: settingsWith() });
    const reason = (await deliverer.testMail(never)) ?? '';
    await reportMailFault(opened.backend, reason);
    await deliverer.round(never).finally(() => deliverer.close());
    const faults = `select distinct last_error from private.message_channels
      where kind <> 'webhook' and last_error_at is not null`;
    expect(await query(faults)).toEqual([{ last_error: 'The mail server cannot be reached.' }]);
    await mail.up();
    // The fault of one kind stays.
    mail.refusals.set(STAFF, 550);
    await enquire();
    await round();
    expect(await query(faults)).toEqual([
      { last_error: 'The mail server does not accept the recipient (550).' },
    ]);
  });

  test('an address of a visitor that the mail server refuses is no fault of the mail server', async () => {
    mail.refusals.set(await enquire(), 550);
    await round();
    expect(await states()).toEqual(['acknowledgement failed', 'staff_notification sent']);
    expect(
      await query(
        `select from private.message_channels where kind = 'acknowledgement' and last_error is not null`,
      ),
    ).toEqual([]);
  });

  test('a message that cannot be delivered for 48 hours is given up', async () => {
    await enquire();
    await mail.down();
    await round();
    await query(`update public.outbox_messages set retry_until = now(), next_attempt_at = now()`);
    await round();
    expect(await states()).toEqual(['acknowledgement failed', 'staff_notification failed']);
    await mail.up();
    expect(await round()).toMatchObject({ sent: 0 });
  });

  test('a connection lost after the mail was handed over counts as a possible duplicate', async () => {
    await enquire();
    mail.behaviour = 'drop after data';
    expect(await round()).toMatchObject({ sent: 0, delayed: 2, uncertain: 2 });
    mail.behaviour = 'accept';
    await passTime();
    expect(await round()).toMatchObject({ sent: 2 });
    expect((await messages()).map(({ state, uncertain_attempts }) => [state, uncertain_attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
    // Mail programs recognise the duplicates by their Message-ID.
    expect(mail.received).toHaveLength(4);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('a connection lost before the mail was sent does not count as a possible duplicate', async () => {
    await enquire();
    mail.behaviour = 'drop before data';
    expect(await round()).toMatchObject({ sent: 0, uncertain: 0, transportDown: true });
    expect(mail.received).toEqual([]);
  });

  test('a mail server that times out may have accepted the mail', async () => {
    await enquire();
    mail.behaviour = 'slow';
    expect(await round()).toMatchObject({ sent: 0, delayed: 2, uncertain: 2 });
  });

  test('a mail server that confirms late gets each mail once', async () => {
    await enquire();
    mail.behaviour = 'slow';
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith(),
      timeouts: { ...TIMEOUTS, handoverMs: 800, replyMs: 10_000 },
      // The lease expires before the reply unless the delivery renews it.
      leaseMs: 600,
    });
    const handedOver = mail.nextData();
    const first = deliverer.round(never).finally(() => deliverer.close());
    await handedOver;
    await new Promise((done) => setTimeout(done, 900));
    expect(await round()).toMatchObject({ sent: 0 });
    expect(await first).toMatchObject({ sent: 2, uncertain: 0 });
    expect(mail.received).toHaveLength(2);
  });

  test('a mail that three attempts may have delivered is given up and waits longer before each', async () => {
    const sender = await enquire();
    mail.behaviour = 'drop after data';
    const waits: number[] = [];
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await round();
      const [wait] = await query<{ minutes: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 / 60 as minutes
           from public.outbox_messages where recipient = $1`,
        [sender],
      );
      waits.push(wait?.minutes ?? 0);
      await passTime();
    }
    expect(mail.received.filter(({ to }) => to[0] === sender)).toHaveLength(3);
    expect(await states()).toEqual(['acknowledgement failed', 'staff_notification failed']);
    const [given] = await messages();
    expect(given?.uncertain_attempts).toBe(3);
    expect(given?.last_error).toBe(
      'The mail server did not confirm that it took the mail, so the mail may have arrived.',
    );
    expect(waits[0]).toBeGreaterThan(0.5);
    expect(waits[0]).toBeLessThan(1.5);
    expect(waits[1]).toBeGreaterThan(40);
  });

  test('mails behind one whose reply is outstanding do not wait for it, nor do later ones', async () => {
    for (let enquiries = 0; enquiries < 4; enquiries += 1) await enquire();
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith(),
      timeouts: { ...TIMEOUTS, replyMs: 60_000 },
    });
    mail.behaviour = 'silent once';
    const leaving = new AbortController();
    const held = deliverer.round(leaving.signal, leaving.signal).finally(() => deliverer.close());
    const sent = async () => (await states()).filter((state) => state.endsWith(' sent')).length;
    await expect.poll(sent, { timeout: 4_000 }).toBe(7);
    await enquire();
    await expect.poll(sent, { timeout: 9_000 }).toBe(9);
    leaving.abort();
    expect(await held).toMatchObject({ sent: 9, uncertain: 1 });
  });

  test('the staff are notified at once of enquiries that arrive while a mail is being sent', async () => {
    await enquire();
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith(),
      timeouts: { ...TIMEOUTS, replyMs: 60_000 },
    });
    mail.behaviour = 'slow';
    const begun = mail.nextData();
    const held = deliverer.round(never).finally(() => deliverer.close());
    await begun;
    await enquire();
    mail.behaviour = 'accept';
    expect(await held).toMatchObject({ sent: 4, delayed: 0 });
    expect((await messages()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  });

  test('concurrent workers share the messages and send none twice', async () => {
    for (let enquiries = 0; enquiries < 20; enquiries += 1) await enquire();
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
    expect(mail.received).toHaveLength(40);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test('messages about an enquiry overtake those that have waited longer', async () => {
    const { slug } = await addEvent(opened.backend);
    for (let guests = 0; guests < 3; guests += 1) await registerFor(opened.backend, slug);
    await query(`update public.outbox_messages set next_attempt_at = now() - interval '1 hour'`);
    await enquire();
    await addressStaff(opened.backend, [STAFF]);
    const first = await claimMessages(opened.backend, { ...CLAIM, limit: 2 });
    expect(first.map(({ kind }) => kind).toSorted()).toEqual(['acknowledgement', 'staff_notification']);
    await query('delete from public.outbox_messages where registration_id is not null');
  });

  test('a message that is no longer of use is not sent, although more have expired than one round marks', async () => {
    await enquire();
    await addressStaff(opened.backend, [STAFF]);
    await query(`update public.outbox_messages set useful_until = now() - interval '1 minute'`);
    expect(await claimMessages(opened.backend, CLAIM)).toEqual([]);
  });

  test('no message is leased to two workers at once', async () => {
    for (let enquiries = 0; enquiries < 20; enquiries += 1) await enquire();
    await addressStaff(opened.backend, [STAFF]);
    const taken = (
      await Promise.all(Array.from({ length: 10 }, () => claimMessages(opened.backend, CLAIM)))
    ).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    // A worker skips rows that another has locked, so the rest is claimed by a later call.
    taken.push(...(await claimMessages(opened.backend, { ...CLAIM, limit: 40 })));
    expect(new Set(taken.map(({ id }) => id)).size).toBe(40);
    expect(taken).toHaveLength(40);
  });

  test('messages of a dead worker are sent a minute after the lease ends, and count as uncertain', async () => {
    await enquire();
    await addressStaff(opened.backend, [STAFF]);
    await claimMessages(opened.backend, CLAIM);
    await round();
    expect(await states()).toEqual(['acknowledgement sending', 'staff_notification sending']);
    await releaseLeases(opened.backend);
    expect(await round()).toMatchObject({ sent: 0 });
    const due = `select count(*)::integer as soon from public.outbox_messages
      where next_attempt_at between now() + interval '30 seconds' and now() + interval '90 seconds'`;
    expect(await query(due)).toEqual([{ soon: 2 }]);
    const fault = `select 1 from private.message_channels where last_error_at is not null`;
    expect(await query(fault)).toEqual([]);
    await passTime();
    expect(await round()).toMatchObject({ sent: 2 });
    expect((await messages()).map(({ uncertain_attempts }) => uncertain_attempts)).toEqual([1, 1]);
  });

  test('a mail that three workers handed over before they died is given up', async () => {
    await enquire();
    await addressStaff(opened.backend, [STAFF]);
    for (let deaths = 0; deaths < 3; deaths += 1) {
      expect(await claimMessages(opened.backend, CLAIM)).toHaveLength(2);
      await releaseLeases(opened.backend);
      await round();
      await passTime();
    }
    await round();
    expect(mail.received).toEqual([]);
    const given = await messages();
    expect(given.map(({ state, last_error }) => [state, last_error])).toEqual(
      given.map(() => [
        'failed',
        'The server stopped while it was sending this message, so the message may have arrived.',
      ]),
    );
  });

  test('a worker that ends after its lease does not undo what the next one has sent', async () => {
    await enquire();
    await addressStaff(opened.backend, [STAFF]);
    const late = await claimMessages(opened.backend, CLAIM);
    expect(late).toHaveLength(2);
    await releaseLeases(opened.backend);
    await round();
    await passTime();
    expect(await round()).toMatchObject({ sent: 2 });
    for (const message of late)
      await settleMessage(opened.backend, message, { result: 'delayed', error: 'Late' }, 0);
    expect(await states()).toEqual(['acknowledgement sent', 'staff_notification sent']);
  });

  test('a mail is not sent twice if the database cannot store its outcome for six seconds', async () => {
    await enquire();
    let failures = 12;
    const database: Database = {
      ...opened.backend,
      async query(sql, parameters) {
        if (sql.includes('sent_at =') && failures-- > 0) throw new Error('The connection was lost.');
        return opened.backend.query(sql, parameters);
      },
    };
    const options = { database, log: () => {}, settings: settingsWith(), timeouts: TIMEOUTS };
    const deliverer = createDeliverer(options);
    await deliverer.round(never).finally(() => deliverer.close());
    await releaseLeases(opened.backend);
    expect(await round()).toMatchObject({ sent: 0 });
    expect(await states()).toEqual(['acknowledgement sent', 'staff_notification sent']);
    expect(mail.received).toHaveLength(2);
  });

  test('mail configured later is sent if still useful, and the desk shows why the rest is not', async () => {
    const late = await enquire();
    const answered = await enquire();
    const fresh = await enquire();
    await round({ SMTP_URL: '' });
    expect(new Set(await states())).toEqual(
      new Set(['acknowledgement unconfigured', 'staff_notification unconfigured']),
    );
    await query(`update public.outbox_messages set useful_until = now() where recipient = $1`, [late]);
    await query(`update public.contact_submissions set status = 'answered' where email = $1`, [answered]);
    await round();
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual([STAFF, STAFF, fresh]);
    const expired = (await messages()).filter(({ state }) => state === 'expired');
    expect(expired.map(({ kind, last_error }) => [kind, last_error])).toEqual([
      ['acknowledgement', 'Not sent within 48 hours. A later mail would be of no use to the recipient.'],
      ['acknowledgement', 'The enquiry was answered before this could be sent.'],
      ['staff_notification', 'The enquiry was answered before this could be sent.'],
    ]);
  });

  test('spam sends no mail until it is marked as not spam', async () => {
    await round();
    const email = await enquire({
      message: 'Cheap https://a.example https://b.example https://c.example https://d.example <a href=x>',
    });
    await query(`update public.contact_submissions set status = 'spam' where email = $1`, [email]);
    expect(await round()).toMatchObject({ sent: 0 });
    await query(`update public.contact_submissions set status = 'new' where email = $1`, [email]);
    expect(await round()).toMatchObject({ sent: 2 });
  });

  test.each([
    ['suspected', 'Win https://a.example', []],
    ['marked as spam', 'Ada', [`update public.contact_submissions set status = 'spam'`]],
  ])(
    'an enquiry that was %s is acknowledged when it is marked as not spam after a weekend',
    async (_how, firstName, handling) => {
      const sender = await enquire({ firstName });
      for (const sql of handling) await query(sql);
      const age = `- interval '60 hours'`;
      await query(`update public.contact_submissions set created_at = created_at ${age}`);
      await query(`update public.outbox_messages set useful_until = useful_until ${age}`);
      await query(`update public.contact_submissions set status = 'new'`);
      await round();
      expect(mail.received.map(({ to }) => to[0]).sort()).toEqual([STAFF, sender]);
    },
  );

  test('a mail in flight when its enquiry is marked as spam is not retried', async () => {
    await round();
    const email = await enquire();
    await query(
      `update public.outbox_messages
          set state = 'sending', claim = gen_random_uuid(), lease_until = now() - interval '1 minute'
        where kind = 'acknowledgement'`,
    );
    await query(`update public.contact_submissions set status = 'spam' where email = $1`, [email]);
    await round();
    await passTime();
    expect(await round()).toMatchObject({ sent: 0, obsolete: 1 });
    expect(mail.received).toEqual([]);
  });

  test('simultaneous rounds of one deliverer run one after the other, so that each returns its own outcome', async () => {
    await round();
    const deliverer = createDeliverer({
      database: opened.backend,
      log: () => {},
      settings: settingsWith(),
      timeouts: TIMEOUTS,
    });
    mail.behaviour = 'slow';
    await enquire();
    const handedOver = mail.nextData();
    const first = deliverer.round(never);
    await handedOver;
    await enquire();
    const second = deliverer.round(never);
    expect(await first).toMatchObject({ delayed: 2, uncertain: 2 });
    await second.finally(() => deliverer.close());
  });

  test('a worker with mail configured outranks one without', async () => {
    await round();
    await enquire();
    await round({ SMTP_URL: '' });
    expect(await states()).toEqual(['acknowledgement waiting', 'staff_notification waiting']);
  });

  test('the mails are marked as automatic and carry the right Reply-To and the reference', async () => {
    const sender = await enquire({ email: "shane.o'brien@example.com" });
    await round();
    const [row] = await query<{ reference: string }>('select reference from public.contact_submissions');
    const toStaff = mail.received.find(({ to }) => to[0] === STAFF)?.text ?? '';
    const toSender = mail.received.find(({ to }) => to[0] === sender)?.text ?? '';
    expect(toStaff).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(toStaff).toMatch(new RegExp(`^Reply-To: Ada Stone <${sender}>`, 'm'));
    expect(toStaff).toMatch(/^List-Unsubscribe:\s+<mailto:/m);
    expect(toSender).toMatch(/^Auto-Submitted: auto-replied/m);
    expect(toSender).toMatch(/^From: Firm <website@firm\.example>/m);
    for (const text of [toStaff, toSender]) {
      expect(text).toContain(row?.reference);
      expect(text).toMatch(/^Message-ID: <[0-9a-f-]{36}@firm\.example>/m);
    }
  });

  const toSenders = () => mail.received.filter(({ to }) => to[0] !== STAFF).map(({ to }) => to[0]);

  test('forty spellings of one Gmail mailbox get one acknowledgement mail, the staff get forty', async () => {
    const spellings = Array.from({ length: 40 }, (_, mask) => {
      const local = [...'victims']
        .map((letter, index) => (mask & (1 << index) ? `${letter}.` : letter))
        .join('');
      return `${local}${mask % 3 ? `+${mask}` : ''}@${mask % 2 ? 'gmail' : 'googlemail'}.com`;
    });
    // Concurrently, as several servers would store them.
    await Promise.all(spellings.map((email) => enquire({ email })));
    await round();
    expect(toSenders()).toHaveLength(1);
    expect(mail.received).toHaveLength(41);
    const withdrawn = (await messages()).filter(({ state }) => state === 'cancelled');
    expect(withdrawn).toHaveLength(39);
    expect(withdrawn[0]?.last_error).toBe('This mailbox has had an acknowledgement within the last hour.');
  });

  test('a mailbox gets another acknowledgement mail after an hour', async () => {
    await enquire({ email: 'ada@gmail.com' });
    await round();
    await query(`update public.outbox_messages set sent_at = now() - interval '59 minutes'`);
    await enquire({ email: 'a.da@gmail.com' });
    await query(`update public.outbox_messages set sent_at = now() - interval '61 minutes'`);
    await enquire({ email: 'ad.a@gmail.com' });
    await enquire({ email: 'ada+x@gmail.com' });
    await round();
    expect(toSenders()).toEqual(['ada@gmail.com', 'ad.a@gmail.com']);
  });

  test('acknowledgement mails do not pile up during an outage of hours', async () => {
    await mail.down();
    await enquire({ email: 'ada@gmail.com' });
    await query(`update public.outbox_messages set created_at = now() - interval '3 hours'`);
    await enquire({ email: 'ada@gmail.com' });
    await mail.up();
    await round();
    expect(toSenders()).toEqual(['ada@gmail.com']);
  });

  test('dots in the local part distinguish mailboxes of providers other than Gmail', async () => {
    for (const email of ['j.smith@example.com', 'js.mith@example.com', 'js.mith+x@example.com'])
      await enquire({ email });
    await round();
    expect(toSenders().sort()).toEqual(['j.smith@example.com', 'js.mith@example.com']);
  });

  test('enquiries restored from spam do not bypass the limit of acknowledgement mails', async () => {
    const emails = ['a.da', 'ad.a', 'a.d.a'].map((local) => `${local}@gmail.com`);
    for (const email of emails) {
      await enquire({ email });
      await query(`update public.contact_submissions set status = 'spam' where email = $1`, [email]);
    }
    await query(`update public.contact_submissions set status = 'new'`);
    await round();
    expect(toSenders()).toHaveLength(1);
  });

  test('mail programs do not decode an encoded word typed by a visitor', async () => {
    const typed = '=?utf-8?B?DQpCY2M6IHZAZXZpbA==?=';
    await enquire({ company: typed, firstName: '=?utf-8?Q?Eve=E2=80=AE?=' });
    await enquire({ company: `é ${typed}`, firstName: 'é=?utf-8?Q?Eve?=' });
    await round();
    const staff = mail.received.filter(({ to }) => to[0] === STAFF).map(({ text }) => headersOf(text));
    expect(staff.map((headers) => headers.get('subject')?.replace(/CV-[\w-]+/, 'CV')).sort()).toEqual([
      'New enquiry CV: = ?utf-8?B?DQpCY2M6IHZAZXZpbA== ?=',
      'New enquiry CV: é = ?utf-8?B?DQpCY2M6IHZAZXZpbA== ?=',
    ]);
    expect(staff.map((headers) => headers.get('reply-to')?.replaceAll(/"| <.*/g, '')).sort()).toEqual([
      '= ?utf-8?Q?Eve=E2=80=AE?= Stone',
      'é= ?utf-8?Q?Eve?= Stone',
    ]);
    expect(staff.some((headers) => headers.has('bcc'))).toBe(false);
  });
});
