import { createHmac } from 'node:crypto';

import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createAdmin, revokeAdmin } from '#server/admin/admins.ts';
import { JWT_SECRET, openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { preparedAssistant } from '#tests/harness/assistant/prepared-assistant.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

type Session = { access_token: string; refresh_token: string; user: { id: string } };

const SECRET = new TextEncoder().encode(JWT_SECRET);
const HOUR_S = 3_600;

/** Every call that requires authentication; an admin gets an answer from each of them. */
const QUESTIONS: [method: string, path: string, body?: unknown][] = [
  ['GET', '/auth/v1/user'],
  ['GET', '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=10'],
  ['GET', '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1'],
  ['POST', '/rest/v1/rpc/is_admin', {}],
  ['POST', '/rest/v1/rpc/list_submissions', { filter: {} }],
  ['POST', '/rest/v1/rpc/mail_status', {}],
  ['POST', '/functions/v1/try-assistant', { question: 'What do you do?' }],
  ['POST', '/functions/v1/export-desk', { kind: 'newsletter' }],
];

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token by hand, because no library would sign these claims and headers. */
function handmade(header: object, claims: object, key: string): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

function sign(claims: JWTPayload, changes: JWTPayload = {}, alg = 'HS256'): Promise<string> {
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, typ: 'JWT' }).sign(SECRET);
}

/** Every known way of tampering with the admin's own token. */
async function badTokens(token: string, otherUser: string): Promise<Record<string, string>> {
  const claims = decodeJwt(token);
  const { exp: _exp, ...endless } = claims;
  const [header = '', payload = '', signature = ''] = token.split('.');
  const now = Math.floor(Date.now() / 1_000);
  const rsa = await generateKeyPair('RS256');
  const curve = await generateKeyPair('ES256');
  const ownKey = { alg: 'RS256', jwk: await exportJWK(rsa.publicKey) };
  const byRsa = await new SignJWT(claims).setProtectedHeader(ownKey).sign(rsa.privateKey);
  const byCurve = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(curve.privateKey);
  const flipped = `${signature.slice(0, 10)}${signature[10] === 'A' ? 'B' : 'A'}${signature.slice(11)}`;
  return {
    'with the account of another': `${header}.${encode({ ...claims, sub: otherUser })}.${signature}`,
    'with a longer life': `${header}.${encode({ ...claims, exp: now + 99 * HOUR_S })}.${signature}`,
    'with another signature': `${header}.${payload}.${flipped}`,
    'with half a signature': `${header}.${payload}.${signature.slice(0, 20)}`,
    'without a signature': `${header}.${payload}.`,
    'of two parts': `${header}.${payload}`,
    'of four parts': `${token}.${signature}`,
    'that expired': await sign(claims, { iat: now - 2 * HOUR_S, exp: now - HOUR_S }),
    'that never expires': await sign(endless),
    'that is not valid yet': await sign(claims, { nbf: now + HOUR_S }),
    'of the algorithm none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'of the algorithm nOnE, signed': `${encode({ alg: 'nOnE' })}.${payload}.${signature}`,
    'of HS384': await sign(claims, {}, 'HS384'),
    'of HS512': await sign(claims, {}, 'HS512'),
    'of RS256, with its key inside': byRsa,
    'of ES256': byCurve,
    'of another key': handmade({ alg: 'HS256' }, claims, 'another-secret-of-more-than-32-bytes'),
    'of an empty key': handmade({ alg: 'HS256', kid: '../../../../dev/null' }, claims, ''),
    'with an unknown critical header': handmade({ alg: 'HS256', crit: ['x'], x: 1 }, claims, JWT_SECRET),
    'for another audience': await sign(claims, { aud: 'elsewhere' }),
    'of the service role': await sign(claims, { role: 'service_role' }),
    'of the operator': await sign(claims, { role: 'postgres' }),
    'with the session of another': await sign(claims, { sub: otherUser }),
    'of no session': await sign(claims, { session_id: crypto.randomUUID() }),
    'that is not one': 'Zm9v',
  };
}

async function sessionOf(response: Response): Promise<Session> {
  return (await response.json()) as Session;
}

describe.each(SQL_TEST_ENGINES)('%s', (engine) => {
  let postgres: TestPostgres | undefined;
  let api: Api;
  let accounts = 0;
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    api = await openApi({}, await postgres?.createDatabase());
    // Without a current build this takes seconds. During a request it would block the event loop and time out the others.
    preparedAssistant();
  });
  afterAll(async () => {
    await api?.close();
    await postgres?.stop();
  });

  const newAdmin = async (): Promise<{ email: string } & Session> => {
    accounts += 1;
    const email = `admin-${accounts}@example.com`;
    await createAdmin(api.backend, email, PASSWORD);
    return { email, ...(await sessionOf(await api.signIn(email))) };
  };
  const refresh = (token: string) =>
    api.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const ask = (token: string) =>
    Promise.all(
      QUESTIONS.map(async ([method, path, body]) => (await api.send(path, { method, body, token })).status),
    );
  const isRefused = (statuses: number[]) => statuses.every((status) => status === 401 || status === 403);

  test('an admin’s token is accepted, and every token forged from it is refused', async () => {
    const admin = await newAdmin();
    const other = await newAdmin();
    expect(await ask(admin.access_token)).toEqual(QUESTIONS.map(() => 200));
    for (const [name, token] of Object.entries(await badTokens(admin.access_token, other.user.id))) {
      expect([name, isRefused(await ask(token))]).toEqual([name, true]);
    }
    expect(await ask(admin.access_token)).toEqual(QUESTIONS.map(() => 200));
  });

  test('a token of a server whose clock is ahead is accepted', async () => {
    const { access_token: token } = await newAdmin();
    const ahead = await sign(decodeJwt(token), { iat: Math.floor(Date.now() / 1_000) + 60 });
    expect(await ask(ahead)).toEqual(QUESTIONS.map(() => 200));
  });

  const liveTokens = async (user: string) =>
    api.backend.query('select 1 from auth.refresh_tokens where user_id::text = $1 and not revoked', [user]);

  test('reusing a refresh token ends the session, including the tokens issued from it', async () => {
    const first = await newAdmin();
    const second = await sessionOf(await refresh(first.refresh_token));
    const third = await sessionOf(await refresh(second.refresh_token));
    expect(await ask(third.access_token)).toEqual(QUESTIONS.map(() => 200));
    expect((await refresh(first.refresh_token)).status).toBe(400);
    for (const { access_token: token, refresh_token: next } of [first, second, third]) {
      expect(isRefused(await ask(token))).toBe(true);
      expect((await refresh(next)).status).toBe(400);
    }
  });

  const usedSecondsAgo = (token: string, seconds: number) =>
    api.backend.query(
      `update auth.refresh_tokens set updated_at = now() - $2 * interval '1 second' where token = $1`,
      [token.split('.')[0], seconds],
    );

  test('a refresh token reused within ten seconds returns the current one, because tabs may race', async () => {
    const first = await newAdmin();
    const renewed = await sessionOf(await refresh(first.refresh_token));
    await usedSecondsAgo(first.refresh_token, 9);
    const again = await refresh(first.refresh_token);
    expect(again.status).toBe(200);
    expect((await sessionOf(again)).refresh_token).toBe(renewed.refresh_token);
    expect((await refresh(renewed.refresh_token)).status).toBe(200);
  });

  test('a refresh token reused later ends the session for both its holders', async () => {
    const thief = await newAdmin();
    const renewed = await sessionOf(await refresh(thief.refresh_token));
    await usedSecondsAgo(thief.refresh_token, 11);
    const owner = await refresh(thief.refresh_token);
    expect([owner.status, await owner.json()]).toMatchObject([
      400,
      { error_code: 'refresh_token_already_used' },
    ]);
    for (const { access_token: token, refresh_token: next } of [thief, renewed]) {
      expect(isRefused(await ask(token))).toBe(true);
      expect((await refresh(next)).status).toBe(400);
    }
  });

  test('the ten seconds are measured with the database’s clock, not the server’s', async () => {
    const admin = await newAdmin();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      expect((await refresh(admin.refresh_token)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    const [use] = await api.backend.query<{ seconds: number }>(
      `select abs(extract(epoch from clock_timestamp() - updated_at))::integer as seconds
        from auth.refresh_tokens where token = $1 and revoked`,
      [admin.refresh_token.split('.')[0]],
    );
    expect(use?.seconds).toBeLessThan(30);
  });

  test('a tampered refresh token does not end the session', async () => {
    const admin = await newAdmin();
    const renewed = await sessionOf(await refresh(admin.refresh_token));
    for (const token of [admin.refresh_token, renewed.refresh_token]) {
      const [stored = '', proof = ''] = token.split('.');
      for (const tampered of [
        stored,
        `${stored}.${proof.slice(1)}A`,
        `${stored}.${'A'.repeat(proof.length)}`,
      ]) {
        expect((await refresh(tampered)).status).toBe(400);
      }
    }
    expect(await ask(renewed.access_token)).toEqual(QUESTIONS.map(() => 200));
    expect((await refresh(renewed.refresh_token)).status).toBe(200);
  });

  test('eight simultaneous refreshes with one token yield one session and one token', async () => {
    const { refresh_token: token, user } = await newAdmin();
    const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const sessions = await Promise.all(responses.map(sessionOf));
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
    expect(await liveTokens(user.id)).toHaveLength(1);
    expect(await ask(sessions[0]?.access_token ?? '')).toEqual(QUESTIONS.map(() => 200));
  });

  test('a session with two live refresh tokens is ended by the next renewal', async () => {
    const { refresh_token: token, user } = await newAdmin();
    await api.backend.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent)
        select gen_random_uuid()::text, gen_random_uuid()::text, user_id, session_id, false, token from auth.refresh_tokens
        where token = $1`,
      [token.split('.')[0]],
    );
    expect((await refresh(token)).status).toBe(400);
    expect(await liveTokens(user.id)).toHaveLength(0);
  });

  test.each(['local', 'global'])('signing out (%s) takes effect with the next request', async (scope) => {
    const admin = await newAdmin();
    const path = `/auth/v1/logout?scope=${scope}`;
    expect((await api.send(path, { method: 'POST', token: admin.access_token })).status).toBe(204);
    expect(isRefused(await ask(admin.access_token))).toBe(true);
    expect((await refresh(admin.refresh_token)).status).toBe(400);
  });

  test.each([
    ['banned', `update auth.users set banned_until = now() + interval '1 day' where id::text = $1`],
    ['deleted softly', 'update auth.users set deleted_at = now() where id::text = $1'],
    ['deleted', 'delete from auth.users where id::text = $1'],
  ])('an account that is %s loses access with the next request', async (_state, sql) => {
    const admin = await newAdmin();
    await api.backend.query(sql, [admin.user.id]);
    expect(isRefused(await ask(admin.access_token))).toBe(true);
    expect((await refresh(admin.refresh_token)).status).toBe(400);
    expect((await api.signIn(admin.email)).status).toBe(400);
  });

  test('a revoked admin loses access with the next request, and can sign in again as a member', async () => {
    const admin = await newAdmin();
    await revokeAdmin(api.backend, admin.email);
    expect(isRefused(await ask(admin.access_token))).toBe(true);
    expect((await refresh(admin.refresh_token)).status).toBe(400);
    const again = await sessionOf(await api.signIn(admin.email));
    const isAdmin = await api.send('/rest/v1/rpc/is_admin', { body: {}, token: again.access_token });
    expect(await isAdmin.json()).toBe(false);
  });

  test('an admin right removed directly in the database ends the session with the next request', async () => {
    const admin = await newAdmin();
    await api.backend.query('delete from public.admins where user_id::text = $1', [admin.user.id]);
    expect(isRefused(await ask(admin.access_token))).toBe(true);
    expect((await refresh(admin.refresh_token)).status).toBe(400);
  });
});
