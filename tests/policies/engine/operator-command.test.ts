import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { listenForAdminCommands } from '#server/admin/admin-control.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
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
