import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The parent of each process, and the processor seconds that the process and its ended children have used. */
function readProcesses(): Map<number, { parent: number; seconds: number }> {
  const processes = new Map<number, { parent: number; seconds: number }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const ticks = fields.slice(11, 15).reduce((sum, part) => sum + Number(part), 0);
      processes.set(Number(pid), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND });
    } catch {
      // The process has ended since the directory was read.
    }
  }
  return processes;
}

/** Processor seconds that this process and its descendants have used. */
function usedByUs(): number {
  const processes = readProcesses();
  let sum = 0;
  for (const [pid, { seconds }] of processes) {
    let ancestor: number | undefined = pid;
    while (ancestor !== undefined && ancestor !== process.pid) ancestor = processes.get(ancestor)?.parent;
    if (ancestor !== undefined) sum += seconds;
  }
  return sum;
}

/** Processor seconds that the whole machine has used. */
function usedByAll(): number {
  const [, user, nice, system, , , interrupt, soft] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .map(Number);
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (interrupt ?? 0) + (soft ?? 0)) / TICKS_PER_SECOND;
}

/**
 * Starts to observe the machine. The returned function gives the number of cores that processes other than this one
 * and its descendants kept busy since then: their work distorts the times measured meanwhile.
 */
export function watchOtherWork(): () => number {
  const ofOthers = () => usedByAll() - usedByUs();
  const before = ofOthers();
  const startedAt = performance.now();
  return () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    return Math.round(((ofOthers() - before) / seconds) * 10) / 10;
  };
}
