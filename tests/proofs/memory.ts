import { setTimeout as sleep } from 'node:timers/promises';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { startWriters, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

import type { Proof } from './proof.ts';
import { memoryMbOf, watchMemory } from './support/memory-of-processes.ts';
import { startSettledSite } from './support/site/settled-site.ts';
import { askPage, askSteadily } from './support/steady-load.ts';

const FIRST_START_MB = 600;
const RESTART_MB = 512;
const LOADED_MB = 512;
const IDLE_MB = 400;
const POSTGRES_IDLE_MB = 180;
/** Higher than at rest, because V8 lets the heap grow under load before it collects garbage. */
const POSTGRES_LOADED_MB = 256;
const IDLE_MS = { short: 2_000, full: 600_000 };
const LOADED_MS = 60_000;

/** The embedded database is given an empty directory, so that the first start creates it. */
async function measureEmbedded(scale: 'short' | 'full'): Promise<Measurement[]> {
  const dataDir = newTemporaryDirectory('memory');
  const watch = watchMemory(FIRST_START_MB);
  const measured: Measurement[] = [];
  const add = (name: string, value: number, limit: number) =>
    measured.push({ name: `Memory of all processes, embedded database: ${name}`, value, unit: 'MB', limit });
  try {
    const first = await startSettledSite({}, { dataDir });
    await first.stop();
    add(
      `first start${watch.isLimited ? ', in a control group of this size' : ''}`,
      watch.peakMb(),
      FIRST_START_MB,
    );
    const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
    add('restart', watch.peakMb(), RESTART_MB);
    await sleep(IDLE_MS[scale]);
    add(`idle after ${IDLE_MS[scale] / 1_000} s`, memoryMbOf(site.process), IDLE_MB);
    if (scale === 'full') {
      watch.peakMb();
      const writers = startWriters(site.url, 1);
      await askSteadily(performance.now() + LOADED_MS, (number) => askPage(site.url, number));
      await writers.stop();
      add('pages and enquiries for a minute', watch.peakMb(), LOADED_MB);
    }
    await site.stop();
  } finally {
    watch.end();
    removeDirectory(dataDir);
  }
  return measured;
}

async function measurePostgres(): Promise<Measurement[]> {
  const { options, close, backend } = await openTestBackend('postgres');
  await backend.close();
  const site = await startSettledSite({ ...TRUSTS_LOOPBACK, DATABASE_URL: options.databaseUrl ?? '' });
  const measure = (name: string, limit: number): Measurement => ({
    name: `Memory of all processes, PostgreSQL: ${name}`,
    value: memoryMbOf(site.process),
    unit: 'MB',
    limit,
  });
  await sleep(IDLE_MS.full);
  const idle = measure(`idle after ${IDLE_MS.full / 1_000} s`, POSTGRES_IDLE_MB);
  const writers = startWriters(site.url, 1);
  await askSteadily(performance.now() + LOADED_MS, (number) => askPage(site.url, number));
  await writers.stop();
  const loaded = measure('after a minute of pages and enquiries', POSTGRES_LOADED_MB);
  await site.stop();
  await close();
  return [idle, loaded];
}

/** Measures what the site holds, supervisor included, from a finished build. */
export const proveMemory: Proof = async (scale) => [
  ...(await measureEmbedded(scale)),
  ...(scale === 'full' ? await measurePostgres() : []),
];
