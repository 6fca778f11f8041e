import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createIngestHandler } from '#backend/ingestion/ingest-handler.ts';
import { createNetworkReader } from '#backend/public-web/network-reader.ts';
import type { IngestionResult } from '#shared/ingestion.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import { HOSTILE_REPORT, startHostileSite } from '#tests/harness/site/hostile-site.ts';
import type { HostileSite } from '#tests/harness/site/hostile-site.ts';

type Ingest = (site: HostileSite, wish?: object) => Promise<{ status: number; result: IngestionResult }>;

let opened: TestBackend;
beforeAll(async () => {
  opened = await openTestBackend('postgres');
});
afterAll(() => opened?.close());
beforeEach(async () => {
  await opened.backend.query('delete from public.site_pages');
  await opened.backend.query('delete from public.ingestion_runs');
});

const wishFor = (site: HostileSite, changes: object = {}) =>
  JSON.stringify({ baseUrl: site.url, limit: 150, excludePaths: [], ...changes });

const RUNTIMES: Record<string, Ingest> = {
  'in the server': async (site, changes) => {
    const handle = createIngestHandler({
      database: opened.backend,
      siteUrl: site.url,
      read: createNetworkReader({
        resolve: async () => ['127.0.0.1'],
        permits: (address) => address === '127.0.0.1',
      }),
      log: () => {},
    });
    const response = await handle(JSON.parse(wishFor(site, changes)), 'admin');
    return { status: response.status, result: (await response.json()) as IngestionResult };
  },
  'under deno': async (site, changes) => {
    const edge = await startEdgeFunction('tests/fixtures/ingest-site', {
      SUPABASE_DB_URL: opened.options.databaseUrl ?? '',
      SITE_URL: site.url,
    });
    try {
      const response = await fetch(edge.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: wishFor(site, changes),
      });
      return { status: response.status, result: (await response.json()) as IngestionResult };
    } finally {
      await edge.stop();
    }
  },
};

function reportOf({ pages = [] }: IngestionResult): Record<string, [string, string]> {
  return Object.fromEntries(
    pages.map(({ url, outcome, reason }) => [new URL(url).pathname + new URL(url).search, [outcome, reason]]),
  );
}

describe.each(Object.entries(RUNTIMES))('%s', (_name, ingest) => {
  test('every trap of a hostile site is reported, and its normal pages are ingested', async () => {
    const site = await startHostileSite();
    const startedAt = performance.now();
    const { status, result } = await ingest(site, { excludePaths: ['/calendar', '/list'] });
    const seconds = (performance.now() - startedAt) / 1_000;
    const report = reportOf(result);
    expect([status, result.success]).toEqual([200, false]);
    expect(report).toMatchObject(HOSTILE_REPORT);
    expect(Object.keys(report).sort()).toEqual(
      [...Object.keys(HOSTILE_REPORT), '/calendar/0', '/list?n=0'].sort(),
    );
    expect(site.asked('/secret/page')).toBe(0);
    expect(site.asked(/^\/loop/)).toBeLessThanOrEqual(14);
    // The slowest page takes ten seconds; the rest is allowance for a busy machine.
    expect(seconds).toBeLessThan(90);
    const stored = await opened.backend.query<{ path: string }>(
      'select path from public.site_pages order by 1',
    );
    expect(stored.map(({ path }) => path)).toEqual([
      '/',
      '/good',
      '/original',
      '/packed',
      '/swap-a',
      '/swap-b',
    ]);
    await site.close();
  }, 150_000);

  test('an endless calendar and nested lists are abandoned at their limits', async () => {
    const site = await startHostileSite();
    const { result } = await ingest(site, {
      excludePaths: ['/endless', '/drip', '/gzip-bomb', '/brotli-bomb', '/file'],
    });
    const report = reportOf(result);
    expect(report['/calendar/9']?.[0]).toBe('added');
    expect(report['/calendar/10']).toBeUndefined();
    expect(site.asked(/^\/list\?/)).toBe(20);
    expect(site.asked(/^\/calendar/)).toBe(10);
    await site.close();
  }, 150_000);

  test('no more pages are fetched than the request allows', async () => {
    const site = await startHostileSite();
    const { result } = await ingest(site, { limit: 3, excludePaths: ['/drip', '/endless'] });
    expect(site.asked(/^\/(?!robots\.txt|sitemap\.xml)/)).toBe(3);
    expect(result.message).toContain('The page limit was reached before the end of the site.');
    await site.close();
  }, 150_000);

  test.each([
    ['answers with 503', 503],
    ['answers with 429', 429],
    ['breaks off', 0],
  ])(
    'a robots.txt that %s ends the run before any page is fetched',
    async (_name, status) => {
      const site = await startHostileSite((response) => {
        if (status === 0) response.destroy();
        else response.writeHead(status).end();
      });
      const { result } = await ingest(site);
      expect(result).toMatchObject({ success: false, message: expect.stringContaining('robots.txt') });
      expect(site.asked('/')).toBe(0);
      await site.close();
    },
    150_000,
  );

  test('only the first 500 KiB of an endless robots.txt are read', async () => {
    const site = await startHostileSite((response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('User-agent: *\nDisallow: /\n');
      const timer = setInterval(() => response.write('# and so on\n'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const { result } = await ingest(site);
    expect(result).toMatchObject({
      success: false,
      message: 'No page could be read, so nothing was changed.',
    });
    expect([site.asked('/'), site.sent('/robots.txt') < 20_000_000]).toEqual([0, true]);
    await site.close();
  }, 150_000);
});
