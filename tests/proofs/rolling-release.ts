import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { findHeadlessChromium } from '#scripts/system-packages.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { openFleet, startFleet } from './support/releases/fleet.ts';
import type { Fleet } from './support/releases/fleet.ts';
import { JOURNEYS } from './support/releases/journeys.ts';
import { buildNextRelease, hashedNames, renameBuild, ROOT } from './support/releases/next-build.ts';

/** Journeys on which a message asks for a reload: a password is not kept, and the desk holds unsaved notes. */
const NOT_RELOADED = ['sign-in', 'desk'];

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
    async begin(without: readonly string[] = []): Promise<Visit[]> {
      const visits: Visit[] = [];
      for (const [name, journey] of Object.entries(JOURNEYS)) {
        if (without.includes(name)) continue;
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

const PHASES = ['all before', 'mixed, opened before', 'mixed', 'all after, opened before'] as const;
type Phase = (typeof PHASES)[number];

type Rollout = { name: string; fleet: Fleet; next: string; phases: readonly Phase[]; freshVisits: number };

/** Replaces the servers one by one, and makes the journeys of the named phases meanwhile. */
async function rollOut(browser: Browser, rollout: Rollout): Promise<Measurement[]> {
  const { name, fleet, next, phases, freshVisits } = rollout;
  const { begin, finish, missing, newPage } = openBrowsing(browser, fleet);
  const total = Object.keys(JOURNEYS).length;
  const measurements: Measurement[] = [];
  const count = (what: string, value: number) =>
    void measurements.push({ name: `${name}: ${what}`, value, unit: '', limit: 0 });
  const journeys = async (phase: Phase, visits: Promise<readonly Visit[]>) => {
    if (!phases.includes(phase)) return;
    const failed = await finish(await visits);
    count(`${phase}: of ${total} journeys failed ${failed.join(', ')}`.trim(), failed.length);
  };
  const beginFor = async (phase: Phase) => (phases.includes(phase) ? begin() : []);

  await journeys('all before', beginFor('all before'));
  const during = await beginFor('mixed, opened before');
  const after = await beginFor('all after, opened before');
  await fleet.replace(0, next);
  let asleep = 0;
  for (let visit = 0; visit < freshVisits; visit += 1) {
    const page = await newPage();
    await openHydrated(page, '/').catch(() => (asleep += 1));
    await page.context().close();
  }
  count(`mixed: of ${freshVisits} new visits not hydrated`, asleep);
  await journeys('mixed, opened before', Promise.resolve(during));
  await journeys('mixed', beginFor('mixed'));
  for (const index of [1, 2]) await fleet.replace(index, next);
  await journeys('all after, opened before', Promise.resolve(after));
  count('hashed files that no server had', missing.length);
  return measurements;
}

/** Makes the journeys of pages whose files are gone from all servers. */
async function recoverAll(browser: Browser, fleet: Fleet, next: string): Promise<Measurement> {
  const { begin, finish } = openBrowsing(browser, fleet);
  const visits = await begin(NOT_RELOADED);
  for (const index of [0, 1, 2]) await fleet.replace(index, next);
  const failed = await finish(visits);
  const name = `No file kept: of ${visits.length} journeys failed ${failed.join(', ')}`.trim();
  return { name, value: failed.length, unit: '', limit: 0 };
}

/**
 * Proves that pages opened before a release go on working after it, and that servers of two releases that answer in turn
 * serve the pages of both.
 */
export const proveRollingRelease: Proof = async (scale) => {
  const isFull = scale === 'full';
  const next = isFull ? await buildNextRelease() : renameBuild();
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ['--no-sandbox'] });
  const prove = async (fleet: Fleet, rollout: Omit<Rollout, 'fleet' | 'next'>) =>
    rollOut(browser, { ...rollout, fleet, next }).finally(() => fleet.close());
  try {
    const after = { phases: PHASES.slice(3), freshVisits: 3 };
    const shared = isFull
      ? await prove(await startFleet(ROOT), { name: 'Shared directory', phases: PHASES, freshVisits: 10 })
      : await prove(await openFleet(ROOT, 'shared'), { name: 'Shared directory', ...after });
    const own = isFull
      ? await prove(await openFleet(ROOT, 'own'), { name: 'Own directories', ...after })
      : [];
    const bare = isFull ? await openFleet(ROOT, 'nowhere') : undefined;
    const recovered = bare ? [await recoverAll(browser, bare, next).finally(() => bare.close())] : [];
    const now = new Set(hashedNames(next));
    const before = hashedNames(ROOT);
    const renamed = before.filter((name) => !now.has(name)).length;
    return [
      ...shared,
      ...own,
      ...recovered,
      { name: `Hashed files renamed, of ${before.length}`, value: renamed, unit: '' },
    ];
  } finally {
    await browser.close();
    removeDirectory(next);
  }
};
