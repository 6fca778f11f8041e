import { createHmac } from 'node:crypto';

import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enquiry, JWT_SECRET, openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { median } from '#tests/harness/measuring/percentile.ts';

const LIST = '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=100';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function sessionOf(
  response: Response,
): Promise<{ access_token: string; refresh_token: string; user: { id: string } }> {
  return (await response.json()) as { access_token: string; refresh_token: string; user: { id: string } };
}

test('an admin reads the enquiries, newest first; a member and a visitor read none', async () => {
  await api.send('/rest/v1/contact_submissions', { body: enquiry({ message: 'the older' }) });
  await api.send('/rest/v1/contact_submissions', { body: enquiry({ message: 'the newer' }) });
  const admin = await api.tokenFor('admin@example.com', { admin: true });
  const stranger = await api.tokenFor('stranger@example.com');
  const rows = (await (await api.send(LIST, { token: admin })).json()) as { message: string }[];
  expect(rows.map((row) => row.message).slice(0, 2)).toEqual(['the newer', 'the older']);
  expect(await (await api.send(LIST, { token: stranger })).json()).toEqual([]);
  expect((await api.send(LIST)).status).toBe(401);
  const isAdmin = async (token?: string) =>
    (await api.send('/rest/v1/rpc/is_admin', { body: {}, token })).json();
  expect([await isAdmin(admin), await isAdmin(stranger), await isAdmin()]).toEqual([true, false, false]);
});

test.each([
  'select=*&order=created_at.desc&limit=101',
  'select=*&order=created_at.desc',
  'select=email&order=created_at.desc&limit=10',
  'select=*&order=email&limit=10',
  'select=*,admins(*)&order=created_at.desc&limit=10',
])('the list can be read with one query only; %s is refused', async (query) => {
  const token = await api.tokenFor('lister@example.com', { admin: true });
  expect((await api.send(`/rest/v1/contact_submissions?${query}`, { token })).status).toBe(400);
});

test('a forged, expired, unsigned or foreign token is refused rather than treated as signed out', async () => {
  const claims = {
    sub: crypto.randomUUID(),
    session_id: crypto.randomUUID(),
    role: 'authenticated',
    aud: 'authenticated',
  };
  const sign = (secret: string, exp: string, changes = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'none' })}.${encode({ ...claims, exp: 9_999_999_999 })}.`;
  const tokens = [
    await sign('another-secret-of-more-than-32-bytes!!', '1h'),
    await sign(JWT_SECRET, '-1h'),
    await sign(JWT_SECRET, '1h', { role: 'service_role' }),
    await sign(JWT_SECRET, '1h'),
    unsigned,
    unsigned.slice(0, -1),
    'sb_secret_key',
  ];
  for (const token of tokens) {
    for (const path of ['/rest/v1/rpc/is_admin', '/rest/v1/contact_submissions']) {
      const response = await api.send(path, { token, body: path.endsWith('is_admin') ? {} : enquiry() });
      expect([token.slice(0, 24), path, response.status]).toEqual([token.slice(0, 24), path, 401]);
    }
  }
});

test('successful and failed sign-ins are logged without the account', async () => {
  await api.signUp('logged@example.com');
  const since = api.log.length;
  await api.signIn('logged@example.com');
  await api.signIn('logged@example.com', 'not-the-right-passphrase');
  const lines = api.log.slice(since).filter(({ event }) => event !== 'request');
  const id = expect.any(String) as string;
  expect(lines).toEqual([
    { event: 'signed_in', id },
    { event: 'sign_in_failed', id },
  ]);
});

test('known and unknown accounts get the same answer', async () => {
  await api.signUp('known@example.com');
  const answers = await Promise.all(
    ['known@example.com', 'unknown@example.com'].map(async (email) => {
      const response = await api.signIn(email, 'not-the-password');
      const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, body };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 400, body: { msg: 'Invalid login credentials' } });
});

test('sign-in of known and unknown accounts takes the same time', async () => {
  await api.signUp('timed@example.com');
  const timeOf = async (name: string) => {
    const startedAt = performance.now();
    await api.signIn(name, 'not-the-password');
    api.clock.now += 60 * 60_000;
    return performance.now() - startedAt;
  };
  // Measured alternately, so that other load affects both alike.
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    known.push(await timeOf('timed@example.com'));
    unknown.push(await timeOf(`nobody-${round}@example.com`));
  }
  expect(Math.abs(median(known) - median(unknown)) / median(known)).toBeLessThan(0.25);
});

test('a new password must have 12 to 72 bytes and must not be a common one', async () => {
  const reasons = async (password: string) => {
    const response = await api.signUp(`weak-${crypto.randomUUID()}@example.com`, password);
    const body = (await response.json()) as { error_code: string; weak_password: { reasons: string[] } };
    return [response.status, body.error_code, body.weak_password.reasons];
  };
  expect(await reasons('short')).toEqual([422, 'weak_password', ['length']]);
  expect(await reasons('é'.repeat(37))).toEqual([422, 'weak_password', ['length']]);
  expect(await reasons('password1234')).toEqual([422, 'weak_password', ['pwned']]);
  expect(await reasons('CalderVance2026!')).toEqual([422, 'weak_password', ['pwned']]);
});

test('a password that exceeds bcrypt’s 72 bytes does not match by its first 72', async () => {
  const password = `${'long-pass-phrase-'.repeat(5)}`.slice(0, 72);
  await api.signUp('prefix@example.com', password);
  expect((await api.signIn('prefix@example.com', password)).status).toBe(200);
  expect((await api.signIn('prefix@example.com', `${password}-and-more`)).status).toBe(400);
});

test('sign-up with a registered email address is refused without revealing that it is registered', async () => {
  await api.signUp('taken@example.com');
  const response = await api.signUp('taken@example.com', 'another-long-passphrase');
  const text = JSON.stringify(await response.json());
  expect(response.status).toBe(422);
  expect(text).not.toMatch(/already|registered|exists/i);
});

test('signing out ends the session immediately for every call', async () => {
  const token = await api.tokenFor('leaver@example.com', { admin: true });
  expect((await api.send('/auth/v1/user', { token })).status).toBe(200);
  expect((await api.send('/auth/v1/logout?scope=global', { method: 'POST', token })).status).toBe(204);
  expect((await api.send('/auth/v1/user', { token })).status).toBe(403);
  expect((await api.send(LIST, { token })).status).toBe(401);
});

test('a banned account loses its session, cannot refresh it and cannot sign in', async () => {
  await api.signUp('banned@example.com');
  const session = await sessionOf(await api.signIn('banned@example.com'));
  await api.backend.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    session.user.id,
  ]);
  expect((await api.send('/auth/v1/user', { token: session.access_token })).status).toBe(403);
  const refresh = await api.send('/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  });
  expect(refresh.status).toBe(400);
  const again = await api.signIn('banned@example.com');
  expect([again.status, await again.json()]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
});

test('a refresh token can be used once', async () => {
  await api.signUp('renew@example.com');
  const first = await sessionOf(await api.signIn('renew@example.com'));
  const refresh = (token: string) =>
    api.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const second = await sessionOf(await refresh(first.refresh_token));
  expect((await api.send('/auth/v1/user', { token: second.access_token })).status).toBe(200);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await refresh('not-a-token-of-ours')).status).toBe(400);
});

test('a refresh token as stored in the database, or signed with another secret, is refused', async () => {
  await api.signUp('sealed@example.com');
  const session = await sessionOf(await api.signIn('sealed@example.com'));
  const renew = (token: string) =>
    api.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const [stored] = await api.backend.query<{ token: string }>(
    'select token from auth.refresh_tokens where user_id = $1 order by created_at desc limit 1',
    [session.user.id],
  );
  const [token, mac] = session.refresh_token.split('.');
  expect(stored?.token).toBe(token);
  const otherMac = createHmac('sha256', 'another secret')
    .update(`refresh token ${token}`)
    .digest('base64url');
  for (const useless of [
    `${token}`,
    `${token}.`,
    `${token}.${mac}x`,
    `${token}.${otherMac}`,
    `x${token}.${mac}`,
  ]) {
    expect([useless, (await renew(useless)).status]).toEqual([useless, 400]);
  }
  expect((await renew(session.refresh_token)).status).toBe(200);
});

test.each([
  ['a week after the sign-in', "created_at = now() - interval '169 hours', refreshed_at = now()"],
  ['a day without renewal', "created_at = now() - interval '25 hours', refreshed_at = null"],
])('a session cannot be renewed %s', async (name, aged) => {
  const email = `aged-${name.replaceAll(' ', '-')}@example.com`;
  await api.signUp(email);
  const session = await sessionOf(await api.signIn(email));
  const renew = () =>
    api.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: session.refresh_token } });
  await api.backend.query(`update auth.sessions set ${aged} where user_id = $1`, [session.user.id]);
  const refused = await renew();
  expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'session_expired' }]);
});

test('the server refuses sign-up when it is closed', async () => {
  const closed = await openApi({ signup: false });
  const response = await closed.signUp('late@example.com', PASSWORD);
  expect([response.status, await response.json()]).toMatchObject([422, { error_code: 'signup_disabled' }]);
  await closed.close();
});
