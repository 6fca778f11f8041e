import { setTimeout as sleep } from 'node:timers/promises';

import { describeError } from '#backend/describe-error.ts';
import { createIngestHandler } from '#backend/ingestion/ingest-handler.ts';
import type { IngestHandler } from '#backend/ingestion/ingest-handler.ts';
import { ingestSite } from '#backend/ingestion/ingest-site.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';
import { INGESTION_REQUEST } from '#shared/ingestion.ts';

import { createBuiltPagesReader } from './built-pages.ts';
import type { StaticSite } from './static-site.ts';

type IngestionDeps = {
  backend: Backend;
  site: StaticSite;
  siteUrl: string;
  /** Aborted when the server stops, which ends a run in progress. */
  stopping?: AbortSignal;
  log: Log;
};

/** The function `ingest-site` inside the server, which reads the pages from the server's own build. */
export function createIngestFunction({
  backend,
  site,
  siteUrl,
  stopping,
  log,
}: IngestionDeps): IngestHandler {
  return createIngestHandler({
    database: backend,
    siteUrl,
    read: createBuiltPagesReader(site, siteUrl),
    buildDigest: site.digest,
    signal: stopping,
    log,
  });
}

async function isIngested(backend: Backend, digest: string): Promise<boolean> {
  const rows = await backend.query(
    `select 1 from (
        select build_digest from public.ingestion_runs where state = 'succeeded' order by started_at desc limit 1
      ) latest
      where build_digest = $1 and exists (select from public.site_pages)`,
    [digest],
  );
  return rows.length === 1;
}

/** Wait before each attempt, so that a failed database can be reopened, or a busy one catch up. */
const ATTEMPT_DELAYS_MS = [0, 20_000, 120_000];

/**
 * Ingests the pages of this build for the assistant: at the first start, and after every build that changed their
 * content. A failure is logged and recorded with the run, and never stops the server.
 */
export async function ingestOwnPages({
  backend,
  site,
  siteUrl,
  stopping = new AbortController().signal,
  log,
  attemptDelaysMs = ATTEMPT_DELAYS_MS,
}: IngestionDeps & { attemptDelaysMs?: readonly number[] }): Promise<void> {
  if (site.digest === undefined) return;
  for (const delayMs of attemptDelaysMs) {
    try {
      await sleep(delayMs, undefined, { signal: stopping });
      if (await isIngested(backend, site.digest)) return;
      const ingestion = await ingestSite({
        database: backend,
        read: createBuiltPagesReader(site, siteUrl),
        base: new URL(siteUrl),
        limit: INGESTION_REQUEST.limit,
        excludePaths: INGESTION_REQUEST.excludePaths,
        origin: 'server',
        buildDigest: site.digest,
        signal: stopping,
        log,
      });
      if (ingestion.started && ingestion.result.success) return;
    } catch (error) {
      if (stopping.aborted) return;
      log('ingestion_error', describeError(error), 'error');
    }
  }
}
