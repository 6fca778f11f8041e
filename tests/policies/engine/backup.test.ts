import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { expect, it, onTestFinished } from 'vitest';

import { backUp, restore } from '#server/database/backup.ts';
import { openBackend } from '#server/database/backend.ts';
import { lastBackup } from '#server/database/last-backup.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import { directoryOfTest } from '#tests/harness/files/directory-of-test.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';

const COUNT = 'select count(*)::int as count from public.newsletter_subscriptions';

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
  const target = join(directoryOfTest('backup'), 'copy');
  expect(await backUp(backend, target, opened.options.dataDir)).toBe(target);
  expect(lastBackup(opened.options.dataDir)).toMatchObject({ directory: target });
  const after = written;
  stop.abort();
  await writer;

  const options = { ...opened.options, dataDir: directoryOfTest('backup') };
  const restored = await restore(target, options);
  expect(restored.subscriptions).toBeGreaterThanOrEqual(before);
  expect(restored.subscriptions).toBeLessThanOrEqual(after + 1);
  const again = await openBackend(options);
  expect(await again.query(COUNT)).toEqual([{ count: restored.subscriptions }]);
  await again.close();
  await expect(restore(target, options)).rejects.toThrow(/holds a database already/);
});

it('never overwrites anything, and refuses to restore a directory that is not a backup', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const place = directoryOfTest('backup');
  writeFileSync(join(place, 'precious'), 'kept');
  await expect(backUp(opened.backend, place, opened.options.dataDir)).rejects.toThrow(/exists already/);
  expect(readFileSync(join(place, 'precious'), 'utf8')).toBe('kept');
  const blocked = join(place, 'precious', 'copy');
  await expect(backUp(opened.backend, blocked, opened.options.dataDir)).rejects.toThrow(
    /could not be written/,
  );
  expect(existsSync(`${blocked}.unfinished`)).toBe(false);
  await expect(restore(place, { ...opened.options, dataDir: directoryOfTest('backup') })).rejects.toThrow(
    /is not a backup/,
  );
});

it('a backup that cannot be opened leaves nothing in the data directory', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const { dataDir } = opened.options;
  const copy = await backUp(opened.backend, join(directoryOfTest('backup'), 'copy'), dataDir);
  const control = join(copy, 'database', 'global', 'pg_control');
  const intact = readFileSync(control);
  const options = { ...opened.options, dataDir: directoryOfTest('backup') };
  writeFileSync(control, Buffer.alloc(intact.length));
  await expect(restore(copy, options)).rejects.toThrow();
  expect(readdirSync(options.dataDir)).toEqual([]);
  writeFileSync(control, intact);
  expect(await restore(copy, options)).toMatchObject({ subscriptions: 0 });
});
