import { INGESTION_LIMITS, PAGE_OUTCOMES } from '../../shared/ingestion.ts';
import type { IngestionResult, IngestionCounts, PageReport } from '../../shared/ingestion.ts';
import { describeError } from '../describe-error.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';

import { CrawlFault } from './crawl/crawl-fault.ts';
import { CRAWL_LIMITS } from './crawl/crawl-limits.ts';
import { crawl } from './crawl/crawl.ts';
import type { ReadUrl } from '../public-web/read-url.ts';
import { claimRun, endRun, HEARTBEAT_MS, reportProgress, RunLost } from './runs.ts';
import type { NotStarted, Run, RunEnd, RunOrigin } from './runs.ts';
import { applyPlan, planStorage } from './store.ts';

export type IngestOptions = {
  database: Database;
  read: ReadUrl;
  base: URL;
  limit: number;
  excludePaths: readonly string[];
  origin: RunOrigin;
  buildDigest?: string;
  /** Ends the run when the server stops. */
  signal: AbortSignal;
  log: Log;
};

type Ingestion = NotStarted | { started: true; result: IngestionResult };

const NO_COUNTS = Object.fromEntries(PAGE_OUTCOMES.map((outcome) => [outcome, 0])) as IngestionCounts;
const PROGRESS_EVERY_MS = 500;

function failure(message: string): RunEnd {
  return { state: 'failed', message, counts: NO_COUNTS, pages: [] };
}

function countOf(reports: readonly PageReport[]): IngestionCounts {
  const counts = { ...NO_COUNTS };
  for (const { outcome } of reports) counts[outcome] += 1;
  return counts;
}

function summary(
  { added, changed, unchanged, removed, failed }: IngestionCounts,
  isTruncated: boolean,
): string {
  const parts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`, `${removed} removed`];
  if (failed > 0) parts.push(`${failed} failed`);
  const cut = isTruncated ? ' The page limit was reached before the end of the site.' : '';
  return `Site content ingested: ${parts.join(', ')}.${cut}`;
}

/** Writes a run's progress regularly, which is also its heartbeat. Calls `onLost` when another run has replaced it. */
function watch(database: Database, run: Run, onLost: () => void) {
  let progress = { found: 0, done: 0 };
  let writtenAt = 0;
  let pending: Promise<void> = Promise.resolve();
  let busy = false;
  const write = () => {
    if (busy) return;
    busy = true;
    writtenAt = performance.now();
    pending = reportProgress(database, run, progress)
      .then((isOurs) => {
        if (!isOurs) onLost();
      })
      // Ignored: a database that stays unreachable shows at the next report, or at the end of the run.
      .catch(() => {})
      .finally(() => (busy = false));
  };
  const timer = setInterval(write, HEARTBEAT_MS);
  return {
    report(next: { found: number; done: number }) {
      progress = next;
      if (performance.now() - writtenAt >= PROGRESS_EVERY_MS) write();
    },
    async stop() {
      clearInterval(timer);
      await pending;
    },
  };
}

/** The message that the desk shows for a run that failed or was stopped. */
function failureMessage(error: unknown, stop: AbortSignal, deadline: AbortSignal): string {
  if (error instanceof CrawlFault) return error.message;
  if (stop.aborted) return 'The server was stopped, so nothing was changed.';
  if (deadline.aborted) {
    return `The site took longer than ${CRAWL_LIMITS.runTimeoutMs / 1_000} seconds, so nothing was changed.`;
  }
  return 'The run failed, so nothing was changed.';
}

async function run(options: IngestOptions, current: Run): Promise<RunEnd> {
  const { database, read, base, limit, excludePaths, signal } = options;
  const deadline = AbortSignal.timeout(CRAWL_LIMITS.runTimeoutMs);
  const lost = new AbortController();
  const watcher = watch(database, current, () => lost.abort());
  try {
    const site = await crawl({
      base,
      limit,
      excludePaths,
      read,
      signal: AbortSignal.any([signal, deadline, lost.signal]),
      onProgress: watcher.report,
    });
    if (site.pages.length === 0) throw new CrawlFault('No page could be read, so nothing was changed.');
    await watcher.stop();
    const found = site.pages.length + site.leftOut.length;
    await reportProgress(database, current, { found, done: found });
    return await database.transaction(async ({ query }) => {
      const plan = await planStorage(query, site, options.origin === 'server');
      const counts = countOf(plan.reports);
      const pages = plan.reports.slice(0, INGESTION_LIMITS.listedPages);
      const end: RunEnd = plan.refusal
        ? {
            state: 'refused',
            message: plan.refusal,
            counts: { ...NO_COUNTS, removed: plan.removed.length },
            pages,
          }
        : { state: 'succeeded', message: summary(counts, site.isTruncated), counts, pages };
      if (end.state === 'succeeded') await applyPlan(query, plan);
      await endRun(query, current, end);
      return end;
    });
  } catch (error) {
    await watcher.stop();
    if (error instanceof RunLost || lost.signal.aborted) {
      return failure('Another run took over, so nothing was changed.');
    }
    if (!(error instanceof CrawlFault) && !signal.aborted && !deadline.aborted) {
      options.log('ingestion_error', describeError(error), 'error');
    }
    const end = failure(failureMessage(error, signal, deadline));
    await endRun(database.query, current, end).catch(() =>
      options.log('ingestion_end_not_written', {}, 'error'),
    );
    return end;
  }
}

/** Performs one run: reads the site and updates the stored pages to match it, all or nothing. */
export async function ingestSite(options: IngestOptions): Promise<Ingestion> {
  const claim = await claimRun(options.database, options.origin, options.buildDigest);
  if (!claim.started) return claim;
  const startedAt = performance.now();
  const { state, message, counts, pages } = await run(options, claim.run);
  options.log('ingestion', { state, ...counts, ms: Math.round(performance.now() - startedAt) });
  const success = state === 'succeeded' && counts.failed === 0;
  return { started: true, result: { success, message, ...counts, pages: [...pages] } };
}
