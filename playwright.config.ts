import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/test/system-packages.ts';
import type { SiteOptions } from './tests/harness/browser/site-test.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // Root has no sandbox to use; the rest keeps Chromium from calling home on a machine without internet.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'pglite', use: { engine: 'pglite' } },
    // The journeys that write and read the database run on PostgreSQL too.
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: '**/*.journey.test.ts' },
  ],
});
