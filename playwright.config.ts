import { defineConfig } from '@playwright/test';

import { findHeadlessChromium } from './scripts/system-packages.ts';
import { EVERY_CASE } from './tests/harness/browser/sample.ts';
import type { SiteOptions } from './tests/harness/browser/site-test.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // Tests tagged @prove are long or about rare variants, so only `npm run prove -- browser` runs them.
  grepInvert: process.env[EVERY_CASE] === '1' ? undefined : /@prove/,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      // Chromium has no sandbox as root. The other flags stop background requests, which fail without internet.
      args: [
        '--no-sandbox',
        // The test machines have no GPU, and rendering in software needs no GPU process.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Unhinted text has the widths that it has on phones. The headless shell hints it otherwise.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'pglite', use: { engine: 'pglite' } },
    // `npm run prove -- engines` also runs the tests that write to and read from the database on PostgreSQL.
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: '**/*.journey.test.ts' },
  ],
});
