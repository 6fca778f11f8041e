import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import {
  createAdmin,
  listAdmins,
  removeSecondFactor,
  revokeAdmin,
  setPassword,
} from '#server/admin/admins.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { UNSYNCED_CODE } from '#shared/desk/calls.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

type Session = { access_token: string; refresh_token: string };
type Enrolled = { id: string; totp: { secret: string; uri: string; qr_code: string } };

const PERIOD_MS = 30_000;
const WRONG_CODE = '000000';

describe.each(SQL_TEST_ENGINES)('a second factor on %s', (engine) => {
  let api: Api;
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    // The middle of a period, so that no code expires within a test.
    const now = (Math.floor(Date.now() / PERIOD_MS) + 0.5) * PERIOD_MS;
    vi.useFakeTimers({ toFake: ['Date'], now });
    if (engine === 'postgres') postgres = await startPostgres();
    api = await openApi({}, await postgres?.createDatabase());
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api?.close();
    await postgres?.stop();
  });

  const post = (path: string, token: string, body: unknown = {}) =>
    api.send(`/auth/v1/factors${path}`, { body, token });
  const isAdmin = async (token: string) =>
    (await api.send('/rest/v1/rpc/is_admin', { body: {}, token })).json();
  const signIn = async (email: string) => (await (await api.signIn(email)).json()) as Session;
  const enrol = async (token: string) => {
    const response = await post('', token, { factor_type: 'totp' });
    expect(response.status).toBe(200);
    return (await response.json()) as Enrolled;
  };
  /** The code of a period relative to the current one: each is accepted once. */
  const codeOf = ({ totp }: Enrolled, period = 0) =>
    new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
      timestamp: Date.now() + period * PERIOD_MS,
    });
  const verify = (factor: Enrolled, token: string, code: string) =>
    post(`/${factor.id}/verify`, token, { challenge_id: factor.id, code });
  const withFactor = async (email: string) => {
    const token = await api.tokenFor(email, { admin: true });
    const factor = await enrol(token);
    expect((await verify(factor, token, codeOf(factor, -1))).status).toBe(200);
    return { token, factor };
  };

  test('is asked for at the next sign-in, and lasts as long as the session', async () => {
    const { token, factor } = await withFactor('ada@firm.example');
    expect(await isAdmin(token)).toBe(true);
    const next = await signIn('ada@firm.example');
    expect(await isAdmin(next.access_token)).toBe(false);
    const refused = await api.send('/rest/v1/rpc/list_submissions', {
      body: { filter: {} },
      token: next.access_token,
    });
    expect(refused.status).toBe(403);
    const user = await (await api.send('/auth/v1/user', { token: next.access_token })).json();
    expect(user).toMatchObject({
      email: 'ada@firm.example',
      factors: [{ id: factor.id, factor_type: 'totp', status: 'verified' }],
    });

    const verified = await verify(factor, next.access_token, codeOf(factor));
    expect(verified.status).toBe(200);
    const session = (await verified.json()) as Session;
    expect(session).toMatchObject({
      access_token: next.access_token,
      refresh_token: next.refresh_token,
      token_type: 'bearer',
      user: { email: 'ada@firm.example' },
    });
    expect(await isAdmin(session.access_token)).toBe(true);
    const renewed = await api.send('/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(await isAdmin(((await renewed.json()) as Session).access_token)).toBe(true);
  });

  test('a code is accepted only once, even if two requests send it at the same time', async () => {
    const { factor } = await withFactor('bea@firm.example');
    const [first, second] = [await signIn('bea@firm.example'), await signIn('bea@firm.example')];
    const code = codeOf(factor);
    const responses = await Promise.all([first, second].map((one) => verify(factor, one.access_token, code)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // Only the session whose code was accepted has the admin right.
    const admins = await Promise.all([first, second].map((one) => isAdmin(one.access_token)));
    expect(admins).toEqual(responses.map(({ status }) => status === 200));
    const third = await signIn('bea@firm.example');
    expect((await verify(factor, third.access_token, code)).status).toBe(422);
    expect(await isAdmin(third.access_token)).toBe(false);
  });

  test('a code is refused after a newer one', async () => {
    const { factor } = await withFactor('nora@firm.example');
    const { access_token: token } = await signIn('nora@firm.example');
    expect((await verify(factor, token, codeOf(factor, 1))).status).toBe(200);
    const next = await signIn('nora@firm.example');
    expect((await verify(factor, next.access_token, codeOf(factor))).status).toBe(422);
  });

  test('a session loses admin rights with the factor that gave them', async () => {
    const { token: intruder, factor } = await withFactor('olga@firm.example');
    const removed = await api.send(`/auth/v1/factors/${factor.id}`, { method: 'DELETE', token: intruder });
    expect(removed.status).toBe(200);
    const owner = await signIn('olga@firm.example');
    const own = await enrol(owner.access_token);
    expect((await verify(own, owner.access_token, codeOf(own))).status).toBe(200);
    expect([await isAdmin(owner.access_token), await isAdmin(intruder)]).toEqual([true, false]);
    const response = await api.send(`/auth/v1/factors/${own.id}`, { method: 'DELETE', token: intruder });
    expect(response.status).toBe(422);
  });

  test('a session older than ten minutes cannot set up or remove a second factor', async () => {
    const token = await api.tokenFor('petra@firm.example', { admin: true });
    const age = (minutes: number) =>
      api.backend.query(
        `update auth.sessions s set created_at = now() - $1::interval
        from auth.users u where u.id = s.user_id and u.email = 'petra@firm.example'`,
        [`${minutes} minutes`],
      );
    await age(11);
    const refused = await post('', token, { factor_type: 'totp' });
    expect([refused.status, ((await refused.json()) as { error_code: string }).error_code]).toEqual([
      422,
      'reauthentication_needed',
    ]);
    await age(9);
    const factor = await enrol(token);
    await age(11);
    // Confirming a set-up that has begun needs no recent sign-in.
    expect((await verify(factor, token, codeOf(factor))).status).toBe(200);
    const kept = await api.send(`/auth/v1/factors/${factor.id}`, { method: 'DELETE', token });
    expect(kept.status).toBe(422);
  });

  test('a change is written to the disk before it is answered, and logged', async () => {
    const sync = vi.spyOn(api.backend, 'syncDatabase');
    const since = api.log.length;
    const { token, factor } = await withFactor('rosa@firm.example');
    expect(sync).toHaveBeenCalledTimes(1);
    await api.send(`/auth/v1/factors/${factor.id}`, { method: 'DELETE', token });
    expect(sync).toHaveBeenCalledTimes(2);
    const events = api.log.slice(since).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['code_accepted', 'factor_removed']));
    sync.mockRejectedValueOnce(new Error('The disk is full'));
    const again = await enrol(token);
    const response = await verify(again, token, codeOf(again, 1));
    expect([response.status, ((await response.json()) as { error_code: string }).error_code]).toEqual([
      503,
      UNSYNCED_CODE,
    ]);
    sync.mockRestore();
  });

  test('a wrong code, or one of another account or of an hour ago, is refused', async () => {
    const { factor } = await withFactor('cara@firm.example');
    const other = await withFactor('dora@firm.example');
    const { access_token: token } = await signIn('cara@firm.example');
    for (const code of [
      WRONG_CODE,
      codeOf(other.factor, 1),
      codeOf(factor, -120),
      codeOf(factor, -2),
      codeOf(factor, 2),
    ]) {
      expect((await verify(factor, token, code)).status).toBe(422);
    }
    // With a valid code for a factor that belongs to somebody else.
    expect((await verify(other.factor, token, codeOf(other.factor, 1))).status).toBe(422);
    expect(await isAdmin(token)).toBe(false);
    expect(api.log.filter(({ event }) => event === 'code_refused').length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(api.log)).not.toContain(factor.totp.secret);
  });

  test('guesses stop after ten codes an hour, whatever the address and the session', async () => {
    const { factor } = await withFactor('eva@firm.example');
    const sessions = [await signIn('eva@firm.example'), await signIn('eva@firm.example')];
    const statuses: number[] = [];
    for (let guess = 1; guess <= RATE_LIMITS.codesPerAccount.attempts; guess += 1) {
      const { access_token: token } = sessions[guess % 2] as Session;
      statuses.push((await verify(factor, token, WRONG_CODE)).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 422)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const { access_token: token } = await signIn('eva@firm.example');
    expect((await verify(factor, token, codeOf(factor))).status).toBe(429);
    expect(await isAdmin(token)).toBe(false);
    // Only somebody with the password gets so far, so a new one starts the count again.
    await setPassword(api.backend, 'eva@firm.example', PASSWORD);
    const renewed = await signIn('eva@firm.example');
    expect((await verify(factor, renewed.access_token, codeOf(factor))).status).toBe(200);
  });

  test('cannot be removed or replaced by somebody who knows only the password', async () => {
    const { token, factor } = await withFactor('fay@firm.example');
    const { access_token: halfway } = await signIn('fay@firm.example');
    const remove = (by: string) => api.send(`/auth/v1/factors/${factor.id}`, { method: 'DELETE', token: by });
    expect((await remove(halfway)).status).toBe(422);
    expect((await post('', halfway, { factor_type: 'totp' })).status).toBe(422);
    expect(await isAdmin(halfway)).toBe(false);
    // Neither can another admin.
    const other = await api.tokenFor('gwen@firm.example', { admin: true });
    expect((await remove(other)).status).toBe(422);
    expect((await remove(token)).status).toBe(200);
    expect(await isAdmin((await signIn('fay@firm.example')).access_token)).toBe(true);
  });

  test('changes nothing until its first code is confirmed', async () => {
    const token = await api.tokenFor('hana@firm.example', { admin: true });
    const first = await enrol(token);
    const second = await enrol(token);
    expect(await isAdmin((await signIn('hana@firm.example')).access_token)).toBe(true);
    expect((await verify(first, token, codeOf(first))).status).toBe(422);
    expect((await verify(second, token, codeOf(second))).status).toBe(200);
    expect(await isAdmin((await signIn('hana@firm.example')).access_token)).toBe(false);
  });

  test('the app gets the account and the secret, which the database does not hold', async () => {
    const token = await api.tokenFor('ida@firm.example', { admin: true });
    const { id, totp } = await enrol(token);
    expect(totp.uri).toContain(encodeURIComponent('ida@firm.example'));
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.qr_code).toMatch(/^<svg[^#]*<\/svg>$/);
    const [row] = await api.backend.query('select to_jsonb(f) as row from auth.mfa_factors f where id = $1', [
      id,
    ]);
    expect(JSON.stringify(row)).not.toContain(totp.secret);
  });

  test('only an admin may set one up, and only with a session', async () => {
    const member = await api.tokenFor('member@firm.example');
    expect((await post('', member, { factor_type: 'totp' })).status).toBe(422);
    expect((await api.send('/auth/v1/factors', { body: { factor_type: 'totp' } })).status).toBe(401);
    const admin = await api.tokenFor('jo@firm.example', { admin: true });
    expect((await post('', admin, { factor_type: 'phone' })).status).toBe(400);
  });

  test('the operator removes it for an admin who has lost the phone, which ends the sessions', async () => {
    const { token } = await withFactor('kim@firm.example');
    await removeSecondFactor(api.backend, 'KIM@firm.example');
    expect((await api.send('/auth/v1/user', { token })).status).toBe(403);
    expect(await isAdmin((await signIn('kim@firm.example')).access_token)).toBe(true);
    await expect(removeSecondFactor(api.backend, 'kim@firm.example')).rejects.toThrow('has no second factor');
  });

  test('an account that is made an admin again has no earlier second factor', async () => {
    await withFactor('sara@firm.example');
    await revokeAdmin(api.backend, 'sara@firm.example');
    await createAdmin(api.backend, 'sara@firm.example', PASSWORD);
    expect(await isAdmin((await signIn('sara@firm.example')).access_token)).toBe(true);
  });

  test('the operator sees which admins have one', async () => {
    await withFactor('lea@firm.example');
    await api.tokenFor('mia@firm.example', { admin: true });
    const shown = (await listAdmins(api.backend)).map(({ email, hasSecondFactor }) => [
      email,
      hasSecondFactor,
    ]);
    expect(Object.fromEntries(shown)).toMatchObject({ 'lea@firm.example': true, 'mia@firm.example': false });
  });
});
