import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { newUnlimitedDataDir } from './support/site/site-data.ts';
import { isAcknowledged, newSubmission, submit, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

const WRITERS = 4;
const SECONDS = { short: 3, full: 20 };
const ATTACHED_WITHIN_MS = 10_000;
/** The tracer and this process read the same clock but round it differently. */
const ROUNDING_MS = 1;

/** A span of wall-clock time in milliseconds: of a system call, or from a request to its answer. */
type Span = { from: number; to: number };

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Traces the syncs of a process. @throws when this machine does not permit tracing */
async function traceSyncs(pid: number, file: string): Promise<() => Promise<void>> {
  const tracer = spawn(
    'strace',
    ['-f', '-ttt', '-T', '-y', '-e', 'trace=fdatasync,fsync', '-o', file, '-p', String(pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  tracer.stderr.on('data', (chunk) => (said += chunk));
  const deadline = Date.now() + ATTACHED_WITHIN_MS;
  while (!said.includes('attached')) {
    if (tracer.exitCode !== null || Date.now() > deadline) {
      tracer.kill();
      throw new Error(`This proof may not trace processes on this machine: ${said.trim()}`);
    }
    await sleep(20);
  }
  return async () => {
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
  };
}

/** Successful syncs of the journal. strace prints an interrupted call on two lines, unfinished and resumed. */
function journalSyncs(trace: string): Span[] {
  const begun = new Set<string>();
  const syncs: Span[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', seconds = '', call = ''] = /^(\d+)\s+(\d+\.\d+) (.*)$/.exec(line) ?? [];
    if (call.includes('/journal/') && call.endsWith('<unfinished ...>')) begun.add(thread);
    const isOfJournal = call.includes('/journal/') || (call.includes('resumed>') && begun.delete(thread));
    const took = / = 0 <(\d+\.\d+)>$/.exec(call)?.[1];
    if (!isOfJournal || took === undefined) continue;
    const lineAt = Number(seconds) * 1_000;
    // The line of a resumed call carries the time of its end.
    const isResumed = call.includes('resumed>');
    const from = isResumed ? lineAt - Number(took) * 1_000 : lineAt;
    syncs.push({ from, to: from + Number(took) * 1_000 });
  }
  return syncs;
}

/**
 * Traces the server's system calls while visitors write to the embedded database. Between each request and its
 * acknowledgement a sync of the journal must have begun and ended; one sync may cover several writes.
 */
export const proveSynced: Proof = async (scale) => {
  const directory = newTemporaryDirectory('synced');
  const dataDir = await newUnlimitedDataDir();
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  const acknowledged: Span[] = [];
  const traceFile = join(directory, 'trace');
  try {
    const endTrace = await traceSyncs(site.serverPid() ?? 0, traceFile);
    const end = performance.now() + SECONDS[scale] * 1_000;
    const write = async (table: 'contact_submissions' | 'newsletter_subscriptions') => {
      while (performance.now() < end) {
        const submission = newSubmission(table);
        const from = now();
        const response = await submit(site.url, submission);
        if (response && isAcknowledged(submission, response.status)) acknowledged.push({ from, to: now() });
        await response?.arrayBuffer();
      }
    };
    await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        write(index % 2 === 0 ? 'contact_submissions' : 'newsletter_subscriptions'),
      ),
    );
    await endTrace();
  } finally {
    await site.stop();
    removeDirectory(dataDir);
  }
  const syncs = journalSyncs(readFileSync(traceFile, 'utf8'));
  removeDirectory(directory);
  const unsynced = acknowledged.filter(
    ({ from, to }) => !syncs.some((sync) => sync.from >= from - ROUNDING_MS && sync.to <= to + ROUNDING_MS),
  );
  return [
    { name: 'Writes acknowledged while traced', value: acknowledged.length, unit: 'rows' },
    { name: 'Syncs of the journal, some covering several writes', value: syncs.length, unit: 'calls' },
    { name: 'Writes acknowledged before a sync', value: unsynced.length, unit: 'rows', limit: 0 },
    missedIfNone('No write traced', acknowledged.length),
  ];
};
