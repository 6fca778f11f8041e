import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { listenForAdminCommands, sendAdminCommand } from '#server/admin/admin-control.ts';
import { backUp, restore } from '#server/admin/backup.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import {
  CAN_ACT_AS_OTHER,
  NO_OTHER_USER,
  OTHER_USER,
  openToOthers,
  readByOther,
} from '#tests/harness/files/other-user.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SECRET = 'sb_secret_for_the_operator_of_this_test_only';
const run = promisify(execFile);

type Outcome = { code: number; text: string };

/** Runs an operator command under `umask 000`, so that new files are private only if the command makes them so. */
async function operator(script: string, dataDir: string, ...args: string[]): Promise<Outcome> {
  const command = `umask 000 && exec "$0" --disable-proto=delete scripts/${script}.ts "$@"`;
  return run('/bin/sh', ['-c', command, process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

async function backendOfTest(): Promise<TestBackend> {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  return opened;
}

/** Listens on a socket like another user's program, records what it receives and always reports success. */
async function listenAsStranger(path: string): Promise<{ heard: () => string }> {
  let heard = '';
  const answer = JSON.stringify({ ok: true, text: 'boss@example.com is an admin now.' });
  const server = createServer((socket) => {
    socket.on('data', (chunk) => {
      heard += chunk;
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${answer.length}\r\nconnection: close\r\n\r\n${answer}`);
    });
  }).listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o666);
  if (CAN_ACT_AS_OTHER) chownSync(path, OTHER_USER.uid, OTHER_USER.gid);
  onTestFinished(() => void server.close());
  return { heard: () => heard };
}

test('database, backup and restored database are private, whatever the umask and the previous modes', async () => {
  const place = testDirectory('private');
  chmodSync(place, 0o755);
  const dataDir = join(place, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  expect(await operator('migrate', dataDir)).toMatchObject({ code: 0 });
  expect(openToOthers(dataDir)).toEqual([]);
  expect(readByOther(dataDir)).toEqual([]);

  // The modes that an earlier version left behind.
  for (const path of ['.', 'pglite', 'pglite/base', 'journal']) chmodSync(join(dataDir, path), 0o777);
  for (const path of ['secrets.json', 'owner.lock', 'pglite/postgresql.conf']) {
    chmodSync(join(dataDir, path), 0o666);
  }
  const backup = join(place, 'not/there/yet');
  expect(await operator('backup', dataDir, backup)).toMatchObject({ code: 0 });
  expect(openToOthers(dataDir)).toEqual([]);
  expect(openToOthers(join(place, 'not'))).toEqual([]);
  expect(readByOther(place)).toEqual([]);

  // A plain copy would keep the open mode of the original.
  chmodSync(join(backup, 'database/postgresql.conf'), 0o644);
  const restored = join(place, 'restored');
  expect(await operator('restore', restored, backup)).toMatchObject({ code: 0 });
  expect(openToOthers(restored)).toEqual([]);
});

async function expectRefused(dataDir: string, reason: RegExp): Promise<void> {
  const { code, text } = await operator('admin', dataDir, 'list');
  expect([code, text]).toEqual([1, expect.stringMatching(/^[^\n]+\.\n$/)]);
  expect(text).toMatch(reason);
}

test('a data directory that is linked or shared is refused with one sentence', async () => {
  const place = testDirectory('private');
  mkdirSync(join(place, 'elsewhere'));
  symlinkSync(join(place, 'elsewhere'), join(place, 'link'));
  await expectRefused(join(place, 'link'), /symbolic link/);
  mkdirSync(join(place, 'linked'), { mode: 0o700 });
  symlinkSync(join(place, 'elsewhere'), join(place, 'linked/pglite'));
  await expectRefused(join(place, 'linked'), /pglite is a symbolic link/);
  mkdirSync(join(place, 'shared'));
  chmodSync(join(place, 'shared'), 0o1777);
  writeFileSync(join(place, 'shared/of-others'), '');
  await expectRefused(join(place, 'shared'), /open to other users and holds other files/);
  expect((await operator('check-installation', join(place, 'shared'))).text).toContain(
    `Data directory: FAULT: DATA_DIR ${join(place, 'shared')} is open to other users`,
  );
  expect(statSync(join(place, 'shared')).mode & 0o7777).toBe(0o1777);
});

test('a data directory that another user owns, whole or in part, is refused with one sentence', async ({
  skip,
}) => {
  skip(!CAN_ACT_AS_OTHER, NO_OTHER_USER);
  const place = testDirectory('private');
  mkdirSync(join(place, 'foreign'));
  chownSync(join(place, 'foreign'), OTHER_USER.uid, OTHER_USER.gid);
  await expectRefused(join(place, 'foreign'), /belongs to another user \(65534\)/);
  mkdirSync(join(place, 'partly/journal'), { recursive: true });
  chownSync(join(place, 'partly/journal'), OTHER_USER.uid, OTHER_USER.gid);
  await expectRefused(join(place, 'partly'), /journal belongs to another user/);
});

test('a check names a file that a restore by root left to another user, as the start does', async ({
  skip,
}) => {
  skip(!CAN_ACT_AS_OTHER, NO_OTHER_USER);
  const dataDir = join(testDirectory('private'), 'data');
  mkdirSync(join(dataDir, 'pglite/base'), { recursive: true, mode: 0o750 });
  const file = join(dataDir, 'pglite/base/1');
  writeFileSync(file, '');
  mkdirSync(join(dataDir, 'lost+found'));
  chownSync(join(dataDir, 'lost+found'), OTHER_USER.uid, OTHER_USER.gid);
  expect((await operator('check-installation', dataDir)).text).toContain(`Data directory: ${dataDir}, `);
  chownSync(file, OTHER_USER.uid, OTHER_USER.gid);
  const { code, text } = await operator('check-installation', dataDir);
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`Data directory: FAULT: ${file} belongs to another user (65534)`),
  ]);
  // A check changes nothing.
  expect(statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o750);
});

test('other users cannot impersonate the server of a data directory with a long path', async () => {
  const { backend } = await backendOfTest();
  const dataDir = join(testDirectory('private'), 'd'.repeat(120));
  mkdirSync(dataDir, { mode: 0o700 });
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const stranger = await listenAsStranger(join(tmpdir(), `site-control-${digest}.sock`));
  expect(await sendAdminCommand(dataDir, SECRET, { action: 'list' })).toBeUndefined();
  const control = await listenForAdminCommands(backend, dataDir, SECRET);
  onTestFinished(() => control.close());
  expect(await sendAdminCommand(dataDir, SECRET, { action: 'list' })).toEqual({
    ok: true,
    text: 'There is no admin yet.',
  });
  expect(openToOthers(dataDir)).toEqual([]);
  expect(stranger.heard()).toBe('');
  await control.close();
  expect(existsSync(join(dataDir, 'control.sock'))).toBe(false);
});

test('nothing is sent to a socket that others may use or to a file that is not a socket', async () => {
  const { backend, options } = await backendOfTest();
  const path = join(options.dataDir, 'control.sock');
  const stranger = await listenAsStranger(path);
  await expect(sendAdminCommand(options.dataDir, SECRET, { action: 'list' })).rejects.toThrow(
    /not the private socket/,
  );
  expect(stranger.heard()).toBe('');
  const other = testDirectory('private');
  mkdirSync(join(other, 'control.sock'));
  await expect(listenForAdminCommands(backend, other, SECRET)).rejects.toThrow(/in the way/);
});

test('a backup is not written where other users could read or replace it', async () => {
  const { backend, options } = await backendOfTest();
  const place = testDirectory('private');
  const prepared = join(place, 'copy.unfinished');
  mkdirSync(prepared);
  chmodSync(prepared, 0o777);
  await expect(backUp(backend, join(place, 'copy'), options.dataDir)).rejects.toThrow(
    /copy\.unfinished exists already/,
  );
  expect(existsSync(prepared)).toBe(true);
  symlinkSync(testDirectory('private'), join(place, 'other.unfinished'));
  await expect(backUp(backend, join(place, 'other'), options.dataDir)).rejects.toThrow(
    /other\.unfinished exists already/,
  );
  const open = join(place, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  await expect(backUp(backend, join(open, 'copy'), options.dataDir)).rejects.toThrow(
    /Other users may change/,
  );

  const copy = await backUp(backend, join(place, 'good'), options.dataDir);
  expect(openToOthers(copy)).toEqual([]);
  chmodSync(copy, 0o777);
  await expect(restore(copy, { ...options, dataDir: testDirectory('private') })).rejects.toThrow(
    /may be changed by another user/,
  );
});
