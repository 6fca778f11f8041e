import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { confirmSignIn, findAccount } from '#server/guard/accounts/accounts.ts';
import { runAccountUpkeep } from '#server/operations/account-upkeep.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';

const EMAIL = 'member@example.com';

describe.each(SQL_TEST_ENGINES)('account tables on %s', (engine) => {
  let postgres: TestPostgres | undefined;
  let databaseUrl: string | undefined;
  let api: Api;
  let userId: string;
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startMigratedPostgres() : undefined;
    databaseUrl = await postgres?.createDatabase(MIGRATED);
    api = await openApi({}, databaseUrl);
    await api.signUp(EMAIL);
    const [account] = await api.backend.query<{ id: string }>('select id from auth.users');
    userId = account?.id ?? '';
  });
  afterAll(async () => {
    await api?.close();
    await postgres?.stop();
  });

  const count = async (from: string) => {
    const [row] = await api.backend.query<{ count: number }>(
      `select count(*)::integer as count from ${from}`,
    );
    return row?.count;
  };
  const nextHour = () => api.backend.query('delete from private.task_runs');
  const addSessions = (number: number, changes: string) =>
    api.backend.query(
      `with added as (
         insert into auth.sessions (id, user_id, created_at, refreshed_at)
           select gen_random_uuid(), $1, ${changes} from generate_series(1, $2) n returning id, user_id
       )
       insert into auth.refresh_tokens (id, token, user_id, session_id)
         select gen_random_uuid()::text, gen_random_uuid()::text, user_id, id from added`,
      [userId, number],
    );

  test('an account has at most 20 sessions, and a new one ends the least recently used', async () => {
    const first = (await (await api.signIn(EMAIL)).json()) as { access_token: string };
    for (let further = 0; further < 25; further += 1) {
      expect((await api.signIn(EMAIL)).status).toBe(200);
      api.clock.now += 60_000;
    }
    expect(await count('auth.sessions')).toBe(20);
    expect(await count('auth.refresh_tokens')).toBe(20);
    expect((await api.send('/auth/v1/user', { token: first.access_token })).status).toBe(403);
  });

  test('renewals add no entries to the sign-in log, and leave a bounded number of tokens', async () => {
    await addSessions(1, 'now(), null');
    const session = (await (await api.signIn(EMAIL)).json()) as { refresh_token: string };
    const entries = await count('auth.audit_log_entries');
    const [token = ''] = session.refresh_token.split('.');
    // Twice as many as a page that stays open for a week produces.
    await api.backend.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at)
        select gen_random_uuid()::text, gen_random_uuid()::text, user_id, session_id, true, created_at - n * interval '1 s'
        from auth.refresh_tokens, generate_series(1, 2000) n where token = $1`,
      [token],
    );
    const renewed = await api.send('/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(renewed.status).toBe(200);
    expect(
      await count(
        `auth.refresh_tokens t where t.session_id = (select session_id from auth.refresh_tokens where token = '${token}')`,
      ),
    ).toBe(1_000);
    expect(await count('auth.audit_log_entries')).toBe(entries);
  });

  test('expired sessions are deleted with their tokens, and others are kept', async () => {
    await api.backend.query('delete from auth.sessions');
    await addSessions(600, `now() - interval '170 hours', now() at time zone 'UTC'`);
    await addSessions(600, `now() - interval '26 hours', null`);
    await addSessions(3, `now() - interval '30 hours', (now() - interval '23 hours') at time zone 'UTC'`);
    await nextHour();
    expect(await runAccountUpkeep(api.backend)).toBeGreaterThanOrEqual(1_200);
    expect([await count('auth.sessions'), await count('auth.refresh_tokens')]).toEqual([3, 3]);
  });

  test('the sign-in log keeps 90 days and the newest 50,000 entries, known addresses 90 days', async () => {
    await api.backend.query('delete from auth.audit_log_entries');
    const add = (number: number, at: string) =>
      untimedTransaction({ backend: api.backend, databaseUrl }, ({ query }) =>
        query(
          `insert into auth.audit_log_entries (id, payload, created_at)
            select gen_random_uuid(), json_build_object('action', 'login', 'actor_id', $1::text), ${at}
            from generate_series(1, $2) n`,
          [userId, number],
        ),
      );
    await add(10, `now() - interval '91 days'`);
    await add(50_700, `now() - n * interval '1 second'`);
    await api.backend.query(
      `insert into private.known_addresses (user_id, address_hash, used_at)
        values ($1, 'old', now() - interval '91 days'), ($1, 'young', now() - interval '89 days')`,
      [userId],
    );
    await nextHour();
    await runAccountUpkeep(api.backend);
    expect(await count('auth.audit_log_entries')).toBe(50_000);
    expect(await count(`auth.audit_log_entries where created_at < now() - interval '50060 seconds'`)).toBe(0);
    expect(await count(`private.known_addresses where address_hash in ('old', 'young')`)).toBe(1);
  });

  test('reading sessions are deleted once they have expired, ended invitations after 30 days', async () => {
    await api.backend.query(
      `insert into private.reader_clients (pattern, ends_at) values
         ('@long-ended.example', now() - interval '31 days'), ('@ended.example', now() - interval '29 days')`,
    );
    await api.backend.query(
      `insert into private.reader_sessions (token_hash, client_id, expires_at)
       select sha256(days::text::bytea), c.id, now() + days * interval '1 day'
       from private.reader_clients c, (values (-1), (1)) expiry (days) where c.pattern = '@ended.example'`,
    );
    await nextHour();
    await runAccountUpkeep(api.backend);
    expect(await api.backend.query('select pattern from private.reader_clients')).toEqual([
      { pattern: '@ended.example' },
    ]);
    expect(await count('private.reader_sessions')).toBe(1);
    expect(await count('private.reader_sessions where expires_at > now()')).toBe(1);
  });

  test('the upkeep runs once an hour, however many servers there are', async () => {
    await nextHour();
    const runs = await Promise.all([1, 2, 3].map(() => runAccountUpkeep(api.backend)));
    expect(runs.filter((deleted) => deleted !== undefined)).toHaveLength(1);
    await api.backend.query(`update private.task_runs set started_at = started_at - interval '56 minutes'`);
    expect(await runAccountUpkeep(api.backend)).toBeDefined();
  });

  test('a sign-in overtaken by a password change leaves no session', async () => {
    const setPassword = (hash: string) =>
      api.backend.query('update auth.users set encrypted_password = $2 where id = $1', [userId, hash]);
    // Every change counts, not only the first.
    await setPassword('changed earlier');
    const before = await findAccount(api.backend, EMAIL);
    const sessionId = crypto.randomUUID();
    await setPassword('changed');
    await api.backend.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, userId]);
    expect(await confirmSignIn(api.backend, { userId, sessionId }, before?.version ?? 0)).toBe(false);
    expect(await count('auth.sessions')).toBe(0);
  });
});
