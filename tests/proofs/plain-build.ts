import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Proof } from './proof.ts';
import { run, runInBrowser } from './support/run-tests.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Names of files below tests/e2e. */
const SHORT = ['pages/navigation'];
/** Journeys of visitors and admins. The tests of the optimisations themselves are left out. */
const FULL = [
  ...SHORT,
  'forms/contact-form',
  'assessment/assessment',
  'chat/chat-drawer',
  'forms/enquiry.journey',
  'pages/filters',
  'forms/insight-gate',
  'desk/login',
  'pages/mobile-menu',
  'forms/newsletter',
  'pages/not-found',
];

/** Titles of tests that need the boot script, which a plain build does not have. */
const REPLAYED_PRESSES = 'before hydration is replayed';

/** Builds the site with `PLAIN_BUILD=1`, runs journeys in a browser on it, and restores the usual build. */
export const provePlainBuild: Proof = async (scale) => {
  const plain = { PLAIN_BUILD: '1' };
  const build = join(ROOT, 'build');
  const usual = join(ROOT, '.cache/usual-build');
  rmSync(usual, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, usual);
  try {
    const built = await run(process.execPath, ['scripts/build.ts', '--without-files'], plain);
    if (built !== 0) return [{ name: 'Plain build: failed', value: 1, unit: '', limit: 0 }];
    const page = readFileSync(join(ROOT, 'build/client/index.html'), 'utf8');
    const files = (scale === 'short' ? SHORT : FULL).map((name) => `tests/e2e/${name}.test.ts`);
    const journeys = await runInBrowser(
      'Plain build: journeys',
      ['--project=pglite', `--grep-invert=${REPLAYED_PRESSES}`, ...files],
      plain,
    );
    return [
      { name: 'Plain build: failed', value: 0, unit: '', limit: 0 },
      {
        name: 'Plain build: pages not as the framework made them',
        value: page.includes('rel="modulepreload"') ? 0 : 1,
        unit: '',
        limit: 0,
      },
      ...journeys,
    ];
  } finally {
    rmSync(build, { recursive: true, force: true });
    if (existsSync(usual)) renameSync(usual, build);
  }
};
