import { setTimeout as sleep } from 'node:timers/promises';

import { withDatabase } from '#tests/harness/database/backend.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { compareStored, newUnlimitedDataDir, storedAddresses } from './support/site/site-data.ts';
import { startWriters, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';
import { untilReady } from './support/site/until-ready.ts';

const WRITERS = 8;
const ROUNDS = { short: 3, full: 50 };
const RETURN_LIMIT_MS = 5_000;

/**
 * Kills the serving process of `npm start` repeatedly during writes while the supervisor restarts it and the visitors
 * repeat unanswered requests, and finally looks for acknowledged rows that are missing or stored twice.
 */
export const proveKilled: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const returns: number[] = [];
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  const writers = startWriters(site.url, WRITERS);
  try {
    for (let round = 0; round < ROUNDS[scale]; round += 1) {
      await sleep(300 + Math.random() * 700);
      site.killServer();
      returns.push(await untilReady(site.url));
    }
  } finally {
    await writers.stop();
    await site.stop();
  }
  const stored = await withDatabase({ dataDir }, storedAddresses);
  removeDirectory(dataDir);
  const { missing, doubled } = compareStored(writers.acknowledged, stored);
  const rounds = `${ROUNDS[scale]} times SIGKILL under ${WRITERS} writers`;
  return [
    { name: `${rounds}: rows acknowledged`, value: writers.acknowledged.length, unit: 'rows' },
    missedIfNone(`${rounds}: no row acknowledged`, writers.acknowledged.length),
    { name: `${rounds}: acknowledged rows missing`, value: missing, unit: 'rows', limit: 0 },
    { name: `${rounds}: rows stored twice by retries`, value: doubled, unit: 'rows', limit: 0 },
    { name: `${rounds}: slowest restart`, value: Math.max(...returns), unit: 'ms', limit: RETURN_LIMIT_MS },
  ];
};
