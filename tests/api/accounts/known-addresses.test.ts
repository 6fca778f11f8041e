import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createAdmin } from '#server/admin/admins.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

const HOME = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

describe.each(SQL_TEST_ENGINES)('addresses of an account on %s', (engine) => {
  let postgres: TestPostgres | undefined;
  let databaseUrl: string | undefined;
  let api: Api;
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    databaseUrl = await postgres?.createDatabase();
    api = await openApi({}, databaseUrl);
  });
  afterAll(async () => {
    await api?.close();
    await postgres?.stop();
  });

  /** Fifty wrong passwords from ten addresses, which lock the account for unknown addresses. */
  const guess = async (email: string, server = api) => {
    for (let round = 0; round < 5; round += 1) {
      const addresses = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`);
      await Promise.all(
        addresses.map((address) => server.signIn(email, 'not-the-right-passphrase', address)),
      );
    }
  };
  const signIn = async (email: string, address: string, server = api) =>
    (await server.signIn(email, PASSWORD, address)).status;
  const known = (email: string) =>
    api.backend.query<{ address_hash: string }>(
      `select k.address_hash from private.known_addresses k join auth.users u on u.id = k.user_id
        where u.email = $1 order by k.used_at`,
      [email],
    );

  test('guessing never locks an admin out of a known address, even after a restart or on another server', async () => {
    await createAdmin(api.backend, 'boss@example.com', PASSWORD);
    expect(await signIn('boss@example.com', HOME)).toBe(200);
    await guess('boss@example.com');
    expect(await signIn('boss@example.com', ELSEWHERE)).toBe(429);
    expect(await signIn('boss@example.com', HOME)).toBe(200);
    await api.restart();
    await guess('boss@example.com');
    expect(await signIn('boss@example.com', ELSEWHERE)).toBe(429);
    expect(await signIn('boss@example.com', HOME)).toBe(200);
    if (databaseUrl === undefined) return;
    const second = await openApi({}, databaseUrl);
    try {
      await guess('boss@example.com', second);
      expect(await signIn('boss@example.com', ELSEWHERE, second)).toBe(429);
      expect(await signIn('boss@example.com', HOME, second)).toBe(200);
    } finally {
      await second.close();
    }
  });

  test('a known address is specific to one account and is not stored in clear', async () => {
    await createAdmin(api.backend, 'first@example.com', PASSWORD);
    await createAdmin(api.backend, 'second@example.com', PASSWORD);
    for (const email of ['first@example.com', 'second@example.com']) await signIn(email, HOME);
    const [[first], [second]] = await Promise.all([known('first@example.com'), known('second@example.com')]);
    expect(first?.address_hash).toMatch(/^[\w-]{43}$/);
    expect(second?.address_hash).not.toBe(first?.address_hash);
  });

  test('neither a failed sign-in nor a sign-up makes an address known', async () => {
    await api.signUp('early@example.com');
    await api.signIn('early@example.com', 'not-the-right-passphrase', HOME);
    expect(await known('early@example.com')).toEqual([]);
  });

  test('the 20 most recently used addresses of an account are kept', async () => {
    await createAdmin(api.backend, 'traveller@example.com', PASSWORD);
    await signIn('traveller@example.com', HOME);
    const [home] = await known('traveller@example.com');
    for (let stay = 1; stay <= 20; stay += 1) await signIn('traveller@example.com', `192.0.2.${stay}`);
    const kept = await known('traveller@example.com');
    expect(kept).toHaveLength(20);
    expect(kept).not.toContainEqual(home);
  });

  test('creating an admin on an existing account forgets its known addresses; a new password keeps them', async () => {
    await api.signUp('taken@example.com');
    await signIn('taken@example.com', ELSEWHERE);
    await createAdmin(api.backend, 'taken@example.com', PASSWORD);
    expect(await known('taken@example.com')).toEqual([]);
    await signIn('taken@example.com', HOME);
    await createAdmin(api.backend, 'taken@example.com', PASSWORD);
    expect(await known('taken@example.com')).toHaveLength(1);
  });

  test.each(['anon', 'authenticated', 'service_role'])(
    'the role %s cannot read known addresses',
    async (role) => {
      const read = api.backend.transaction(async ({ query }) => {
        await query(`set local role ${role}`);
        return query('select * from private.known_addresses');
      });
      await expect(read).rejects.toThrow('permission denied');
    },
  );

  test('erasing a person erases their account and everything attached to it', async () => {
    api.clock.now += HOUR_MS;
    const desk = await api.tokenFor('desk@example.com', { admin: true });
    const account = (await (await api.signUp('person@example.com')).json()) as { user: { id: string } };
    await signIn('person@example.com', HOME);
    await api.backend.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      account.user.id,
    ]);
    await api.backend.query('update auth.users set banned_until = null where id = $1', [account.user.id]);
    await signIn('person@example.com', HOME);
    const tables = [
      'auth.users u where u.id::text',
      'auth.identities i where i.user_id::text',
      'auth.sessions s where s.user_id::text',
      'auth.refresh_tokens t where t.user_id::text',
      `auth.audit_log_entries a where a.payload ->> 'actor_id'`,
      'private.known_addresses k where k.user_id::text',
      'private.account_versions v where v.user_id::text',
    ];
    const held = async () => {
      const rows = tables.map((table) => api.backend.query(`select 1 from ${table} = $1`, [account.user.id]));
      return (await Promise.all(rows)).map((found) => found.length > 0);
    };
    expect(await held()).toEqual(tables.map(() => true));
    const erased = await api.send('/rest/v1/rpc/erase_person', {
      body: { email: 'Person+tag@example.com' },
      token: desk,
    });
    expect(erased.status).toBe(200);
    expect(await held()).toEqual(tables.map(() => false));
  });
});
