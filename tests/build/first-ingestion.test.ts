import { resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import { ingestOwnPages } from '#server/site/ingestion.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';

test(
  'a first ingestion that fails in the database succeeds at the next attempt',
  { timeout: 120_000 },
  async () => {
    const { backend, close } = await openTestBackend('pglite');
    onTestFinished(close);
    const siteUrl = 'http://localhost:3000';
    const site = loadStaticSite(resolve(import.meta.dirname, '../../build'), siteUrl);
    let faults = 0;
    const failing: Backend = {
      ...backend,
      transaction: (work) =>
        backend.transaction((session) =>
          work({
            ...session,
            query(sql, ...rest) {
              if (!sql.includes('insert into public.site_pages') || faults > 0)
                return session.query(sql, ...rest);
              faults += 1;
              throw new Error('The database is being opened anew.');
            },
          }),
        ),
    };
    await ingestOwnPages({ backend: failing, site, siteUrl, log: () => {}, attemptDelaysMs: [0, 0, 0] });
    expect(faults).toBe(1);
    const runs = await backend.query('select state from public.ingestion_runs order by started_at');
    expect(runs).toEqual([{ state: 'failed' }, { state: 'succeeded' }]);
    // Pages that the server fills are left out and not missed.
    const failed = await backend.query(`select url from public.ingestion_run_pages where outcome = 'failed'`);
    expect(failed).toEqual([]);
  },
);
