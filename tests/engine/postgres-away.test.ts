import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { createDeferredBackend } from '#server/database/deferred-backend.ts';
import { createApp } from '#server/app.ts';
import { siteCheck } from '#tests/harness/site/site-check.ts';
import { preparedAssistant } from '#tests/harness/assistant/prepared-assistant.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { setIntakeCeilings, setRetentionDays } from '#server/operations/database-settings.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { JWT_SECRET } from '#tests/harness/api.ts';
import { backendOptions } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';

const PATIENCE = { timeout: 20_000, interval: 100 };

let primary: TestPostgres;
beforeAll(async () => {
  primary = await startMigratedPostgres();
});
afterAll(() => primary?.stop());

async function startStandbyOfTest(): Promise<TestPostgres> {
  const standby = await primary.startStandby();
  onTestFinished(() => standby.stop());
  return standby;
}

function optionsFor(databaseUrl: string, log: BackendOptions['log'] = () => {}): BackendOptions {
  return backendOptions({
    dataDir: testDirectory('postgres-away'),
    databaseUrl,
    log,
  });
}

/** Opens a backend as a starting server does. */
function openLate(databaseUrl: string, prepare: (opened: Backend) => Promise<void> = async () => {}) {
  const events: { event: string; reason?: unknown; hint?: unknown }[] = [];
  const log = (event: string, detail?: object) => events.push({ event, ...detail });
  const backend = createDeferredBackend(optionsFor(databaseUrl, log));
  onTestFinished(() => backend.close());
  const app = createApp({
    backend,
    site: { respond: () => ({ response: new Response('a page'), route: 'page' }) },
    preparedAssistant,
    limits: RATE_LIMITS,
    settings: { siteUrl: 'http://localhost:3000', signup: true, trustedProxies: [] },
    jwtSecret: JWT_SECRET,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    now: () => performance.now(),
    log: () => {},
    onTrouble: () => {},
  });
  const readiness = async () => {
    const response = await app.request('/readyz');
    return `${response.status} ${(await response.text()).trim()}`;
  };
  return { backend, app, events, readiness, opened: backend.open(prepare) };
}

/** The message with which a start is refused. */
async function refusalOf(databaseUrl: string): Promise<string> {
  return openLate(databaseUrl).opened.then(
    () => 'started',
    (error: unknown) => (error as Error).message,
  );
}

test('a start while PostgreSQL is down serves pages, waits and says so once', async () => {
  const databaseUrl = await primary.createDatabase(MIGRATED);
  await primary.crash();
  const { backend, app, events, opened, readiness } = openLate(databaseUrl);
  await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
  expect(events[0]?.reason).toBe(
    `The PostgreSQL of DATABASE_URL at ${primary.address} cannot be reached or refuses this server: ECONNREFUSED.`,
  );
  expect(await readiness()).toBe('503 not ready: the database is not open yet');
  expect((await app.request('/')).status).toBe(200);
  await expect(backend.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await primary.resume();
  await opened;
  expect(await readiness()).toBe('200 ready');
  expect(await backend.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(events.filter(({ event }) => event === 'database_awaited')).toHaveLength(1);
});

test('a server that waits for PostgreSQL can be stopped', async () => {
  const databaseUrl = await primary.createDatabase(MIGRATED);
  await primary.crash();
  const { backend, events, opened } = openLate(databaseUrl);
  const ended = expect(opened).rejects.toThrow();
  await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
  await backend.close();
  await ended;
  await primary.resume();
});

test('a wrong password or a missing database refuses the start instead of waiting', async () => {
  const wrong = new URL(await primary.createDatabase(MIGRATED));
  wrong.password = 'not-the-password';
  expect(await refusalOf(wrong.href)).toContain('password authentication failed');
  const missing = new URL(await primary.createDatabase(MIGRATED));
  missing.pathname = '/no-such-database';
  expect(await refusalOf(missing.href)).toContain('does not exist');
});

test('sslrootcert is checked, also against an IP address, and a server without TLS is named', async () => {
  const databaseUrl = await primary.createDatabase(MIGRATED);
  const plain = await refusalOf(`${databaseUrl}?sslmode=require`);
  expect(plain).toMatch(/cannot be reached or refuses this server: [^\n]*TLS[^\n]*\.$/);

  const [key, certificate] = ['server.key', 'server.pem'].map((name) => join(primary.directory, name));
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=postgres -addext'.split(' ');
  execFileSync(
    'openssl',
    [...request, 'subjectAltName=IP:127.0.0.1', '-keyout', `${key}`, '-out', `${certificate}`],
    {
      stdio: 'pipe',
    },
  );
  if (primary.owner) chownSync(`${key}`, primary.owner.uid, primary.owner.gid);
  await primary.run(`alter system set ssl_cert_file = '${certificate}'`);
  await primary.run(`alter system set ssl_key_file = '${key}'`);
  await primary.run('alter system set ssl = on');
  await primary.run('select pg_reload_conf()');
  await vi.waitFor(() => primary.run(`do $$ begin assert current_setting('ssl')::boolean; end $$`), PATIENCE);

  const { backend, opened } = openLate(`${databaseUrl}?sslmode=verify-full&sslrootcert=${certificate}`);
  await opened;
  const encrypted = await backend.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  expect(encrypted).toEqual([{ ssl: true }]);
  expect(await refusalOf(`${databaseUrl}?sslmode=verify-full`)).toContain(
    'no known authority has signed its certificate: name the file of its authority in sslrootcert (DEPTH_ZERO_SELF_SIGNED_CERT).',
  );
  const otherName = databaseUrl.replace('127.0.0.1', 'localhost');
  expect(await refusalOf(`${otherName}?sslmode=verify-full&sslrootcert=${certificate}`)).toContain(
    'its certificate names another host (ERR_TLS_CERT_ALTNAME_INVALID).',
  );
});

test('a UNIX socket is used', async () => {
  const { username, password, pathname, port } = new URL(await primary.createDatabase(MIGRATED));
  const url = `postgres://${username}:${password}@${pathname}?host=${primary.directory}&port=${port}`;
  const { backend, opened } = openLate(url);
  await opened;
  expect(await backend.query('select inet_client_addr() as address')).toEqual([{ address: null }]);
});

/** Starts PgBouncer in transaction mode with its defaults, and returns the URL of the database through it. */
async function throughPgBouncer(databaseUrl: string): Promise<string> {
  const { username, password, hostname, port, pathname } = new URL(databaseUrl);
  const poolerPort = await freePort();
  const file = join(primary.directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  const program = existsSync('/usr/sbin/pgbouncer') ? '/usr/sbin/pgbouncer' : 'pgbouncer';
  const pooler = spawn(program, [file], { ...primary.owner, stdio: 'ignore' });
  onTestFinished(async () => {
    const gone = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await gone;
  });
  return `postgres://any@127.0.0.1:${poolerPort}${pathname}`;
}

test('starts and statements work through PgBouncer in transaction mode', async () => {
  const url = await throughPgBouncer(await primary.createDatabase(MIGRATED));
  const servers = [openLate(url), openLate(url), openLate(url)];
  await Promise.all(servers.map(({ opened }) => opened));
  for (const { backend, events } of servers) {
    expect(await backend.health()).toBe('ready');
    expect(events.map(({ event }) => event)).toContain('database_pooler');
    const asked = Array.from({ length: 30 }, (_, index) =>
      backend.transaction(({ query }) => query('select $1::integer as one', [index])),
    );
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 30 }, (_, one) => [{ one }]));
  }
});

test('a standby is not ready and says why, and a start waits for it', async () => {
  const url = new URL(await primary.createDatabase(MIGRATED));
  await (await openBackend(optionsFor(url.href))).close();
  const standby = await startStandbyOfTest();
  url.host = standby.address;
  const waiting = openLate(url.href);
  await vi.waitFor(() => expect(waiting.events).toHaveLength(1), PATIENCE);
  expect(waiting.events[0]?.reason).toContain('is read-only, as a standby is');
  standby.promote();
  await waiting.opened;
  await standby.run('alter system set default_transaction_read_only = on');
  await standby.run('select pg_reload_conf()');
  await expect
    .poll(waiting.readiness, PATIENCE)
    .toBe('503 not ready: the database accepts no writes, as a standby does');
});

test('with several hosts the primary is used, and after a failover the new one', async () => {
  const url = await primary.createDatabase(MIGRATED);
  const standby = await startStandbyOfTest();
  const { backend, opened, readiness, events } = openLate(
    url.replace(primary.address, `${standby.address},${primary.address}`),
  );
  await opened;
  const write = () => backend.query(`select private.begin_task('a test', '0 seconds')`);
  await write();
  await primary.crash();
  onTestFinished(() => primary.resume());
  standby.promote();
  await expect.poll(readiness, PATIENCE).toBe('200 ready');
  await write();
  expect(events.map(({ event }) => event)).toContain('database_failed_over');
});

test('a former primary that is back is used neither by a start nor after a lost connection', async () => {
  const old = await startMigratedPostgres();
  onTestFinished(() => old.stop());
  const url = await old.createDatabase(MIGRATED);
  const standby = await old.startStandby();
  onTestFinished(() => standby.stop());
  standby.promote();
  const databaseUrl = url.replace(old.address, `${old.address},${standby.address}`);
  const { backend, opened, events, readiness } = openLate(databaseUrl);
  await opened;
  const port = await backend.query(`select '127.0.0.1:' || current_setting('port') as address`);
  expect(port).toEqual([{ address: standby.address }]);
  expect(events).toMatchObject([
    { event: 'database_several_primaries', hint: expect.stringContaining(`uses ${standby.address},`) },
  ]);
  const checked = await siteCheck({ DATABASE_URL: databaseUrl, DATA_DIR: testDirectory('postgres-away') });
  expect(checked).toContain(`Database: FAULT: ${events[0]?.hint}`);
  await standby.crash();
  await expect(backend.query('select 1')).rejects.toThrow();
  await sleep(500);
  expect(await readiness()).toContain('503 not ready');
  expect(events.map(({ event }) => event)).not.toContain('database_failed_over');
  await standby.resume();
  await expect.poll(readiness, PATIENCE).toBe('200 ready');
});

test('two addresses of one server are not two primaries', async () => {
  const url = await primary.createDatabase(MIGRATED);
  const { opened, events } = openLate(
    url.replace(primary.address, `${primary.address},${primary.address.replace('127.0.0.1', 'localhost')}`),
  );
  await opened;
  expect(events).toEqual([]);
});

/** Starts a server. `loseStandby` makes its writes wait for a synchronous standby that does not exist; `regainStandby` ends that. */
async function startSynchronous() {
  const server = await startMigratedPostgres();
  onTestFinished(() => server.stop());
  const setNames = async (names: string) => {
    await server.run(`alter system set synchronous_standby_names = '${names}'`);
    await server.run('select pg_reload_conf()');
    const isSet = `do $$ begin assert current_setting('synchronous_standby_names') = '${names}'; end $$`;
    await vi.waitFor(() => server.run(isSet), PATIENCE);
  };
  // The waiting write blocks its connection, so `server.run` cannot be used.
  const probe = postgres(server.url('postgres'));
  onTestFinished(() => probe.end({ timeout: 0 }));
  const expectWait = async () => {
    const written = probe`create table probe (); drop table probe`.simple().then(
      () => 'written',
      () => 'failed',
    );
    expect(await Promise.race([written, sleep(500, 'waits')])).toBe('waits');
  };
  return {
    url: await server.createDatabase(MIGRATED),
    async loseStandby() {
      await setNames('gone');
      // Writes begin to wait only when the checkpointer has read the setting too.
      await vi.waitFor(expectWait, PATIENCE);
    },
    regainStandby: () => setNames(''),
  };
}

test('a server whose writes wait for a synchronous standby is not ready and says why', async () => {
  const { url, loseStandby, regainStandby } = await startSynchronous();
  const { backend, opened, readiness } = openLate(url);
  await opened;
  await loseStandby();
  expect(await readiness()).toBe('200 ready');
  await expect(backend.query(`select private.begin_task('a test', '0 seconds')`)).rejects.toThrow('in time');
  expect(await readiness()).toBe(
    '503 not ready: the database waits at each write for a synchronous standby that is gone',
  );
  const metrics = createMetrics({ backend, dataDir: testDirectory('postgres-away'), log: () => {} });
  expect(await metrics.text()).toContain('\nsite_database_up 0\n');

  const writes = Array.from({ length: 6 }, (_, index) =>
    backend.query(`select private.begin_task($1, '0 seconds')`, [`test ${index}`]),
  );
  await Promise.allSettled(writes);
  const waiting = async () => {
    expect(await readiness()).toContain('503 not ready: the database waits');
    const [row] = await backend.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()`,
    );
    return row?.count;
  };
  expect(await waiting()).toBe(7);
  await expect.poll(waiting, PATIENCE).toBe(3);
  await regainStandby();
  await expect.poll(readiness, PATIENCE).toBe('200 ready');
});

test('a start writes nothing unless a setting has changed, so that it succeeds while writes wait for a synchronous standby', async () => {
  const { url, loseStandby, regainStandby } = await startSynchronous();
  const store = (count: number) => async (opened: Backend) => {
    await setIntakeCeilings(opened, { contact_submissions: { rowsPerHour: count, heldAtMost: 40 } });
    await setRetentionDays(opened, { contact_submissions: count });
  };
  await openLate(url, store(30)).opened;
  await loseStandby();
  const unchanged = openLate(url, store(30));
  await unchanged.opened;
  expect(await unchanged.readiness()).toBe('200 ready');

  const { app, events, opened, backend } = openLate(url, store(31));
  await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
  expect(events[0]).toMatchObject({
    event: 'database_awaited',
    reason: expect.stringContaining('writes wait for a synchronous standby that is gone.'),
  });
  expect((await app.request('/')).status).toBe(200);
  await regainStandby();
  await opened;
  expect(events).toHaveLength(1);
  expect(await backend.query('select days from private.retention_periods')).toEqual([{ days: 31 }]);
});
