import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { MINUTE_MS } from '#shared/time/durations.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

import { untilReady } from './until-ready.ts';

/** Memory is sampled only after this time, because a process grows until its caches are warm. */
const WARM_MS = MINUTE_MS / 2;
/** V8 completes a garbage collection cycle within this time; until then memory rises and falls by some 60 MB. */
const GARBAGE_MINUTES = 5;
/** The part of the run with kills; for the rest one server lives on, long enough to measure its memory growth. */
const KILLING_SHARE = 1 / 3;

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/**
 * Megabytes a minute between the minimum of the first half and that of the second, because minima are free of garbage
 * not yet collected. `undefined` if the samples are too short to cover a garbage collection cycle.
 */
function growth(samples: readonly { minute: number; mb: number }[]): number | undefined {
  const half = ((samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0)) / 2;
  if (half < GARBAGE_MINUTES) return undefined;
  const middle = (samples[0]?.minute ?? 0) + half;
  const least = (part: typeof samples) => Math.min(...part.map(({ mb }) => mb));
  const [first, second] = [
    samples.filter(({ minute }) => minute < middle),
    samples.filter(({ minute }) => minute >= middle),
  ];
  return (least(second) - least(first)) / half;
}

/** Kills the server repeatedly, then lets the last one live on and samples its memory. */
export async function killThenWatch(
  site: SiteProcess,
  end: number,
  restarts: number,
): Promise<{ growthMb: number | undefined; slowestReturnMs: number }> {
  const lifeMs = ((end - performance.now()) * KILLING_SHARE) / restarts;
  let slowestReturnMs = 0;
  for (let life = 0; life < restarts; life += 1) {
    await sleep(lifeMs);
    site.killServer();
    slowestReturnMs = Math.max(slowestReturnMs, await untilReady(site.url));
  }
  const bornAt = performance.now();
  const pid = site.serverPid() ?? 0;
  const samples: { minute: number; mb: number }[] = [];
  while (performance.now() < end) {
    await sleep(1_000);
    const age = performance.now() - bornAt;
    if (age > WARM_MS) samples.push({ minute: age / MINUTE_MS, mb: residentMb(pid) });
  }
  const grown = growth(samples);
  return { growthMb: grown === undefined ? undefined : Math.round(grown * 100) / 100, slowestReturnMs };
}
