import { expect, test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

import { withDatabase } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import { keepSessionsAhead } from '#tests/harness/events.ts';
import { newTemporaryDirectory } from '#tests/harness/files/temporary-directory.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

export type SiteOptions = { engine: 'pglite' | 'postgres' };

export type Account = { email: string; password: string };

type TestFixtures = {
  /** Console messages (failed loads included), page errors and requests to other hosts. Tests expect none. */
  troubles: string[];
};
type WorkerFixtures = SiteOptions & {
  /** Further environment variables of the site. */
  siteEnv: Record<string, string>;
  site: SiteProcess;
  /** Admin account, created with `npm run admin`. */
  admin: Account;
};

let visitor = 0;

/**
 * Playwright's `test` with the production site, started once per worker on its own database. Every test is a different
 * visitor: the site trusts the loopback proxy, and each test sends a forwarded address from a different network.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['pglite', { option: true, scope: 'worker' }],
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ engine, siteEnv }, use) => {
      const env: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.1,::1', ...siteEnv };
      const postgres = engine === 'postgres' ? await startMigratedPostgres() : undefined;
      if (postgres) {
        const databaseUrl = postgres.url(MIGRATED);
        env['DATABASE_URL'] = databaseUrl;
        await withDatabase({ dataDir: newTemporaryDirectory('sessions'), databaseUrl }, keepSessionsAhead);
      }
      const site = await startSite(env);
      await use(site);
      await site.stop();
      await postgres?.stop();
    },
    // The first start may have to build the site.
    { scope: 'worker', timeout: 180_000 },
  ],
  admin: [
    async ({ site }, use) => {
      const account = { email: 'operator@example.com', password: 'a-long-enough-passphrase' };
      const created = await site.admin(['create', account.email], account.password);
      expect(created.code, created.text).toBe(0);
      await use(account);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({ site: _site }, use, info) => {
    visitor += 1;
    await use({ 'x-forwarded-for': `${10 + (info.workerIndex % 100)}.51.${visitor % 250}.7` });
  },
  troubles: async ({ page, site }, use) => {
    const troubles: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type()))
        troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const foreign = !request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url());
      if (foreign) troubles.push(`request to another host: ${request.url()}`);
    });
    await use(troubles);
  },
});

export { expect };
