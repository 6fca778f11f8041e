import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { listenForAdminCommands } from '#server/admin/admin-control.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SECRET = 'sb_secret_for_the_operator_of_this_test_only';
/** Longer than a command waits for a process that is about to release the data directory. */
const OPENING_MS = 4_000;
const run = promisify(execFile);

test('a command waits for a server that owns the data directory but accepts no commands yet', async () => {
  const { backend, options, close } = await openTestBackend('pglite');
  onTestFinished(close);
  const listed = run(process.execPath, ['--disable-proto=delete', 'scripts/admin.ts', 'list'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: options.dataDir, SUPABASE_SECRET_KEY: SECRET },
  });
  // Otherwise a command that has failed by now would be an unhandled rejection.
  listed.catch(() => {});
  // The command stores its secrets just before it tries to lock the directory.
  const isTrying = () => existsSync(join(options.dataDir, 'secrets.json'));
  expect(isTrying()).toBe(false);
  await expect.poll(isTrying, { timeout: 30_000 }).toBe(true);
  await sleep(OPENING_MS);
  const control = await listenForAdminCommands(backend, options.dataDir, SECRET);
  onTestFinished(control.close);
  expect((await listed).stdout).toBe('There is no admin yet.\n');
});

test('in a directory without a database only the creation of an account makes one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'operator-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: directory, ADMIN_PASSWORD: PASSWORD };
  const admin = (...args: string[]) =>
    run(process.execPath, ['--disable-proto=delete', 'scripts/admin.ts', ...args], { cwd: ROOT, env });
  for (const args of [['list'], ['revoke', 'ada@example.com'], ['password', 'ada@example.com']])
    await expect(admin(...args)).rejects.toMatchObject({
      stderr: `DATA_DIR ${directory} holds no database: set DATA_DIR to that of the site.\n`,
    });
  expect(readdirSync(directory)).not.toContain('pglite');
  await admin('create', 'ada@example.com');
  expect((await admin('list')).stdout).toContain('ada@example.com');
});
