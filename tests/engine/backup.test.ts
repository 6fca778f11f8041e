import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

import { expect, it, onTestFinished } from 'vitest';

import { backUp, restore } from '#server/admin/backup.ts';
import { createAdmin } from '#server/admin/admins.ts';
import { openBackend } from '#server/database/backend.ts';
import type { Backend } from '#server/database/backend.ts';
import { lastBackup } from '#server/database/last-backup.ts';
import { startWatchdog } from '#server/operations/watchdog.ts';
import { enquiry } from '#tests/harness/api.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

const COUNT = 'select count(*)::int as count from public.newsletter_subscriptions';
/** How long the health check waits for an answer. */
const PING_TIMEOUT_MS = 5_000;

/** Calls `before` whenever a file is about to be opened for a change. Returns how to end that. */
function interceptChanges(before: (path: string) => Promise<void>): () => void {
  const { open } = fs;
  fs.open = async (path, flags, mode) => {
    if (flags === 'r+') await before(String(path));
    return open(path, flags, mode);
  };
  syncBuiltinESMExports();
  return () => {
    fs.open = open;
    syncBuiltinESMExports();
  };
}

it('copies the running database consistently and restores it into an empty directory', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { backend } = opened;
  let written = 0;
  const stop = new AbortController();
  await liftHourlyLimits(backend);
  const writer = (async () => {
    while (!stop.signal.aborted) {
      await backend.query('insert into public.newsletter_subscriptions (email) values ($1)', [
        `reader-${written}@example.com`,
      ]);
      written += 1;
      // Yields to the event loop, as between two requests, so that the backup can run in between.
      await setImmediate();
    }
  })();
  await expect.poll(() => written, { timeout: 30_000 }).toBeGreaterThan(20);
  const before = written;
  const target = join(testDirectory('backup'), 'copy');
  expect(await backUp(backend, target, opened.options.dataDir)).toBe(target);
  expect(lastBackup(opened.options.dataDir)).toMatchObject({ directory: target });
  const after = written;
  stop.abort();
  await writer;

  const options = { ...opened.options, dataDir: testDirectory('backup') };
  const restored = await restore(target, options);
  expect(restored.subscriptions).toBeGreaterThanOrEqual(before);
  expect(restored.subscriptions).toBeLessThanOrEqual(after + 1);
  const again = await openBackend(options);
  expect(await again.query(COUNT)).toEqual([{ count: restored.subscriptions }]);
  await again.close();
  await expect(restore(target, options)).rejects.toThrow(/holds a database already/);
});

it('signs everybody out when it is restored, and names the admins of then', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { backend } = opened;
  const { email, password } = { email: 'eve@example.com', password: 'a-passphrase-of-a-test' };
  await createAdmin(backend, email, password);
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const post = (to: Backend, grant: string, body: object) =>
    to.fetch(
      new Request(`http://backend.invalid/auth/v1/token?grant_type=${grant}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    );
  const { refresh_token } = (await (await post(backend, 'password', { email, password })).json()) as {
    refresh_token: string;
  };
  const copy = await backUp(backend, join(testDirectory('backup'), 'copy'), opened.options.dataDir);

  const options = { ...opened.options, dataDir: testDirectory('backup') };
  expect((await restore(copy, options)).admins).toMatchObject([{ email }]);
  const restored = await openBackend(options);
  onTestFinished(() => restored.close());
  expect((await post(restored, 'refresh_token', { refresh_token })).status).toBe(400);
  expect((await post(backend, 'refresh_token', { refresh_token })).status).toBe(200);
});

it('counts the messages that were waiting when it is restored, and the statement of the manual expires them', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { backend } = opened;
  await storeEnquiry(backend, enquiry());
  // A reminder waits too, but is not sent twice.
  await backend.query(
    `insert into public.outbox_messages (kind, submission_id, recipient, next_attempt_at)
     select 'staff_notification', id, 'later@example.com', now() + interval '1 day' from public.contact_submissions`,
  );
  const copy = await backUp(backend, join(testDirectory('backup'), 'copy'), opened.options.dataDir);
  const options = { ...opened.options, dataDir: testDirectory('backup') };
  // The notification of the staff and the acknowledgement.
  expect(await restore(copy, options)).toMatchObject({ waiting: 2 });

  const restored = await openBackend(options);
  onTestFinished(() => restored.close());
  const manual = readFileSync('docs/operations.md', 'utf8');
  const statement = /update public\.outbox_messages set state = 'expired'[^;]*/.exec(manual)?.[0] ?? '';
  await restored.query(statement);
  const states = 'select state, count(*)::int as count from public.outbox_messages group by state order by 1';
  expect(await restored.query(states)).toEqual([
    { state: 'expired', count: 2 },
    { state: 'waiting', count: 1 },
  ]);
});

it('never overwrites anything, and refuses to restore a directory that is not a backup', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const place = testDirectory('backup');
  writeFileSync(join(place, 'precious'), 'kept');
  await expect(backUp(opened.backend, place, opened.options.dataDir)).rejects.toThrow(/exists already/);
  expect(readFileSync(join(place, 'precious'), 'utf8')).toBe('kept');
  const blocked = join(place, 'precious', 'copy');
  await expect(backUp(opened.backend, blocked, opened.options.dataDir)).rejects.toThrow(
    /could not be written/,
  );
  expect(existsSync(`${blocked}.unfinished`)).toBe(false);
  await expect(restore(place, { ...opened.options, dataDir: testDirectory('backup') })).rejects.toThrow(
    /is not a backup/,
  );
});

it('a backup that cannot be opened leaves nothing in the data directory', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { dataDir } = opened.options;
  const copy = await backUp(opened.backend, join(testDirectory('backup'), 'copy'), dataDir);
  const control = join(copy, 'database', 'global', 'pg_control');
  const intact = readFileSync(control);
  const options = { ...opened.options, dataDir: testDirectory('backup') };
  writeFileSync(control, Buffer.alloc(intact.length));
  await expect(restore(copy, options)).rejects.toThrow();
  expect(readdirSync(options.dataDir)).toEqual([]);
  writeFileSync(control, intact);
  expect(await restore(copy, options)).toMatchObject({ subscriptions: 0 });
});

it('is complete although its disk is slow: enquiries are stored meanwhile, and the watchdog lets it finish', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { backend, options } = opened;
  await liftHourlyLimits(backend);
  const events: string[] = [];
  const watchdog = startWatchdog(
    backend,
    (event) => events.push(event),
    () => true,
    () => events.push('unrecoverable'),
  );
  onTestFinished(watchdog.stop);
  // One check after the other, so that one of them begins as soon as statements wait.
  const timer = setInterval(watchdog.check, 100);
  onTestFinished(() => clearInterval(timer));
  const target = join(testDirectory('backup'), 'copy');
  const copyToSlowDisk = async (directory: string) => {
    const endSlowness = interceptChanges(() => sleep(200));
    await backend.copyTo(directory).finally(endSlowness);
  };
  const done = new AbortController();
  const copied = backUp({ ...backend, copyTo: copyToSlowDisk }, target, options.dataDir).finally(() =>
    done.abort(),
  );
  const waits: number[] = [];
  while (!done.signal.aborted) {
    const startedAt = performance.now();
    await storeEnquiry(backend, enquiry({ email: `visitor-${waits.length}@example.com` }));
    waits.push(performance.now() - startedAt);
    await sleep(20);
  }
  await copied;
  // The last one that waited was asked for while files that had changed were copied again, which ends the backup.
  const whileLocked = waits.findLastIndex((wait) => wait > PING_TIMEOUT_MS);
  expect(whileLocked).toBeGreaterThan(10);
  expect(events).toEqual([]);

  const restoredOptions = { ...options, dataDir: testDirectory('backup') };
  expect(await restore(target, restoredOptions)).toMatchObject({ enquiries: whileLocked });
  const again = await openBackend(restoredOptions);
  onTestFinished(() => again.close());
  const countWithout = (plan: string) =>
    again.transaction(async ({ query }) => {
      await query(`set local ${plan} = off`);
      return query(
        "select count(id)::int as count from public.contact_submissions where created_at > '2000-01-01'",
      );
    });
  const all = [{ count: whileLocked }];
  expect(await countWithout('enable_seqscan')).toEqual(all);
  expect(await countWithout('enable_indexscan')).toEqual(all);
});

it('fails, and leaves nothing, when the database is reopened while it is copied', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { backend, options } = opened;
  const target = join(testDirectory('backup'), 'copy');
  let changes = 0;
  const endInterception = interceptChanges(async (path) => {
    if (!path.startsWith(`${target}.unfinished`) || !path.endsWith('pg_control')) return;
    changes += 1;
    // Each checkpoint changes this file. The second change is copied while statements wait.
    if (changes === 2) await backend.reopen();
  });
  onTestFinished(endInterception);
  await expect(backUp(backend, target, options.dataDir)).rejects.toThrow('The database has ended');
  expect(changes).toBe(2);
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.unfinished`)).toBe(false);
  expect(await backend.health()).toBe('ready');
});
