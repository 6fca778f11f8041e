import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import connectTo from 'postgres';
import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { openBackend } from '#server/database/backend.ts';
import type { BackendOptions } from '#server/database/backend.ts';
import { lockDataDirectory } from '#server/database/lock.ts';
import { MIGRATIONS_DIR } from '#server/database/migrations.ts';
import { StartError } from '#server/start-error.ts';
import { siteCheck } from '#tests/harness/site/site-check.ts';
import { enquiry } from '#tests/harness/api.ts';
import { backendOptions, ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import { startFakePostgres } from '#tests/harness/database/fake-postgres.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

const LOCK_MODULE = join(import.meta.dirname, '../../server/database/lock.ts');

let dataDir: string;
beforeEach(() => {
  dataDir = newTemporaryDirectory('start');
});
afterEach(() => removeDirectory(dataDir));

const options = (changes: Partial<BackendOptions> = {}): BackendOptions =>
  backendOptions({ dataDir, ...changes });

/** The message with which a start is refused. */
async function refusal(changes: Partial<BackendOptions>): Promise<string> {
  const error = await openBackend(options(changes)).then(
    async (backend) => backend.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).not.toContain('\n');
  return message;
}

function checked(env: Record<string, string>): Promise<string> {
  return siteCheck({ DATA_DIR: dataDir, ...env });
}

async function isWaitedFor(session: Pick<Sql, 'unsafe'>): Promise<boolean> {
  const [locks] = await session.unsafe<{ waiting: boolean }[]>(
    'select exists (select from pg_locks where not granted) as waiting',
  );
  return locks?.waiting ?? false;
}

/** Starts another process that holds the lock until it is killed. */
async function otherOwner(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const script = `import(${JSON.stringify(LOCK_MODULE)}).then((m) => m.lockDataDirectory(${JSON.stringify(dataDir)})).then(() => { console.log('held'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(kill);
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, kill };
}

test('a second process on a data directory is refused with the directory and the owner’s process id', async () => {
  const owner = await otherOwner();
  const message = await refusal({});
  expect(message).toContain(dataDir);
  expect(message).toContain(`process ${owner.pid}`);
});

test('a killed owner leaves no lock behind', async () => {
  await (await otherOwner()).kill();
  const startedAt = performance.now();
  (await lockDataDirectory(dataDir))();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a migration asks to stop the site that owns the data directory, not to name another one', async () => {
  await otherOwner();
  const script = join(import.meta.dirname, '../../scripts/migrate.ts');
  const migrated = promisify(execFile)(process.execPath, ['--disable-proto=delete', script], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await expect(migrated).rejects.toMatchObject({
    code: 1,
    stderr: `DATA_DIR ${dataDir} is in use by a site or a command: stop the site first. Its next start migrates too.\n`,
  });
});

test('a start waits for an owner that is shutting down', async () => {
  const release = await lockDataDirectory(dataDir);
  let isTaken = false;
  const next = lockDataDirectory(dataDir).finally(() => (isTaken = true));
  await sleep(500);
  expect(isTaken).toBe(false);
  release();
  (await next)();
});

test('one of several simultaneous starts after a crash gets the directory', async () => {
  await (await otherOwner()).kill();
  const script = `import(${JSON.stringify(LOCK_MODULE)}).then((m) => m.lockDataDirectory(${JSON.stringify(dataDir)})).then(() => setTimeout(() => process.exit(0), 5000), () => process.exit(3))`;
  const run = promisify(execFile);
  const codes = await Promise.all(
    Array.from({ length: 4 }, () =>
      run(process.execPath, ['-e', script]).then(
        () => 0,
        (error: { code: number }) => error.code,
      ),
    ),
  );
  expect(codes.sort()).toEqual([0, 3, 3, 3]);
});

test('an unwritable data directory is named', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await refusal({ dataDir: join(file, 'inside') })).toContain('cannot be written');
});

test('an embedded database that cannot be opened is named', async () => {
  mkdirSync(join(dataDir, 'pglite'));
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), 'not a number');
  chmodSync(join(dataDir, 'pglite', 'PG_VERSION'), 0o400);
  expect(await refusal({})).toContain(`${dataDir}/pglite cannot be opened`);
});

/** Migrations that fail while they run, and while they are recorded in the history. */
const HALF_MIGRATIONS = [
  ['create table public.half (id integer); select 1 / 0;', 'division by zero (22012)'],
  [
    `create table public.half (id integer);
     alter table supabase_migrations.schema_migrations add constraint full_up check (version < '2099');`,
    'full_up',
  ],
] as const;

test.each(ENGINES)('%s: a failing migration is named and rolled back completely', async (engine) => {
  const migrationsDir = join(dataDir, 'migrations');
  cpSync(MIGRATIONS_DIR, migrationsDir, { recursive: true });
  const opened = await openTestBackend(engine, { migrationsDir });
  onTestFinished(() => opened.close());
  const file = join(migrationsDir, '20990101000000_create_half.sql');
  for (const [sql, reason] of HALF_MIGRATIONS) {
    writeFileSync(file, sql);
    const message = await opened.restart().then(
      () => 'started',
      (error: unknown) => (error as Error).message,
    );
    expect(message).toContain(
      'The migration 20990101000000_create_half.sql failed and nothing of it was applied',
    );
    expect(message).toContain(reason);
  }
  writeFileSync(file, 'create function public.whole() returns integer language sql as $$ select 1 $$;');
  await opened.restart();
  const [found] = await opened.backend.query(
    `select to_regclass('public.half') as half, to_regproc('public.whole')::text as whole`,
  );
  expect(found).toEqual({ half: null, whole: 'whole' });
});

test('a newer schema is served while it only adds, and refused once it lacks what this release uses', async () => {
  const opened = await openTestBackend('postgres');
  onTestFinished(() => opened.close());
  await opened.backend.query(`
    insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'add_a_column')`);
  await opened.backend.query('alter table public.contact_submissions add column of_a_newer_release text');
  await opened.restart();
  expect(await opened.backend.health()).toBe('ready');
  await opened.backend.query(`update private.schema_floor set version = '20990101000000'`);
  const refused =
    /The database belongs to a newer release: it needs one that knows the migration 20990101000000, and this one ends with \d{14}\.$/m;
  await expect(opened.restart()).rejects.toThrow(refused);
  expect(await checked({ DATABASE_URL: opened.options.databaseUrl ?? '' })).toMatch(refused);
});

test('an unreachable PostgreSQL is named without the password', async () => {
  const port = await freePort();
  const message = await refusal({
    databaseUrl: `postgres://operator:top-secret-word@127.0.0.1:${port}/site`,
  });
  expect(message).toContain(`127.0.0.1:${port} cannot be reached`);
  expect(message).toContain('ECONNREFUSED');
  expect(message).not.toContain('top-secret-word');
});

test('an unresponsive PostgreSQL times out within ten seconds', async () => {
  const fake = await startFakePostgres();
  const startedAt = performance.now();
  expect(await refusal({ databaseUrl: fake.url })).toContain('cannot be reached');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await fake.close();
});

test('a PostgreSQL that is too old is refused', async () => {
  const fake = await startFakePostgres('140011');
  expect(await refusal({ databaseUrl: fake.url })).toContain('is version 14: version 15 or newer is needed.');
  await fake.close();
});

test('a database that cannot hold every character is refused', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const address = new URL(await postgres.createDatabase());
  const sql = connectTo(address.href);
  onTestFinished(() => sql.end({ timeout: 1 }));
  await sql.unsafe(`create database ascii template template0 encoding 'SQL_ASCII'`);
  const message = await refusal({ databaseUrl: new URL('/ascii', address).href });
  expect(message).toMatch(
    /has a database with the encoding SQL_ASCII: create it with template template0 encoding 'UTF8'\.$/,
  );
});

test('servers that start simultaneously on one PostgreSQL wait for each other', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const backends = await Promise.all(Array.from({ length: 4 }, () => openBackend(options({ databaseUrl }))));
  expect(await Promise.all(backends.map((backend) => backend.health()))).toEqual(
    Array.from({ length: 4 }, () => 'ready'),
  );
  await Promise.all(backends.map((backend) => backend.close()));
});

test('a migration that has to wait for a backup does not hold up the enquiries of running servers', async () => {
  const running = await openTestBackend('postgres');
  onTestFinished(() => running.close());
  const { databaseUrl = '' } = running.options;
  const migrationsDir = join(dataDir, 'migrations');
  cpSync(MIGRATIONS_DIR, migrationsDir, { recursive: true });
  writeFileSync(
    join(migrationsDir, '20991231000000_add_column.sql'),
    'alter table public.contact_submissions add column added integer; select private.apply_grants();',
  );
  const sql = connectTo(databaseUrl, { max: 1 });
  onTestFinished(() => sql.end({ timeout: 1 }));
  await sql.begin(async (transaction) => {
    // As pg_dump does.
    await transaction.unsafe('lock table public.contact_submissions in access share mode');
    const starting = refusal({ databaseUrl, migrationsDir });
    while (!(await isWaitedFor(transaction))) await sleep(20);
    await storeEnquiry(running.backend, enquiry());
    const message = await starting;
    expect(message).toMatch(/another session, such as pg_dump, holds a lock \(55P03\)\.$/);
  });
  await (await openBackend(options({ databaseUrl, migrationsDir }))).close();
});

test('an owner of the database without CREATEROLE can run the site once the roles exist', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const admin = new URL(await postgres.createDatabase());
  const sql = connectTo(admin.href);
  onTestFinished(() => sql.end({ timeout: 1 }));
  await sql.unsafe(`create role "site-owner" login password 'owner-of-the-tests'`);
  await sql.unsafe('create database owned owner "site-owner"');
  const databaseUrl = `postgres://site-owner:owner-of-the-tests@${admin.host}/owned`;
  const message = await refusal({ databaseUrl });
  expect(await checked({ DATABASE_URL: databaseUrl })).toContain(`Database: FAULT: ${message}`);
  const [, advice = ''] = /run once "(.*)"\.$/.exec(message) ?? [];
  expect(advice).toContain('create role anon nologin noinherit');
  await sql.unsafe(advice);
  expect(await checked({ DATABASE_URL: databaseUrl })).toMatch(
    /^Database: PostgreSQL; the next start applies (\d+) of \1 migrations$/m,
  );
  // A later start finds its own grants.
  for (let start = 0; start < 2; start += 1) {
    const backend = await openBackend(options({ databaseUrl }));
    expect(await backend.health()).toBe('ready');
    await backend.close();
  }
});

test('CREATEROLE can be taken from the PostgreSQL user after the first start', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const admin = new URL(await postgres.createDatabase());
  const sql = connectTo(admin.href);
  onTestFinished(() => sql.end({ timeout: 1 }));
  await sql.unsafe(`create role site_owner login password 'owner-of-the-tests' createrole`);
  await sql.unsafe('create database owned owner site_owner');
  const databaseUrl = `postgres://site_owner:owner-of-the-tests@${admin.host}/owned`;
  await (await openBackend(options({ databaseUrl }))).close();
  await sql.unsafe('alter role site_owner nocreaterole');
  const backend = await openBackend(options({ databaseUrl }));
  expect(await backend.health()).toBe('ready');
  await backend.close();
});

test('a check names a variable that the server would ignore, because its name is misspelt', async () => {
  expect(await checked({ NOTIFYTO: 'desk@example.com' })).toContain(
    'Settings: FAULT: NOTIFYTO is not a setting. Is NOTIFY_TO meant?',
  );
  expect(await checked({ SIGNPU: 'off' })).toContain('SIGNPU is not a setting. Is SIGNUP meant?');
  expect(await checked({ TRUSTED_PROXY: '127.0.0.1' })).toContain(
    'TRUSTED_PROXY is not a setting. Is TRUSTED_PROXIES meant?',
  );
  expect(await checked({})).toMatch(/^Settings: http:/m);
});

test('a check takes no variable of an ordinary environment for a misspelt setting', async () => {
  const names =
    'LOGNAME INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH CREDENTIALS_DIRECTORY ' +
    'SSH_CONNECTION XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND NODE_EXTRA_CA_CERTS ' +
    'SSL_CERT_FILE SSL_CERT_DIR HTTP_PROXY HTTPS_PROXY NO_PROXY HISTCONTROL LS_COLORS SUDO_COMMAND MAIL_DIR ' +
    'KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT AWS_SECRET_ACCESS_KEY OPENAI_API_KEY PGPASSFILE';
  expect(await checked(Object.fromEntries(names.split(' ').map((name) => [name, ''])))).toMatch(
    /^Settings: http:/m,
  );
});

test('a check refuses one port for the site and its metrics', async () => {
  expect(await checked({ PORT: '3999', METRICS_PORT: '3999' })).toContain(
    'Settings: FAULT: METRICS_PORT and PORT are both 3999: ',
  );
});

test('a check says what is missing for staff to be told of enquiries', async () => {
  const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'site@example.com' };
  const untold = 'Mail: WARNING: nobody is mailed about an enquiry.';
  expect(await checked({})).toContain(`${untold} No mail server is configured (SMTP_URL).\n`);
  expect(await checked(mail)).toContain(
    `${untold} No recipient of notifications is configured (NOTIFY_TO).\n`,
  );
  expect(await checked({ ...mail, NOTIFY_TO: 'desk@example.com,duty@example.com' })).toContain(
    'Mail: by mail.example.com; enquiries are announced to desk@example.com, duty@example.com\n',
  );
});

test.each(['check-installation', 'migrate'])('%s does nothing when it is given an argument', async (name) => {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`);
  const { code, stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-proto=delete', script, '--help'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  ).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Usage: /)]);
  expect(readdirSync(dataDir)).toEqual([]);
});
