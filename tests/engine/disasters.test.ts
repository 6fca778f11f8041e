import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestContext } from 'vitest';

import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { backUp, restore } from '#server/admin/backup.ts';
import { listen } from '#server/http/listen.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { watchDataDirectory } from '#server/database/data-directory.ts';
import { openInstallation } from '#server/installation.ts';
import { parseSettings } from '#server/settings/env.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { siteCheck } from '#tests/harness/site/site-check.ts';
import { enquiry } from '#tests/harness/api.ts';
import { backendOptions } from '#tests/harness/database/backend.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import { CAN_ACT_AS_OTHER, NO_OTHER_USER, OTHER_USER } from '#tests/harness/files/other-user.ts';
import { fill, mountSmallDisk, NO_SMALL_DISK } from '#tests/harness/files/small-disk.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

/** Every row of the disaster table in docs/operations.md: its message, what is lost, and the way back. */

const ROOT = resolve(import.meta.dirname, '../..');
const SHIFTED_CLOCK = fileURLToPath(new URL('../harness/clock/shifted-clock.ts', import.meta.url));
const ONE_ENQUIRY = fileURLToPath(new URL('../harness/clock/one-enquiry.ts', import.meta.url));
const PAGE_BYTES = 8_192;

type Line = { event: string } & Record<string, unknown>;

async function dataDirOfTest(): Promise<string> {
  const dataDir = await newDataDir();
  onTestFinished(() => removeDirectory(dataDir));
  return dataDir;
}

const optionsOf = (dataDir: string, log: Line[] = []): BackendOptions =>
  backendOptions({ dataDir, log: (event, detail, level) => log.push({ event, level, ...detail }) });

/** Opens a database that is closed at the end of the test, if not before. */
async function open(dataDir: string, log: Line[] = []): Promise<Backend> {
  const backend = await openBackend(optionsOf(dataDir, log));
  onTestFinished(() => backend.close());
  return backend;
}

async function store(backend: Backend, email: string, message = 'A question.'): Promise<void> {
  await storeEnquiry(backend, enquiry({ email, message }));
}

async function stored(backend: Backend): Promise<string[]> {
  const rows = await backend.query<{ email: string }>(
    'select email from public.contact_submissions order by email',
  );
  return rows.map(({ email }) => email);
}

/** The message of a refused start. */
async function refusal(start: () => Promise<unknown> | unknown): Promise<string> {
  const error = await Promise.resolve()
    .then(start)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(error).toHaveProperty('name', 'StartError');
  const { message } = error as Error;
  expect(message).toMatch(/^[A-Z/][^\n]*\.$/);
  return message;
}

/** Prepares a data directory as a start does. The umask that it sets must not stay for the other files of the worker. */
function install(dataDir: string) {
  const before = process.umask();
  onTestFinished(() => void process.umask(before));
  return openInstallation(parseSettings({ DATA_DIR: dataDir }));
}

/** The line of `site check` about a part of the installation, without its name. */
async function checked(part: 'Database' | 'Data directory', dataDir: string): Promise<string> {
  const output = await siteCheck({ DATA_DIR: dataDir });
  return new RegExp(`^${part}: (.*)$`, 'm').exec(output)?.[1] ?? output;
}

/** Stores enquiries that fill several pages, and stops in an orderly way. Returns the path of the table's file. */
async function databaseOfManyPages(dataDir: string): Promise<string> {
  const backend = await openBackend(optionsOf(dataDir));
  for (let number = 0; number < 12; number += 1) {
    // Text that does not compress, so that each row stays in the table and fills much of a page.
    const message = Array.from({ length: 40 }, (_, word) => (number * 977 + word * 7919).toString(36)).join(
      ' ',
    );
    await store(backend, `sender${10 + number}@example.com`, message.repeat(8).slice(0, 1_900));
  }
  const [file] = await backend.query<{ path: string }>(
    `select pg_relation_filepath('public.contact_submissions') as path`,
  );
  await backend.close();
  return join('pglite', file?.path ?? '');
}

const DISASTERS: Record<string, (skip: TestContext['skip']) => Promise<void>> = {
  'Disk full at a start': async (skip) => {
    const disk = mountSmallDisk(200);
    if (!disk) return skip(NO_SMALL_DISK);
    onTestFinished(disk.unmount);
    const dataDir = join(disk.directory, 'data');
    cpSync(await dataDirOfTest(), dataDir, { recursive: true });
    install(dataDir);
    const free = fill(disk.directory, 0);
    const log: Line[] = [];
    install(dataDir);
    const watch = await watchDataDirectory(dataDir, (event, detail) => log.push({ event, ...detail }));
    onTestFinished(watch.stop);
    expect(log).toMatchObject([{ event: 'disk_full', free_bytes: 0 }]);
    let hasWaited = false;
    const opened = watch.untilWritable(new AbortController().signal).then(() => (hasWaited = true));
    // A command that does not wait.
    expect(await refusal(() => openBackend(optionsOf(dataDir)))).toMatch(
      /^The disk of DATA_DIR .* is full: free space and start again; nothing there is damaged\.$/,
    );
    expect(hasWaited).toBe(false);
    free();
    await opened;
    expect(log.at(-1)).toMatchObject({ event: 'data_directory_writable' });
    await (await openBackend(optionsOf(dataDir))).close();
  },

  'Disk full while running': async (skip) => {
    const disk = mountSmallDisk(200);
    if (!disk) return skip(NO_SMALL_DISK);
    onTestFinished(disk.unmount);
    const dataDir = join(disk.directory, 'data');
    cpSync(await dataDirOfTest(), dataDir, { recursive: true });
    const backend = await openBackend(optionsOf(dataDir));
    try {
      await store(backend, 'ada@example.com');
      const log: Line[] = [];
      const watch = await watchDataDirectory(dataDir, (event, detail) => log.push({ event, ...detail }));
      onTestFinished(watch.stop);
      const metrics = createMetrics({ backend, dataDir, log: () => {} });
      expect(await metrics.text()).toMatch(/\nsite_disk_free_bytes [1-9]/);
      const free = fill(disk.directory, 0);
      await expect.poll(watch.isWritable).toBe(false);
      expect(log).toMatchObject([{ event: 'disk_full', hint: expect.stringContaining('Free space') }]);
      expect(await metrics.text()).toContain('\nsite_disk_free_bytes 0\n');
      const full = /^The disk of DATA_DIR .* is full: /;
      await expect(backend.syncDatabase()).rejects.toThrow(full);
      const copy = join(testDirectory('disasters'), 'copy');
      expect(await refusal(() => backUp(backend, copy, dataDir))).toMatch(full);
      expect(await backend.health()).toBe('ready');
      expect(await stored(backend)).toEqual(['ada@example.com']);
      free();
      await expect.poll(watch.isWritable).toBe(true);
      await store(backend, 'grace@example.com');
      expect(await stored(backend)).toEqual(['ada@example.com', 'grace@example.com']);
    } finally {
      await backend.close();
    }
  },

  'Clock jumps': async () => {
    const dataDir = await dataDirOfTest();
    const run = (email: string, shiftMs: number, killed = ''): { email: string; at: string }[] => {
      const output = execFileSync(
        process.execPath,
        ['--disable-proto=delete', '--import', SHIFTED_CLOCK, ONE_ENQUIRY],
        {
          cwd: ROOT,
          encoding: 'utf8',
          env: {
            ...process.env,
            DATA_DIR: dataDir,
            EMAIL: email,
            KILLED: killed,
            CLOCK_SHIFT_MS: String(shiftMs),
          },
        },
      );
      return JSON.parse(output) as { email: string; at: string }[];
    };
    const [ahead] = run('a@example.com', 2 * HOUR_MS, 'yes');
    expect(Date.parse(ahead?.at ?? '') - Date.now()).toBeGreaterThan(HOUR_MS);
    const [kept, behind] = run('b@example.com', -24 * HOUR_MS, 'yes');
    expect(kept).toEqual(ahead);
    expect(Date.parse(behind?.at ?? '') - Date.now()).toBeLessThan(-23 * HOUR_MS);
    expect(await stored(await open(dataDir))).toEqual(['a@example.com', 'b@example.com']);
  },

  'DATA_DIR moved while running': async () => {
    const dataDir = await dataDirOfTest();
    const moved = join(testDirectory('moved'), 'data');
    const backend = await open(dataDir);
    await store(backend, 'ada@example.com');
    const log: Line[] = [];
    const watch = await watchDataDirectory(dataDir, (event, detail) => log.push({ event, ...detail }));
    onTestFinished(watch.stop);
    renameSync(dataDir, moved);
    await expect.poll(watch.isWritable).toBe(false);
    expect(log).toMatchObject([{ event: 'data_directory_gone', hint: expect.stringContaining('DATA_DIR') }]);
    await expect(backend.reopen()).rejects.toThrow(/no longer there/);
    expect(existsSync(dataDir)).toBe(false);
    renameSync(moved, dataDir);
    await expect.poll(watch.isWritable).toBe(true);
    await backend.reopen();
    expect(await stored(backend)).toEqual(['ada@example.com']);
  },

  'DATA_DIR empty, because it is the wrong one or not mounted': async () => {
    const dataDir = join(testDirectory('empty'), 'data');
    const log: Line[] = [];
    await open(dataDir, log);
    expect(log).toContainEqual({
      event: 'database_created',
      level: 'warn',
      directory: join(dataDir, 'pglite'),
      hint: expect.stringContaining('DATA_DIR is the wrong one or not mounted'),
    });
  },

  'DATA_DIR or a file in it belongs to another user': async (skip) => {
    if (!CAN_ACT_AS_OTHER) return skip(NO_OTHER_USER);
    const dataDir = await dataDirOfTest();
    for (const path of ['', 'pglite/PG_VERSION', 'journal']) {
      chownSync(join(dataDir, path), OTHER_USER.uid, OTHER_USER.gid);
      expect(await refusal(() => install(dataDir))).toMatch(
        `${join(dataDir, path)} belongs to another user (${OTHER_USER.uid})`,
      );
      chownSync(join(dataDir, path), 0, 0);
    }
    install(dataDir);
  },

  'Port taken': async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const respond = () => new Response();
    expect(await refusal(() => listen(respond, { host: '127.0.0.1', port, trustedProxies: [] }))).toContain(
      `Port ${port} on 127.0.0.1 is in use: stop the other program`,
    );
  },

  'Lines of the journal damaged': async () => {
    const dataDir = await dataDirOfTest();
    const killed = await dataDirOfTest();
    const backend = await open(dataDir);
    for (const name of ['a', 'b', 'c']) await store(backend, `${name}@example.com`);
    cpSync(join(dataDir, 'journal'), join(killed, 'journal'), { recursive: true });
    const [name = ''] = readdirSync(join(killed, 'journal'));
    const file = join(killed, 'journal', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('b@example.com', 'x@example.com'));
    const log: Line[] = [];
    expect(await stored(await open(killed, log))).toEqual(['a@example.com', 'c@example.com']);
    expect(log).toContainEqual(expect.objectContaining({ event: 'journal_read', replayed: 2, damaged: 1 }));
    // The message of an empty data directory, which this one is not.
    expect(log.map(({ event }) => event)).not.toContain('database_created');
  },

  'Files of the database cut or missing': async () => {
    const dataDir = await dataDirOfTest();
    const file = await databaseOfManyPages(dataDir);
    const backup = join(testDirectory('backup'), 'copy');
    const backend = await openBackend(optionsOf(dataDir));
    await backUp(backend, backup, dataDir);
    // The files of a server that is killed at this moment.
    const killed = testDirectory('killed');
    cpSync(dataDir, killed, { recursive: true });
    expect(await checked('Database', dataDir)).toMatch(
      /^embedded; its files were not examined, because the site runs or was killed/,
    );
    await backend.close();
    expect(await checked('Database', dataDir)).toMatch(/^embedded; no file is shorter than at the last stop/);
    expect(readFileSync(join(dataDir, file)).length).toBeGreaterThan(2 * PAGE_BYTES);

    truncateSync(join(dataDir, file), PAGE_BYTES);
    const fault = await checked('Database', dataDir);
    const afterStop = await refusal(() => openBackend(optionsOf(dataDir)));
    expect(afterStop).toContain(`${file.replace('pglite/', '')} has ${PAGE_BYTES} of`);
    expect(afterStop).toContain(`npm run restore -- ${backup} (made `);
    expect(fault).toBe(`FAULT: ${afterStop}`);
    truncateSync(join(killed, file), PAGE_BYTES);
    const afterKill = await refusal(() => openBackend(optionsOf(killed)));
    expect(afterKill).toMatch(
      /it held 12 enquiries, 0 subscriptions and 0 bookings at .*, now only \d, 0 and 0\./,
    );
    expect(afterKill).toContain(`npm run restore -- ${backup} (made `);

    renameSync(join(dataDir, 'pglite'), join(dataDir, 'moved-away'));
    expect(await restore(backup, optionsOf(dataDir))).toMatchObject({ enquiries: 12 });
    for (const record of ['files-at-stop.json', 'rows-when-synced.json']) {
      expect(afterKill).toContain(record);
      rmSync(join(killed, 'pglite', record), { force: true });
    }
    expect((await stored(await open(killed))).length).toBeLessThan(12);
  },

  'Database cannot be opened': async () => {
    const dataDir = await dataDirOfTest();
    const control = join(dataDir, 'pglite/global/pg_control');
    writeFileSync(control, Buffer.alloc(readFileSync(control).length));
    const message = await refusal(() => openBackend(optionsOf(dataDir)));
    expect(message).toMatch(
      /pglite cannot be opened: it is damaged\. Stop the site, so that nothing starts it again, move that directory away, keep it, and run/,
    );
    expect(message).toContain('no backup is known here');
  },

  'Database moved away': async () => {
    const dataDir = await dataDirOfTest();
    const place = testDirectory('moved-away');
    const backend = await openBackend(optionsOf(dataDir));
    const backup = await backUp(backend, join(place, 'copy'), dataDir);
    await store(backend, 'late@example.com');
    cpSync(join(dataDir, 'journal'), join(place, 'journal'), { recursive: true });
    await backend.close();
    // As after a power failure: the journal still has the enquiry.
    cpSync(join(place, 'journal'), join(dataDir, 'journal'), { recursive: true });
    renameSync(join(dataDir, 'pglite'), join(place, 'pglite'));
    const fault = await checked('Database', dataDir);
    const message = await refusal(() => openBackend(optionsOf(dataDir)));
    expect(fault).toBe(`FAULT: ${message}`);
    expect(message).toContain(
      'has no database, but journal and last-backup.json of one: stop the site and run npm run restore',
    );
    expect(message).toContain(`npm run restore -- ${backup} (made `);
    await restore(backup, optionsOf(dataDir));
    expect(await stored(await open(dataDir))).toEqual(['late@example.com']);

    // A backup alone tells as much; with neither, the start makes an empty database.
    const empty = join(place, 'empty');
    cpSync(join(dataDir, 'last-backup.json'), join(empty, 'last-backup.json'));
    expect(await refusal(() => openBackend(optionsOf(empty)))).toContain('but last-backup.json of one');
    rmSync(join(empty, 'last-backup.json'));
    expect(await stored(await open(empty))).toEqual([]);
  },

  'secrets.json damaged, unreadable or replaced': async () => {
    const dataDir = await dataDirOfTest();
    const file = join(dataDir, 'secrets.json');
    const { secrets } = install(dataDir);
    const intact = readFileSync(file);
    writeFileSync(file, intact.subarray(0, 20));
    const message = await refusal(() => install(dataDir));
    expect(message).toMatch(/secrets\.json is damaged: restore it .* or remove it/);
    expect(await checked('Data directory', dataDir)).toBe(`FAULT: ${message}`);
    rmSync(file);
    mkdirSync(file);
    expect(await refusal(() => install(dataDir))).toMatch(
      /secrets\.json cannot be read \(EISDIR\).*do not remove it/,
    );
    rmSync(file, { recursive: true });
    expect(install(dataDir).secrets.jwtSecret).not.toBe(secrets.jwtSecret);
  },

  'Backup restored': async () => {
    const dataDir = await dataDirOfTest();
    const backup = join(testDirectory('backup'), 'copy');
    const backend = await open(dataDir);
    await store(backend, 'before@example.com');
    await backUp(backend, backup, dataDir);
    await store(backend, 'after@example.com');
    const target = testDirectory('restored');
    cpSync(join(dataDir, 'journal'), join(target, 'journal'), { recursive: true });
    expect(await restore(backup, optionsOf(target))).toMatchObject({ enquiries: 1 });
    expect(await stored(await open(target))).toEqual(['after@example.com', 'before@example.com']);
  },
};

describe('disasters', () => {
  test.for(Object.entries(DISASTERS))('%s', async ([, check], { skip }) => check(skip));

  test('the table in docs/operations.md lists the tested disasters', () => {
    const [, section = ''] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split('\n## Disasters\n');
    const rows = section.split('\n## ')[0]?.match(/^\| [^|]+/gm) ?? [];
    const names = rows.map((row) => row.slice(2).trim().replaceAll('`', '')).slice(2);
    expect(names).toEqual(Object.keys(DISASTERS));
  });
});
