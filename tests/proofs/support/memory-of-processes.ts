import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLED_EVERY_MS = 25;
const KB_PER_MB = 1_024;

/** The process `root` and all processes below it. */
function treeOf(root: number): number[] {
  const found = [root];
  for (const pid of found) {
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
        if (children !== '') found.push(...children.split(' ').map(Number));
      }
    } catch {
      // The process has exited in the meantime.
    }
  }
  return found;
}

/**
 * Proportional set size: memory that several processes share is divided between them. 0 for a process that has exited,
 * NaN for one that cannot be measured.
 */
function megabytesOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / KB_PER_MB;
  } catch (error) {
    return ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '') ? 0 : Number.NaN;
  }
}

/** Megabytes that these processes hold together. */
function totalMb(pids: readonly number[]): number {
  return Math.round(pids.reduce((sum, pid) => sum + megabytesOf(pid), 0));
}

/** Megabytes that a process and all processes below it hold together; NaN if they hold nothing that could be measured. */
export function memoryMbOf({ pid }: ChildProcess): number {
  return (pid !== undefined && totalMb(treeOf(pid))) || Number.NaN;
}

/** A memory control group limited to `mb` megabytes, if this user may make one; a process in it that needs more is killed. */
function createGroup(mb: number): { add(pid: number): void; remove(): void } | undefined {
  const legacy = '/sys/fs/cgroup/memory';
  const isLegacy = existsSync(legacy);
  const group = join(isLegacy ? legacy : '/sys/fs/cgroup', `site-${process.pid}`);
  try {
    mkdirSync(group);
    const limit = join(group, isLegacy ? 'memory.limit_in_bytes' : 'memory.max');
    writeFileSync(limit, String(mb * KB_PER_MB * KB_PER_MB));
  } catch {
    return undefined;
  }
  return {
    add: (pid) => {
      try {
        writeFileSync(join(group, 'cgroup.procs'), String(pid));
      } catch {
        // The process has exited in the meantime.
      }
    },
    remove: () => rmdirSync(group),
  };
}

type MemoryWatch = {
  /** Megabytes held at most since the watch began, or since the last call; NaN if nothing could be measured. */
  peakMb(): number;
  isLimited: boolean;
  /** Ends the watch; the watched processes must have exited. */
  end(): void;
};

/** Watches all processes that this one starts, and limits them to `limitMb` together where the machine allows it. */
export function watchMemory(limitMb: number): MemoryWatch {
  const group = createGroup(limitMb);
  const limited = new Set<number>();
  let peak = 0;
  const sample = () => {
    const pids = treeOf(process.pid).slice(1);
    for (const pid of group ? pids : []) {
      if (limited.has(pid)) continue;
      limited.add(pid);
      group?.add(pid);
    }
    peak = Math.max(peak, totalMb(pids));
  };
  const timer = setInterval(sample, SAMPLED_EVERY_MS);
  return {
    peakMb: () => {
      const reached = peak;
      peak = 0;
      return reached || Number.NaN;
    },
    isLimited: group !== undefined,
    end: () => {
      clearInterval(timer);
      group?.remove();
    },
  };
}
