import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import type { Proof } from './proof.ts';

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

const reportSchema = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

async function run(program: string, args: string[], env: Record<string, string>): Promise<number | null> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

/** Builds the site with `PLAIN_BUILD=1`, runs journeys in a browser on it, and restores the usual build. */
export const provePlainBuild: Proof = async (scale) => {
  const directory = newTemporaryDirectory('plain-build');
  const report = join(directory, 'report.json');
  const plain = { PLAIN_BUILD: '1' };
  const build = join(ROOT, 'build');
  const usual = join(ROOT, '.cache/usual-build');
  rmSync(usual, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, usual);
  try {
    const built = await run(process.execPath, ['scripts/build.ts', '--without-files'], plain);
    const page = readFileSync(join(ROOT, 'build/client/index.html'), 'utf8');
    const files = (scale === 'short' ? SHORT : FULL).map((name) => `tests/e2e/${name}.test.ts`);
    await run(
      join(ROOT, 'node_modules/.bin/playwright'),
      [
        'test',
        '--project=pglite',
        '--reporter=json',
        `--output=${join(directory, 'results')}`,
        `--grep-invert=${REPLAYED_PRESSES}`,
        ...files,
      ],
      { ...plain, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    const { stats } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    return [
      { name: 'Plain build: failed', value: built === 0 ? 0 : 1, unit: '', limit: 0 },
      {
        name: 'Plain build: pages not as the framework made them',
        value: page.includes('rel="modulepreload"') ? 0 : 1,
        unit: '',
        limit: 0,
      },
      { name: 'Plain build: journeys passed', value: stats.expected, unit: '' },
      { name: 'Plain build: no journey run', value: stats.expected > 0 ? 0 : 1, unit: '', limit: 0 },
      { name: 'Plain build: journeys failed', value: stats.unexpected, unit: '', limit: 0 },
    ];
  } finally {
    rmSync(build, { recursive: true, force: true });
    if (existsSync(usual)) renameSync(usual, build);
    removeDirectory(directory);
  }
};
