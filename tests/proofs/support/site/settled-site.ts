import { setTimeout as sleep } from 'node:timers/promises';

import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Starts the site and waits for its first ingestion, which would distort measurements taken right after a start. */
export async function startSettledSite(...given: Parameters<typeof startSite>): Promise<SiteProcess> {
  const site = await startSite(...given);
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (!site.output().includes('"event":"ingestion"')) {
    if (Date.now() > deadline) {
      await site.stop();
      throw new Error(`The site did not read its own pages: ${site.output()}`);
    }
    await sleep(50);
  }
  return site;
}
