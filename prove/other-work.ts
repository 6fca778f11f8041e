import { readFileSync } from 'node:fs';

import type { SiteProcess } from '#tests/support/site-process.ts';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, with its children that have ended. */
function usedBy(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** Seconds of processor time that the whole machine has used. */
function usedByAll(): number {
  const [, user, nice, system, , , interrupt, soft] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .map(Number);
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (interrupt ?? 0) + (soft ?? 0)) / TICKS_PER_SECOND;
}

/** Answers how many cores everything but this process and the site kept busy since: times measured then are theirs too. */
export function watchOtherWork(site: SiteProcess): () => number {
  const ofOthers = () =>
    usedByAll() - usedBy(process.pid) - usedBy(site.process.pid) - usedBy(site.serverPid());
  const before = ofOthers();
  const startedAt = performance.now();
  return () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    return Math.round(((ofOthers() - before) / seconds) * 10) / 10;
  };
}
