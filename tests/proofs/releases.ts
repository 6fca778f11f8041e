import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { findChromium } from '#scripts/system-packages.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { openFleet, startFleet } from './support/releases/fleet.ts';
import type { Fleet } from './support/releases/fleet.ts';
import { JOURNEYS } from './support/releases/journeys.ts';
import { buildNextRelease, hashedNames, renameBuild, ROOT } from './support/releases/next-build.ts';

const FRESH_VISITS = { short: 3, full: 10 };

type Visit = { name: string; page: Page; act: () => Promise<void> };

/** Opens pages in the browser, each as another visitor, and counts hashed files that no server had. */
function openBrowsing(browser: Browser, { url, staff }: Fleet) {
  let visitors = 0;
  const missing: string[] = [];

  async function newPage(): Promise<Page> {
    visitors += 1;
    const address = `198.51.100.${visitors}`;
    const context = await browser.newContext({
      baseURL: url,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    const page = await context.newPage();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(assets|images)\//.test(pathname) && response.status() === 404) missing.push(pathname);
    });
    return page;
  }

  return {
    missing,
    newPage,
    async begin(): Promise<Visit[]> {
      const visits: Visit[] = [];
      for (const [name, journey] of Object.entries(JOURNEYS)) {
        const page = await newPage();
        visits.push({ name, page, act: await journey(page, staff) });
      }
      return visits;
    },
    /** Names of the journeys that failed. */
    async finish(visits: readonly Visit[]): Promise<string[]> {
      const failed: string[] = [];
      for (const { name, page, act } of visits) {
        await act().catch((error: unknown) => {
          failed.push(name);
          process.stderr.write(`  ${name}: ${String(error).split('\n')[0]}\n`);
        });
        await page.context().close();
      }
      return failed;
    },
  };
}

/**
 * Proves that pages opened before a release go on working after it, and that servers of two releases that answer in turn
 * serve the pages of both.
 */
export const proveReleases: Proof = async (scale) => {
  const isFull = scale === 'full';
  const next = isFull ? await buildNextRelease() : renameBuild();
  const fleet = await (isFull ? startFleet(ROOT) : openFleet(ROOT));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const { begin, finish, missing, newPage } = openBrowsing(browser, fleet);
    const total = Object.keys(JOURNEYS).length;
    const failedOf = (when: string, failed: readonly string[]): Measurement => ({
      name: `Of ${total} journeys failed, ${when}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
      value: failed.length,
      unit: '',
      limit: 0,
    });
    const measurements: Measurement[] = [];
    if (isFull) measurements.push(failedOf('one release', await finish(await begin())));

    const during = isFull ? await begin() : [];
    const after = await begin();
    await fleet.replace(0, next);
    let asleep = 0;
    for (let visit = 0; visit < FRESH_VISITS[scale]; visit += 1) {
      const page = await newPage();
      await openHydrated(page, '/').catch(() => (asleep += 1));
      await page.context().close();
    }
    measurements.push({
      name: `One server of three on the next release: of ${FRESH_VISITS[scale]} new visits not hydrated`,
      value: asleep,
      unit: '',
      limit: 0,
    });
    if (isFull) {
      measurements.push(failedOf('opened before, continued in the mixed fleet', await finish(during)));
      measurements.push(failedOf('begun in the mixed fleet', await finish(await begin())));
    }
    for (const index of [1, 2]) await fleet.replace(index, next);
    measurements.push(failedOf('opened before, continued after the release', await finish(after)));

    const now = new Set(hashedNames(next));
    const before = hashedNames(ROOT);
    return [
      ...measurements,
      {
        name: `Hashed files renamed, of ${before.length}`,
        value: before.filter((name) => !now.has(name)).length,
        unit: '',
      },
      { name: 'Hashed files that no server had', value: missing.length, unit: '', limit: 0 },
    ];
  } finally {
    await browser.close();
    await fleet.close();
    removeDirectory(next);
  }
};
