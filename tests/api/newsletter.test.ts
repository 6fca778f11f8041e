import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { deliverySettings } from '#backend/mail/settings.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { deleteUnconfirmed } from '#server/operations/retention.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { deliverDue } from '#tests/harness/mail/deliver-due.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

const ORIGIN = 'http://localhost:3000';
const FORGED = 'A'.repeat(43);

let api: Api;
let mail: MailServerOfTests;
let numbered = 0;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());
afterAll(() => api.close());

const query = <Row>(sql: string, parameters?: unknown[]) => api.backend.query<Row>(sql, parameters);
const newReader = () => `reader-${(numbered += 1)}@example.com`;

const submitForm: Api['submitForm'] = (...form) => api.submitForm(...form);
const open: Api['open'] = (...page) => api.open(...page);
const titleOf = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];

const subscribe = async (email: string) =>
  (await submitForm('/form/newsletter', { email })).headers.get('location');

async function deliver(env: Record<string, string> = {}) {
  const settings = deliverySettings(
    { SMTP_URL: mail.url, MAIL_FROM: 'Firm <website@firm.example>', ...env },
    ORIGIN,
  );
  return deliverDue(api.backend, settings);
}

/** The unfolded and decoded texts of the mails to an address, newest last. */
const mailsTo = (email: string) =>
  mail.received
    .filter(({ to }) => to[0] === email)
    .map(({ text }) =>
      text
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '=')
        .replaceAll(/\r\n[ \t]+/g, ' '),
    );

const tokenIn = (text: string, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';

async function signedUp() {
  const email = newReader();
  expect(await subscribe(email)).toBe('/form/subscribed');
  await deliver();
  const [text = ''] = mailsTo(email);
  return { email, text, confirm: tokenIn(text, 'confirm'), preferences: tokenIn(text, 'preferences') };
}

type Row = {
  confirmed_at: string | null;
  confirm_until: string | null;
  topics: string[] | null;
  frequency: string;
};
const stored = async (email: string) =>
  (await query<Row>('select * from public.newsletter_subscriptions where email = $1', [email]))[0];
const reasonOf = async (email: string) =>
  (
    await query<{ reason: string }>(
      'select reason from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash($1)',
      [email],
    )
  )[0]?.reason;

test('a sign-up gets a link by mail; opening it changes nothing, one press confirms, a second says that it is done', async () => {
  const { email, text, confirm } = await signedUp();
  expect(text).toContain('Subject: Please confirm your subscription');
  expect(text).toMatch(
    /^List-Unsubscribe: <http:\/\/localhost:3000\/newsletter\/leave\?token=[\w-]{43}>\r$/m,
  );
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const path = `/newsletter/confirm?token=${confirm}`;
  for (const method of ['GET', 'HEAD', 'GET']) await open(path, method);
  expect((await stored(email))?.confirmed_at).toBeNull();

  const page = await open(path);
  expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'strict-origin',
  ]);
  expect(await page.text()).toContain(`<i id="token">${confirm}</i>`);
  const confirmed = await submitForm('/newsletter/confirm', { token: confirm });
  expect(confirmed.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^reader=[\w-]{43}; .*HttpOnly$/),
    expect.stringContaining('reading=1'),
  ]);
  expect(await titleOf(confirmed)).toBe('Your subscription is confirmed');
  expect(await stored(email)).toMatchObject({ confirmed_at: expect.anything(), confirm_until: null });
  expect(await titleOf(await open(path))).toBe('Already confirmed');
  const again = await submitForm('/newsletter/confirm', { token: confirm });
  expect(again.headers.getSetCookie()).toEqual([]);
  expect(await titleOf(again)).toBe('Already confirmed');
});

test('a confirmation whose reading session cannot be started is still confirmed', async () => {
  const { email, confirm } = await signedUp();
  const { query: working } = api.backend;
  api.backend.query = async (sql, parameters) => {
    if (sql.includes('start_reading')) throw new Error('The database has gone.');
    return working(sql, parameters);
  };
  try {
    const confirmed = await submitForm('/newsletter/confirm', { token: confirm });
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await titleOf(confirmed)).toBe('Your subscription is confirmed');
  } finally {
    api.backend.query = working;
  }
  expect(await stored(email)).toMatchObject({ confirmed_at: expect.anything() });
  expect(api.log.map(({ event }) => event)).toContain('reading_not_started');
});

test('the mail names the minute at which its link expires, not only a day of which a part is left', async () => {
  const { email, text } = await signedUp();
  const [token] = await query<{ expires_at: string }>(
    `select t.expires_at from private.newsletter_tokens t join public.newsletter_subscriptions n
       on n.id = t.subscription_id where n.email = $1 and t.purpose = 'confirm'`,
    [email],
  );
  const inLondon = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });
  const expiry = Date.parse(token?.expires_at ?? '');
  // The mail may have been composed just before a full minute and the token made just after it.
  const named = [expiry, expiry - 60_000].map((at) => `The link works until ${inLondon.format(at)}, London.`);
  expect(named.some((sentence) => text.includes(sentence))).toBe(true);
});

test('imported subscribers are not told that the address will be deleted', async () => {
  const email = newReader();
  await query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
  expect(await subscribe(email)).toBe('/form/known');
  await deliver();
  const [text = ''] = mailsTo(email);
  expect(text).toContain('If it was not you, do nothing: nothing changes.');
  expect(text).not.toMatch(/deleted after 30 days|subscription starts then/);
  await query(
    `update public.newsletter_subscriptions set created_at = now() - interval '31 days' where email = $1`,
    [email],
  );
  expect(await deleteUnconfirmed(api.backend)).toBeUndefined();
  expect(await stored(email)).toBeDefined();
  expect((await signedUp()).text).toMatch(/subscription starts then[^]*deleted after 30 days/);
});

test('a forged, an expired or a malformed link and one of another purpose do nothing and look the same', async () => {
  const { email, confirm, preferences } = await signedUp();
  await query(
    `update private.newsletter_tokens set expires_at = now() where purpose = 'confirm' and subscription_id in
       (select id from public.newsletter_subscriptions where email = $1)`,
    [email],
  );
  for (const token of [FORGED, confirm, preferences, 'short', '']) {
    const response = await submitForm('/newsletter/confirm', { token });
    expect([response.status, await titleOf(response)]).toEqual([404, 'This link does not work']);
  }
  for (const token of [FORGED, confirm]) await submitForm('/newsletter/preferences', { token, act: 'leave' });
  expect((await open(`/newsletter/preferences?token=${FORGED}`)).status).toBe(404);
  expect((await open(`/newsletter/confirm?token=${FORGED}`)).status).toBe(200);
  expect((await stored(email))?.confirmed_at).toBeNull();
});

test('a form sent by another site is refused', async () => {
  const { email, confirm } = await signedUp();
  const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  expect((await submitForm('/newsletter/confirm', { token: confirm }, foreign)).status).toBe(403);
  expect((await stored(email))?.confirmed_at).toBeNull();
});

test('topics and frequency are chosen on the page, and all topics are stored as none', async () => {
  const { email, preferences } = await signedUp();
  const page = await (await open(`/newsletter/preferences?token=${preferences}`)).text();
  expect(page).toContain('<u>frequency=weekly</u>');
  expect(page).toContain('<u>Leadership=yes</u>');
  const chosen = await submitForm('/newsletter/preferences', {
    token: preferences,
    act: 'save',
    Leadership: 'yes',
    'AI Strategy': 'yes',
    frequency: 'monthly',
  });
  const text = await chosen.text();
  expect(text).toContain('Your choice is saved.');
  expect(text).toContain('<u>frequency=monthly</u>');
  expect(text).not.toContain('<u>Risk Management=yes</u>');
  expect(await stored(email)).toMatchObject({ topics: ['AI Strategy', 'Leadership'], frequency: 'monthly' });
  const none = await submitForm('/newsletter/preferences', {
    token: preferences,
    act: 'save',
    frequency: 'weekly',
  });
  expect([none.status, await titleOf(none)]).toEqual([422, 'Nothing is saved yet']);
  expect((await stored(email))?.frequency).toBe('monthly');
});

test('a subscriber downloads what is held, and leaves with everything deleted but the suppression', async () => {
  const { email, confirm, preferences } = await signedUp();
  await submitForm('/newsletter/confirm', { token: confirm });
  const file = await submitForm('/newsletter/preferences', { token: preferences, act: 'download' });
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.json()).toMatchObject({
    email,
    source: 'insights_page',
    mails: [{ kind: 'newsletter_confirmation' }],
    reading_sessions: [{ expires_at: expect.any(String) }],
  });
  const left = await submitForm('/newsletter/preferences', { token: preferences, act: 'leave' });
  expect(await titleOf(left)).toBe('You have left the newsletter');
  expect([await stored(email), await reasonOf(email)]).toEqual([undefined, 'left']);
  expect((await open(`/newsletter/preferences?token=${preferences}`)).status).toBe(404);
  await submitForm('/newsletter/confirm', { token: confirm });
  expect(await stored(email)).toBeUndefined();
});

test('a mail program can unsubscribe with one POST without origin, cookie or page, any number of times', async () => {
  const { email, text } = await signedUp();
  const token = tokenIn(text, 'leave');
  for (const method of ['GET', 'HEAD']) await open(`/newsletter/leave?token=${token}`, method);
  expect(await stored(email)).toBeDefined();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const response = await api.send(`/newsletter/leave?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { apikey: '', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
  expect([await stored(email), await reasonOf(email)]).toEqual([undefined, 'left']);
});

test('a mail provider can end many subscriptions in a minute from one address', async () => {
  const address = '198.51.100.7';
  const { attempts } = RATE_LIMITS.formRequestsPerAddress;
  for (let request = 0; request < attempts; request += 1)
    await api.send(`/newsletter/leave?token=${FORGED}`, { method: 'POST', address });
  const { email, text } = await signedUp();
  const path = `/newsletter/leave?token=${tokenIn(text, 'leave')}`;
  expect((await api.send(path, { method: 'POST', address })).status).toBe(200);
  expect(await stored(email)).toBeUndefined();
});

test('an address that signs up again is a duplicate; it is mailed again after a day, and never once confirmed', async () => {
  const { email, confirm } = await signedUp();
  const again = async () => {
    expect(await subscribe(email.toUpperCase())).toBe('/form/known');
    await deliver();
    return mailsTo(email).length;
  };
  expect(await again()).toBe(1);
  const passDay = () =>
    query(`update public.outbox_messages set sent_at = sent_at - interval '25 hours' where recipient = $1`, [
      email,
    ]);
  await passDay();
  expect(await again()).toBe(2);
  expect(await again()).toBe(2);
  await submitForm('/newsletter/confirm', { token: confirm });
  await passDay();
  expect(await again()).toBe(2);
});

test('an address that refused a sign-up gets no further mail that day, whoever enters it', async () => {
  const { email, preferences } = await signedUp();
  await submitForm('/newsletter/preferences', { token: preferences, act: 'leave' });
  expect(await subscribe(email)).toBe('/form/subscribed');
  await deliver();
  expect(mailsTo(email)).toHaveLength(1);
});

test('a former subscriber who signs up again is asked to confirm at once; a refusal stops further mails that day', async () => {
  const { email, confirm, preferences } = await signedUp();
  await submitForm('/newsletter/confirm', { token: confirm });
  await submitForm('/newsletter/preferences', { token: preferences, act: 'leave' });
  expect(await subscribe(email)).toBe('/form/subscribed');
  await deliver();
  const [, second = ''] = mailsTo(email);
  expect(second).toContain('Subject: Please confirm your subscription');
  await submitForm('/newsletter/preferences', { token: tokenIn(second, 'preferences'), act: 'leave' });
  expect(await subscribe(email)).toBe('/form/subscribed');
  await deliver();
  expect(mailsTo(email)).toHaveLength(2);
});

test('a link mailed before unsubscribing ends a later subscription of that address, and no other', async () => {
  const { email, text, confirm, preferences } = await signedUp();
  const stranger = await signedUp();
  await submitForm('/newsletter/confirm', { token: confirm });
  await submitForm('/newsletter/preferences', { token: preferences, act: 'leave' });
  await subscribe(email);
  await deliver();
  const [, second = ''] = mailsTo(email);
  await submitForm('/newsletter/confirm', { token: tokenIn(second, 'confirm') });
  const page = await open(`/newsletter/leave?token=${tokenIn(text, 'leave')}`);
  expect([page.status, (await stored(email))?.confirmed_at]).toEqual([200, expect.anything()]);
  const response = await api.send(`/newsletter/leave?token=${tokenIn(text, 'leave')}`, { method: 'POST' });
  expect(response.status).toBe(200);
  expect([await stored(email), await reasonOf(email)]).toEqual([undefined, 'left']);
  expect(await stored(stranger.email)).toBeDefined();
  // The link to confirm of the first mail is not among them.
  await subscribe(email);
  expect(await titleOf(await submitForm('/newsletter/confirm', { token: confirm }))).toBe(
    'This link does not work',
  );
});

test('without a mail server the mail waits, and is sent with working links once there is one', async () => {
  const email = newReader();
  await subscribe(email);
  await deliver({ SMTP_URL: '' });
  expect(mailsTo(email)).toEqual([]);
  await deliver();
  const [text = ''] = mailsTo(email);
  await submitForm('/newsletter/confirm', { token: tokenIn(text, 'confirm') });
  expect((await stored(email))?.confirmed_at).not.toBeNull();
});

test('a mail server that is down for a day delays the mail and leaves no tokens behind', async () => {
  const email = newReader();
  await subscribe(email);
  await mail.down();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await deliver();
    await query(
      `update public.outbox_messages set next_attempt_at = now(), created_at = created_at - interval '8 hours',
         retry_until = retry_until - interval '8 hours' where recipient = $1`,
      [email],
    );
  }
  const tokens = () =>
    query(
      `select t.purpose from private.newsletter_tokens t join public.newsletter_subscriptions n
         on n.id = t.subscription_id where n.email = $1 order by 1`,
      [email],
    );
  expect(await tokens()).toEqual([]);
  await mail.up();
  await deliver();
  expect(mailsTo(email)).toHaveLength(1);
  expect(await tokens()).toEqual([{ purpose: 'confirm' }, { purpose: 'preferences' }]);
});

test('a subscription that is not confirmed is deleted after 30 days, and its waiting mail is not sent', async () => {
  const email = newReader();
  await subscribe(email);
  await query(`update public.newsletter_subscriptions set confirm_until = now() where email = $1`, [email]);
  await query(`update public.outbox_messages set useful_until = now() where recipient = $1`, [email]);
  await deliver();
  expect(await deleteUnconfirmed(api.backend)).toBe(1);
  await deliver();
  expect([await stored(email), mailsTo(email)]).toEqual([undefined, []]);
});
