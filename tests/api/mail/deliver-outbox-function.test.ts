import { afterAll, beforeAll, expect, test } from 'vitest';

import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';
import { entryOf } from '#tests/harness/mail/mail-parts.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

const SECRET = 'a-secret-of-the-schedule-for-the-tests-4410';

let opened: TestBackend;
let mail: MailServerOfTests;
let worker: EdgeFunction;

beforeAll(async () => {
  opened = await openTestBackend('postgres');
  mail = await startMailServer();
  worker = await startEdgeFunction('supabase/functions/deliver-outbox', {
    SUPABASE_DB_URL: opened.options.databaseUrl ?? '',
    SITE_URL: 'https://www.firm.example',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Firm <website@firm.example>',
    NOTIFY_TO: 'desk@firm.example',
    DELIVER_OUTBOX_SECRET: SECRET,
  });
});
afterAll(async () => {
  await worker?.stop();
  await mail?.stop();
  await opened?.close();
});

const call = (secret: string) =>
  fetch(worker.url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });

test('under Deno each waiting message is delivered once, however often the schedule calls', async () => {
  for (const name of ['a', 'b', 'c']) {
    await opened.backend.query(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ('Ada', 'Stone', $1, 'Example Ltd', 'Hello')`,
      [`${name}@example.com`],
    );
  }
  const responses = await Promise.all([call(SECRET), call(SECRET)]);
  const rounds = (await Promise.all(responses.map((response) => response.json()))) as { sent: number }[];
  expect(
    rounds.reduce((sum, { sent }) => sum + sent, 0),
    worker.output(),
  ).toBe(6);
  expect(await (await call(SECRET)).json()).toMatchObject({ sent: 0 });
  expect(mail.received).toHaveLength(6);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(6);
});

test('mails to subscribers wait until the host forwards the pages behind their links', async () => {
  await opened.backend.query(
    `with subscriber as (
       insert into public.newsletter_subscriptions (email) values ('reader@example.com') returning id, email
     )
     insert into public.outbox_messages (kind, subscription_id, recipient)
     select kind, id, email from subscriber, unnest('{newsletter_confirmation,reading_link}'::text[]) kind`,
  );
  await call(SECRET);
  const messages = await opened.backend.query<{ state: string }>(
    `select distinct state from public.outbox_messages where recipient = 'reader@example.com'`,
  );
  expect(messages).toEqual([{ state: 'waiting' }]);
  expect(mail.received.filter(({ to }) => to[0] === 'reader@example.com')).toEqual([]);
});

test('under Deno consultant and visitor are invited with a calendar file, whether or not subscribers get mails yet', async () => {
  const consultant = await addConsultant(opened.backend);
  const booked = await bookFreeTime(opened.backend, consultant, hourAhead(5), {
    email: 'visitor@example.com',
  });
  await call(SECRET);
  const invited = mail.received.find(({ to }) => to[0] === 'consultant@example.com');
  expect(entryOf(invited?.text ?? '')).toMatchObject({ uid: booked.id, method: 'REQUEST' });
  const confirmed = mail.received.find(({ to }) => to[0] === 'visitor@example.com');
  expect(entryOf(confirmed?.text ?? '')).toMatchObject({ uid: booked.id, method: 'REQUEST' });
});

test('under Deno the schedule also imports busy times, from public addresses only', async () => {
  await opened.backend.query(`update private.consultants set busy_url = 'https://127.0.0.1/me.ics'`);
  expect((await call(SECRET)).status, worker.output()).toBe(200);
  const [consultant] = await opened.backend.query<{ busy_error: string }>(
    'select busy_error from private.consultants',
  );
  expect(consultant?.busy_error).toBe('The address is not on the public web.');
});

test('only the schedule can call the function', async () => {
  for (const secret of ['', 'x', `${SECRET}x`]) expect((await call(secret)).status).toBe(401);
  const read = await fetch(worker.url);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});
