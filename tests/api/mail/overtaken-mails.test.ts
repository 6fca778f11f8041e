import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deliverySettings } from '#backend/mail/settings.ts';
import { SQL_TEST_ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { addEvent, newGuest, registerFor } from '#tests/harness/events.ts';
import { deliverDue } from '#tests/harness/mail/deliver-due.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

const SITE_URL = 'https://www.firm.example';

describe.each(SQL_TEST_ENGINES)('mails that a change has overtaken on %s', (engine) => {
  let opened: TestBackend;
  let mail: MailServerOfTests;

  const query = <Row>(sql: string, parameters?: unknown[]) => opened.backend.query<Row>(sql, parameters);
  async function round(): Promise<void> {
    const settings = deliverySettings(
      { SMTP_URL: mail.url, MAIL_FROM: 'website@firm.example', NOTIFY_TO: 'desk@firm.example' },
      SITE_URL,
    );
    await deliverDue(opened.backend, settings);
  }
  /** The mail server accepts nothing for this address yet, so the mail waits for its next attempt. */
  async function roundDelayed(address: string): Promise<void> {
    mail.refusals.set(address, 451);
    await round();
    mail.refusals.clear();
  }
  /** Makes delayed messages due. */
  const passTime = () =>
    query('update public.outbox_messages set next_attempt_at = now() where attempts > 0');
  const subjectsTo = (address: string) =>
    mail.received
      .filter(({ to }) => to[0] === address)
      .map(({ text }) => /^subject: (.*)/im.exec(text)?.[1]?.trim());
  const expired = () =>
    query<{ kind: string; last_error: string }>(
      `select kind, last_error from public.outbox_messages where state = 'expired' order by kind`,
    );

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await liftHourlyLimits(opened.backend);
  });
  beforeEach(async () => {
    await mail?.stop();
    mail = await startMailServer();
    await query('delete from public.contact_submissions');
    await query('delete from public.outbox_messages');
  });
  afterAll(async () => {
    await mail?.stop();
    await opened?.close();
  });

  test('a guest who registers again is not told afterwards that they are no longer registered', async () => {
    const { slug } = await addEvent(opened.backend);
    const email = newGuest();
    const { registration } = await registerFor(opened.backend, slug, { email });
    await round();
    await query(`update private.event_registrations set state = 'cancelled' where id = $1`, [
      registration?.id,
    ]);
    await roundDelayed(email);
    await registerFor(opened.backend, slug, { email });
    await passTime();
    await round();
    expect(subjectsTo(email).toSorted()).toEqual([
      'Only your calendar changes: Title',
      'You have a place: Title',
      'You have a place: Title',
    ]);
    const entries = mail.received.map(({ text }) => [
      /^METHOD:(\w+)/m.exec(text)?.[1],
      text.includes(`UID:${registration?.id}`),
    ]);
    expect(entries.toSorted()).toEqual([
      ['CANCEL', true],
      ['REQUEST', false],
      ['REQUEST', true],
    ]);
  });

  test('mails in flight when their enquiry is answered are not retried unless staff resend them', async () => {
    await query(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ('Ada', 'Stone', 'sender@example.com', 'Example Ltd', 'We would like to talk.')`,
    );
    await query(
      `update public.outbox_messages
          set state = 'sending', attempts = 1, claim = gen_random_uuid(), lease_until = now() - interval '1 minute',
            recipient = coalesce(recipient, 'desk@firm.example')`,
    );
    await query(`update public.contact_submissions set status = 'answered'`);
    await round();
    await passTime();
    await round();
    expect(mail.received).toEqual([]);
    const reason = { last_error: 'The enquiry was answered before this could be sent.' };
    expect(await expired()).toEqual([
      { kind: 'acknowledgement', ...reason },
      { kind: 'staff_notification', ...reason },
    ]);
    await query(`update public.outbox_messages set state = 'waiting', resent_at = now()`);
    await passTime();
    await round();
    expect(mail.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'desk@firm.example',
      'sender@example.com',
    ]);
  });

  test('a reminder in flight while its session moves does not say that it starts soon', async () => {
    const { slug, id } = await addEvent(opened.backend, { startsIn: 50 * 60_000 });
    const email = newGuest();
    await registerFor(opened.backend, slug, { email });
    // In flight while the session moves, so that it is not deleted with the others.
    await query(
      `update public.outbox_messages
          set state = 'sending', attempts = 1, claim = gen_random_uuid(), lease_until = now() - interval '1 minute'
        where kind = 'event_reminder'`,
    );
    await query(
      `with moved as (
         update private.events set starts_at = now() + interval '7 days', sequence = sequence + 1
          where id = $1 returning *
       )
       select private.announce_move(moved::private.events) from moved`,
      [id],
    );
    await round();
    await passTime();
    await round();
    expect(subjectsTo(email)).not.toContain('Starting soon: Title');
    expect(await expired()).toEqual([
      { kind: 'event_reminder', last_error: 'The event was changed before the mail could be sent.' },
    ]);
  });

  test('a mail that could not be sent before its session names the session as the reason', async () => {
    const { slug } = await addEvent(opened.backend);
    await registerFor(opened.backend, slug);
    await query(`update public.outbox_messages set useful_until = now() where kind = 'registration'`);
    await round();
    expect(await expired()).toEqual([
      { kind: 'registration', last_error: 'Not sent before the event began.' },
    ]);
  });

  test('a registration is no longer confirmed once the session has begun earlier than planned', async () => {
    const { slug, id } = await addEvent(opened.backend);
    await registerFor(opened.backend, slug);
    await query(
      `update private.events set starts_at = now() - interval '1 minute', sequence = sequence + 1 where id = $1`,
      [id],
    );
    await round();
    expect(mail.received).toEqual([]);
    expect(await expired()).toEqual([
      { kind: 'registration', last_error: 'The event had begun before the mail could be sent.' },
    ]);
  });
});
