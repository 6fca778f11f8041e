import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { SiteProcess } from '#tests/harness/site-process.ts';

import { untilReady } from './until-ready.ts';

const MINUTE_MS = 60_000;
/** A process takes memory until its caches are warm. */
const WARM_MS = MINUTE_MS / 2;
/** Within this time the engine collects what was used and is not any more, which takes some 60 MB up and down. */
const GARBAGE_MINUTES = 5;
/** Part of the time in which the server is killed; in the rest one lives on, long enough to see its memory's slope. */
const KILLING = 1 / 3;

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Megabytes a minute between the least of the first half and the least of the second: in between the garbage of
 * minutes comes and goes. `undefined` for a life that is too short to see it go.
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

/** Kills the server again and again, then lets one live on and follows its memory. */
export async function killThenWatch(
  site: SiteProcess,
  end: number,
  restarts: number,
): Promise<{ growthMb: number | undefined; slowestReturnMs: number }> {
  const lifeMs = ((end - performance.now()) * KILLING) / restarts;
  let slowestReturnMs = 0;
  for (let life = 0; life < restarts; life += 1) {
    await sleep(lifeMs);
    process.kill(site.serverPid() ?? 0, 'SIGKILL');
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
