import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import type { Measurement } from '#tests/harness/measuring/measurement.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COLD_LIMIT_S = 300;
const WARM_LIMIT_MS = 5_000;

/** Resident memory in MB of all processes of a process group. */
function groupMemory(group: number): number {
  const kilobytes = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => {
      try {
        const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        if (Number(parts[2]) !== group) return 0;
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}

async function timeStart(directory: string): Promise<{ ms: number; memoryMb: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: directory,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  const group = child.pid;
  if (group === undefined) throw new Error('npm could not be started');
  try {
    for (;;) {
      const ready = await fetch(`http://localhost:${port}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) break;
      if (performance.now() - startedAt > COLD_LIMIT_S * 1000)
        throw new Error('npm start was not ready in time');
      await new Promise((done) => setTimeout(done, 50));
    }
    const ms = Math.round(performance.now() - startedAt);
    await new Promise((done) => setTimeout(done, 5_000));
    return { ms, memoryMb: groupMemory(group) };
  } finally {
    process.kill(-group, 'SIGTERM');
    await once(child, 'exit');
  }
}

/** Measures `npm start` in a fresh clone of the last commit, then once more with nothing changed. */
export async function measureStartTimes(): Promise<Measurement[]> {
  const directory = newTemporaryDirectory('clone');
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, directory]);
    const cold = await timeStart(directory);
    const warm = await timeStart(directory);
    return [
      { name: 'Cold npm start (clone, install, build, migrate)', value: cold.ms / 1000, unit: 's' },
      { name: 'Warm npm start', value: warm.ms, unit: 'ms', limit: WARM_LIMIT_MS },
      { name: 'Idle memory of all its processes', value: warm.memoryMb, unit: 'MB' },
    ];
  } finally {
    removeDirectory(directory);
  }
}
