import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, all threads. */
function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Seconds of processor time that the whole machine has used. */
function usedByAll(): number {
  const [, user, nice, system, , , interrupt, soft] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .map(Number);
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (interrupt ?? 0) + (soft ?? 0)) / TICKS_PER_SECOND;
}

/** Answers how many cores everything but this process and `pid` kept busy since: times measured then are theirs too. */
export function watchOtherWork(pid: number): () => number {
  const ofOthers = () => usedByAll() - usedBy(pid) - usedBy(process.pid);
  const before = ofOthers();
  const startedAt = performance.now();
  return () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    return Math.round(((ofOthers() - before) / seconds) * 10) / 10;
  };
}
