import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deliverySettings } from '#backend/mail/settings.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { deliverDue } from '#tests/harness/mail/deliver-due.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

const STAFF = 'desk@firm.example';

describe.each(SQL_TEST_ENGINES)('notices about spam on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let mail: MailServerOfTests;
  let numbered = 0;

  const query = <Row>(sql: string, parameters?: unknown[]) => target.backend.query<Row>(sql, parameters);

  /** Stores an enquiry that is taken for spam unless it is held, and returns its id. */
  async function enquire(firstName = 'Win https://a.example'): Promise<string> {
    const [row] = await query<{ id: string }>(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ($1, 'Stone', $2, 'Example Ltd', 'We would like to talk.') returning id`,
      [firstName, `sender-${(numbered += 1)}@example.com`],
    );
    return row?.id ?? '';
  }
  const setStatus = (id: string, status: string) =>
    query('update public.contact_submissions set status = $2 where id = $1', [id, status]);
  /** Makes the messages due that are scheduled for later. */
  const passTime = () =>
    query(`update public.outbox_messages set next_attempt_at = now() where next_attempt_at > now()`);

  const round = () =>
    deliverDue(
      target.backend,
      deliverySettings(
        { SMTP_URL: mail.url, MAIL_FROM: 'Firm <website@firm.example>', NOTIFY_TO: STAFF },
        'https://www.firm.example',
      ),
    );
  /** The subjects of the mails to the staff since the last call. */
  const told = () =>
    mail.received
      .splice(0)
      .filter(({ to }) => to[0] === STAFF)
      .map(({ text }) => /^subject: (.*?)(?: CV-.*)?\r$/im.exec(text)?.[1]);

  const SUSPICION = 'An enquiry may be spam: please look';
  const ENQUIRY = 'New enquiry';

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
  });
  beforeEach(async () => {
    await mail?.stop();
    mail = await startMailServer();
    await query('delete from public.contact_submissions');
    await query('delete from public.outbox_messages');
    await query('update private.intake_ceilings set suspicion_notice_at = null, notified_at = null');
  });
  afterAll(async () => {
    await mail?.stop();
    await target?.close();
  });

  test.each(['new', 'in_progress', 'answered', 'archived', 'deleted'])(
    'a suspected enquiry is announced although the one before it, for which the notice was scheduled, is %s',
    async (state) => {
      await enquire();
      await round();
      expect(told()).toEqual([SUSPICION]);
      const second = await enquire();
      await enquire();
      if (state === 'deleted') await query('delete from public.contact_submissions where id = $1', [second]);
      else await setStatus(second, state);
      await round();
      told();
      await passTime();
      await round();
      expect(told()).toEqual([SUSPICION]);
    },
  );

  test('a notice is not sent once nobody needs to look', async () => {
    await enquire();
    await round();
    const second = await enquire();
    const third = await enquire();
    await setStatus(second, 'answered');
    await query('delete from public.contact_submissions where id = $1', [third]);
    // The staff know an enquiry that they marked themselves.
    await setStatus(await enquire('Ben'), 'spam');
    told();
    await passTime();
    expect(await round()).toMatchObject({ sent: 0, obsolete: 1 });
    expect(told()).toEqual([]);
  });

  test('an enquiry that arrives in the minute before a notice is announced by the next one too', async () => {
    await enquire();
    await round();
    await enquire();
    await query(`update private.intake_ceilings set suspicion_notice_at = now() + interval '50 seconds'`);
    await enquire();
    const [scheduled] = await query<{ minutes: number }>(
      `select round(extract(epoch from max(next_attempt_at) - now()) / 60)::integer as minutes
         from public.outbox_messages`,
    );
    expect(scheduled).toEqual({ minutes: 241 });
  });

  test('marking the announced enquiry as not spam notifies the staff of it at once', async () => {
    const first = await enquire();
    await round();
    const second = await enquire();
    told();
    await setStatus(first, 'new');
    await setStatus(second, 'new');
    await round();
    expect(told()).toEqual([ENQUIRY, ENQUIRY]);
  });

  test('marking the first held enquiry as not spam notifies the staff of it', async () => {
    await query(
      `update private.intake_ceilings set rows_per_hour = 1 where table_name = 'contact_submissions'`,
    );
    await enquire('Ada');
    const held = await enquire('Ben');
    await liftHourlyLimits(target.backend);
    await round();
    expect(told().toSorted()).toEqual(['More enquiries than usual: further ones are held as spam', ENQUIRY]);
    await setStatus(held, 'new');
    await round();
    expect(told()).toEqual([ENQUIRY]);
  });

  test('the desk shows the notice of a suspected enquiry, and can send it again when it has failed', async () => {
    mail.refusals.set(STAFF, 550);
    const first = await enquire();
    await round();
    const [failed, ...others] = (await ada.ask('submission_detail', { submission: first })).messages;
    expect(failed).toMatchObject({ kind: 'staff_notification', recipient: STAFF, status: 'failed' });
    expect(others).toEqual([]);
    mail.refusals.clear();
    expect(await ada.ask('resend_message', { message: failed?.id ?? '' })).toBe(true);
    await round();
    expect(told()).toEqual([SUSPICION]);

    // Further notices are shown with the enquiries that they announce.
    const second = await enquire();
    const statusesOf = async (submission: string) =>
      (await ada.ask('submission_detail', { submission })).messages.map(({ status }) => status);
    expect(await statusesOf(first)).toEqual(['sent']);
    expect(await statusesOf(second)).toEqual(['waiting']);
    await setStatus(first, 'archived');
    expect(await statusesOf(first)).toEqual([]);
  });
});
