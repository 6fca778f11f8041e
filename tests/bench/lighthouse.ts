import { availableParallelism, loadavg } from 'node:os';

import { chromium } from '@playwright/test';

import { PAGES } from '#content/pages.ts';
import { buildIfChanged } from '#scripts/build.ts';
import { findChromium, installSystemPackages } from '#scripts/system-packages.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

import lighthouse from '#tests/tools/lighthouse.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { isMissed, printMeasurements } from '#tests/harness/measuring/measurement.ts';
import { median } from '#tests/harness/measuring/percentile.ts';
import { LIMIT_PATH, withSiteAndLimit } from './site-with-limit.ts';

const RUNS = 3;
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Largest allowed ratio of the home page's LCP to that of the hand-written page. */
const LIMIT_RATIO = 1.05;

type Metric = keyof typeof METRICS;
type Run = { scores: Record<string, number>; metrics: Record<Metric, number>; failedAudits: string[] };

/** One run with Lighthouse's defaults: an emulated phone on simulated slow 4G. */
async function runOnce(url: string, port: number, attempt = 1): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError) {
    // On a busy machine a trace sometimes lacks its start, and Lighthouse asks to run again.
    if (attempt < ATTEMPTS) return runOnce(url, port, attempt + 1);
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
  const metrics = Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>;
  const failedAudits = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  return { scores, metrics, failedAudits };
}

function summarise(runs: readonly Run[]): Run {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(runs.map((run) => run.scores[name] ?? 0))]),
  );
  const metrics = Object.fromEntries(
    (Object.keys(METRICS) as Metric[]).map((name) => [name, median(runs.map((run) => run.metrics[name]))]),
  ) as Record<Metric, number>;
  return { scores, metrics, failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))] };
}

/** The worst page of each category, measured by how many points it is below 100. */
function judgeScores(summaries: ReadonlyMap<string, Run>): Measurement[] {
  return CATEGORIES.map((name) => {
    const [path = '', score = 0] =
      [...summaries]
        .filter(([page]) => page !== LIMIT_PATH)
        .map(([page, run]) => [page, run.scores[name] ?? 0] as const)
        .sort(([, left], [, right]) => left - right)[0] ?? [];
    const allowed = name === 'performance' ? 1 : 0;
    return { name: `${name}, points short of 100 on ${path}`, value: 100 - score, unit: '', limit: allowed };
  });
}

function judgeHome({ metrics }: Run, limit: Run): Measurement[] {
  const ratio = Number((metrics.LCP / limit.metrics.LCP).toFixed(3));
  return [
    { name: 'Home FCP', value: Math.round(metrics.FCP), unit: 'ms', limit: 900 },
    { name: 'Home LCP', value: Math.round(metrics.LCP), unit: 'ms', limit: 1300 },
    { name: 'Home LCP over that of the limit page', value: ratio, unit: '×', limit: LIMIT_RATIO },
    { name: 'Home TBT', value: Math.round(metrics.TBT), unit: 'ms', limit: 50 },
    { name: 'Home CLS', value: Number(metrics.CLS.toFixed(3)), unit: '', limit: 0.01 },
  ];
}

function printRow(path: string, { scores, metrics, failedAudits }: Run): void {
  const points = CATEGORIES.map((name) => String(scores[name]).padStart(4)).join('');
  const times = [metrics.FCP, metrics.LCP, metrics.TBT].map((value) => String(Math.round(value)).padStart(6));
  process.stdout.write(`${path.padEnd(44)}${points}${times.join('')}${metrics.CLS.toFixed(3).padStart(8)}\n`);
  for (const audit of failedAudits) process.stdout.write(`    ${audit}\n`);
}

/** Measures every public page, and the hand-written page without scripts for comparison; medians of three runs. */
export async function measureLighthouse(paths: readonly string[] = []): Promise<Measurement[]> {
  await buildIfChanged();
  const indexed = PAGES.filter((page) => page.indexed).map((page) => page.path);
  const chosen = paths.length > 0 ? paths : indexed;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await withSiteAndLimit(async (url) => {
      process.stdout.write(
        `Load of the machine at the start: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
      );
      process.stdout.write(`${'Page'.padEnd(44)}perf a11y  bp seo   FCP   LCP   TBT     CLS\n`);
      const summaries = new Map<string, Run>();
      for (const path of chosen.includes('/') ? [LIMIT_PATH, ...chosen] : chosen) {
        const runs: Run[] = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url + path, port));
        const summary = summarise(runs);
        summaries.set(path, summary);
        printRow(path, summary);
      }
      const home = summaries.get('/');
      const limit = summaries.get(LIMIT_PATH);
      const scores = judgeScores(summaries);
      return home && limit ? [...scores, ...judgeHome(home, limit)] : scores;
    });
  } finally {
    await browser.close();
  }
}

// `node tests/bench/lighthouse.ts / /about` measures only these pages.
if (import.meta.main) {
  installSystemPackages(['chromium']);
  const measurements = await measureLighthouse(process.argv.slice(2));
  printMeasurements('lighthouse', measurements);
  process.exitCode = measurements.some(isMissed) ? 1 : 0;
}
