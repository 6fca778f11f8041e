import { setTimeout as sleep } from 'node:timers/promises';

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RATE_LIMITS } from '#server/limits.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

const CHOSEN = 'seven-herons-cross-the-weir';

describe.each(SQL_TEST_ENGINES)('changing the own password on %s', (engine) => {
  let api: Api;
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres();
    api = await openApi({}, await postgres?.createDatabase());
  });
  afterAll(async () => {
    await api?.close();
    await postgres?.stop();
  });

  const change = (token: string | undefined, body: object, address?: string) =>
    api.send('/auth/v1/user', { method: 'PUT', body, token, ...(address && { address }) });
  const signIn = (email: string, password: string, address?: string) =>
    api.send('/auth/v1/token?grant_type=password', {
      body: { email, password },
      ...(address && { address }),
    });
  const isAdmin = (token: string) => api.send('/rest/v1/rpc/is_admin', { body: {}, token });
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { error_code?: string }).error_code,
  ];

  test('replaces it and ends every session, as supabase-js asks for it', async () => {
    const email = 'ada@firm.example';
    const token = await api.tokenFor(email, { admin: true });
    const other = (await (await signIn(email, PASSWORD)).json()) as { access_token: string };
    const response = await change(token, {
      password: CHOSEN,
      current_password: PASSWORD,
      code_challenge: null,
      code_challenge_method: null,
    });
    expect([response.status, await response.json()]).toEqual([200, { id: expect.any(String), email }]);
    for (const ended of [token, other.access_token]) expect((await isAdmin(ended)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
    expect((await signIn(email, CHOSEN)).status).toBe(200);
  });

  test('is refused with a wrong current password, a weak or unchanged new one, or anything besides', async () => {
    const email = 'grace@firm.example';
    const token = await api.tokenFor(email, { admin: true });
    const refused = async (body: object) => codeOf(await change(token, body));
    expect(await refused({ password: CHOSEN, current_password: `${PASSWORD}x` })).toEqual([
      400,
      'invalid_credentials',
    ]);
    expect(await refused({ password: PASSWORD, current_password: PASSWORD })).toEqual([422, 'same_password']);
    for (const password of ['short', 'password1234', `${email}1`, 'x'.repeat(73)])
      expect(await refused({ password, current_password: PASSWORD })).toEqual([422, 'weak_password']);
    for (const body of [
      { password: CHOSEN },
      { current_password: PASSWORD },
      { password: CHOSEN, current_password: PASSWORD, email: 'other@firm.example' },
      { password: CHOSEN, current_password: PASSWORD, data: {} },
      { password: CHOSEN, current_password: PASSWORD, code_challenge: 'x' },
    ])
      expect((await change(token, body)).status).toBe(400);
    const whole = { password: CHOSEN, current_password: PASSWORD };
    expect((await change(undefined, whole)).status).toBe(401);
    expect(await (await isAdmin(token)).json()).toBe(true);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('a current password that only begins like the right one is wrong', async () => {
    const email = 'mary@firm.example';
    const token = await api.tokenFor(email, { admin: true });
    const long = `${CHOSEN} ${'and back '.repeat(5)}`.slice(0, 72);
    expect((await change(token, { password: long, current_password: PASSWORD })).status).toBe(200);
    const session = (await (await signIn(email, long)).json()) as { access_token: string };
    const body = { password: CHOSEN, current_password: `${long}x` };
    expect(await codeOf(await change(session.access_token, body))).toEqual([400, 'invalid_credentials']);
  });

  test('needs a code in a session of an account with a second factor', async () => {
    const email = 'katherine@firm.example';
    const token = await api.tokenFor(email, { admin: true });
    const enrolled = await api.send('/auth/v1/factors', { body: { factor_type: 'totp' }, token });
    const { id, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } };
    const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
    const body = { challenge_id: id, code };
    expect((await api.send(`/auth/v1/factors/${id}/verify`, { body, token })).status).toBe(200);
    const other = (await (await signIn(email, PASSWORD)).json()) as { access_token: string };
    const whole = { password: CHOSEN, current_password: PASSWORD };
    expect(await codeOf(await change(other.access_token, whole))).toEqual([403, 'insufficient_aal']);
    expect((await change(token, whole)).status).toBe(200);
  });

  test('does not overwrite a password that the operator is setting at the same time', async () => {
    const email = 'joan@firm.example';
    const token = await api.tokenFor(email, { admin: true });
    const begun = Promise.withResolvers<void>();
    const operator = api.backend.transaction(async ({ query }) => {
      await query(`update auth.users set encrypted_password = 'set by the operator' where email = $1`, [
        email,
      ]);
      begun.resolve();
      // Longer than the two hashes of the change take, so that it waits for this transaction.
      await sleep(1_000);
    });
    await begun.promise;
    const response = await change(token, { password: CHOSEN, current_password: PASSWORD });
    await operator;
    expect(await codeOf(response)).toEqual([403, 'session_not_found']);
    expect((await signIn(email, CHOSEN)).status).toBe(400);
  });

  test('wrong current passwords count as failed sign-ins', async () => {
    const email = 'dorothy@firm.example';
    const address = '198.51.100.7';
    const token = await api.tokenFor(email, { admin: true });
    const { attempts } = RATE_LIMITS.signInPerAccountAndAddress;
    const statuses: number[] = [];
    for (let index = 0; index <= attempts; index += 1) {
      const body = { password: CHOSEN, current_password: `wrong ${index}` };
      const response = await change(token, body, address);
      statuses.push(response.status);
    }
    expect(statuses.slice(0, attempts)).toEqual(Array.from({ length: attempts }, () => 400));
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(email, PASSWORD, address)).status).toBe(429);
  });
});
