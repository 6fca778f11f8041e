import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { withDatabase } from '#tests/harness/database/backend.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { fill, mountSmallDisk } from '#tests/harness/files/small-disk.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { watchPages } from './support/page-watch.ts';
import type { Proof } from './proof.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { compareStored, newUnlimitedDataDir, storedAddresses } from './support/site/site-data.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';
import { newSubmission, startWriters, submit, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

const DISK_MB = 320;
const WRITERS = 6;
const ROUNDS = { short: 1, full: 5 };
const BACK_LIMIT_MS = 10_000;
const GIVEN_UP_MS = 30_000;
/** The server checks the free disk space twice a second. */
const NOTICED_WITHIN_MS = 1_500;
const FULL_MS = 4_000;
/** Left free in some rounds: too little for the next segment of the write-ahead log. */
const LEFT_BYTES = 12 * 1024 * 1024;

const NOT_ALLOWED =
  'Disk full: not measured, because this machine does not allow mounting a small disk (tmpfs).';

/** Milliseconds until a write is accepted again. */
async function untilAccepted(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVEN_UP_MS) {
    const response = await submit(url, newSubmission('newsletter_subscriptions'));
    await response?.arrayBuffer();
    if (response?.status === 201) break;
    await sleep(50);
  }
  return Math.round(performance.now() - startedAt);
}

/**
 * Kills the server on a full disk. The next one must serve pages and wait, and accept writes once there is space.
 * @returns the milliseconds from then on, and whether it accepted a write or failed a page before
 */
async function restartOnFullDisk(
  site: SiteProcess,
  directory: string,
): Promise<{ recoveryMs: number; faults: number }> {
  const giveBack = fill(directory, 0);
  await sleep(NOTICED_WITHIN_MS);
  site.killServer();
  await sleep(FULL_MS);
  const page = await fetch(site.url);
  const readiness = await fetch(`${site.url}/readyz`);
  const faults = [page.status !== 200, readiness.status !== 503].filter(Boolean).length;
  giveBack();
  return { recoveryMs: await untilAccepted(site.url), faults };
}

/**
 * Fills the disk of the embedded database during writes, as another program's log would, frees the space, and finally
 * checks that every acknowledged row is stored.
 */
export const proveDiskFull: Proof = async (scale) => {
  const disk = mountSmallDisk(DISK_MB);
  if (!disk) {
    return [{ name: NOT_ALLOWED, value: 1, unit: '', ...(scale === 'full' ? { limit: 0 } : {}) }];
  }
  const dataDir = join(disk.directory, 'data');
  try {
    const template = await newUnlimitedDataDir();
    cpSync(template, dataDir, { recursive: true });
    removeDirectory(template);
    return await fillAgainAndAgain(disk.directory, dataDir, ROUNDS[scale]);
  } finally {
    disk.unmount();
  }
};

async function fillAgainAndAgain(directory: string, dataDir: string, rounds: number): Promise<Measurement[]> {
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  const returns: number[] = [];
  let fullSince = Infinity;
  let refused = 0;
  let badAnswers = 0;
  const writers = startWriters(site.url, WRITERS, (response, ms) => {
    const { status, headers } = response;
    const isRefusal = status === 503 && Number(headers.get('retry-after')) > 0;
    const askedFull = performance.now() - ms > fullSince + NOTICED_WITHIN_MS;
    if (isRefusal) refused += 1;
    // Once the server has noticed the full disk, it must refuse every write; before and after it may do either.
    else if (askedFull || ![201, 409, 429].includes(status)) badAnswers += 1;
  });
  const pages = watchPages(site.url);
  let restarted = { recoveryMs: Infinity, faults: 1 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await sleep(1_000);
      const giveBack = fill(directory, round % 2 === 0 ? 0 : Math.random() * LEFT_BYTES);
      fullSince = performance.now();
      await sleep(FULL_MS);
      fullSince = Infinity;
      giveBack();
      returns.push(await untilAccepted(site.url));
    }
    // Requests in flight when the server is killed get no answer.
    await writers.stop();
    await pages.stop();
    restarted = await restartOnFullDisk(site, directory);
  } finally {
    await writers.stop();
    await pages.stop();
    await site.stop();
  }
  const { missing, doubled } = compareStored(
    writers.acknowledged,
    await withDatabase({ dataDir }, storedAddresses),
  );
  const full = `Disk full ${rounds} times`;
  return [
    { name: `${full}: rows acknowledged`, value: writers.acknowledged.length, unit: 'rows' },
    missedIfNone(`${full}: no row acknowledged`, writers.acknowledged.length),
    { name: `${full}: writes refused with 503 and Retry-After`, value: refused, unit: 'answers' },
    { name: `${full}: writes answered in another way`, value: badAnswers, unit: 'answers', limit: 0 },
    missedIfNone(`${full}: no write refused at all`, refused),
    { name: `${full}: pages not answered 200`, value: pages.bad(), unit: 'pages', limit: 0 },
    { name: `${full}: slowest page`, value: pages.slowestMs(), unit: 'ms' },
    { name: `${full}: slowest recovery`, value: Math.max(...returns), unit: 'ms', limit: BACK_LIMIT_MS },
    { name: 'Start on a full disk: pages or readiness wrong', value: restarted.faults, unit: '', limit: 0 },
    {
      name: 'Start on a full disk: recovery',
      value: restarted.recoveryMs,
      unit: 'ms',
      limit: BACK_LIMIT_MS,
    },
    { name: `${full}: acknowledged rows missing`, value: missing, unit: 'rows', limit: 0 },
    { name: `${full}: rows stored twice by retries`, value: doubled, unit: 'rows', limit: 0 },
  ];
}
