import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { newUnlimitedDataDir } from './support/site/site-data.ts';
import { TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';
import { untilReady } from './support/site/until-ready.ts';

const CONNECTIONS = { short: 300, full: 1_000 };
const BODY_BYTES = 150 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, '"');
const GIVEN_UP_MS = 30_000;
const MEMORY_LIMIT_MB = 700;
const BACK_LIMIT_MS = 5_000;
/** One path for each kind of body: rows, credentials, conversations. */
const PATHS = ['/rest/v1/contact_submissions', '/auth/v1/token?grant_type=password', '/functions/v1/chat'];

/** Resets the kernel's peak-memory counter (VmHWM) of a process, because starting up has a peak of its own. */
function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The peak resident memory of a process since the last reset, in MB. */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

type Sent = { bytes: number; status: number };

/** Sends the body until the server answers or closes. Returns the bytes written and the status. */
async function send(port: number, path: string): Promise<Sent> {
  const socket = connect(port, '127.0.0.1');
  const timer = setTimeout(() => socket.destroy(), GIVEN_UP_MS);
  const sent: Sent = { bytes: 0, status: 0 };
  let said = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
    sent.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
  });
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `apikey: ${LOCAL_PUBLISHABLE_KEY}`,
      'Content-Type: application/json',
      `Content-Length: ${BODY_BYTES}`,
      '',
      '',
    ].join('\r\n'),
  );
  const closed = once(socket, 'close').catch(() => {});
  const pump = async () => {
    while (sent.bytes < BODY_BYTES && !socket.destroyed && socket.writable) {
      sent.bytes += PIECE.length;
      if (!socket.write(PIECE)) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
      // An answer before the end of the body means that the server reads no further.
      if (sent.status !== 0) socket.destroy();
    }
  };
  await Promise.race([pump(), closed]);
  socket.destroy();
  clearTimeout(timer);
  return sent;
}

/** Opens many connections at once, each with a body a thousand times larger than any that the guard accepts. */
export const proveConnections: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  try {
    const pid = site.serverPid() ?? 0;
    const port = Number(new URL(site.url).port);
    resetPeakMemory(pid);
    const before = peakMemory(pid);
    const sent = await Promise.all(
      Array.from({ length: CONNECTIONS[scale] }, (_, index) => send(port, PATHS[index % PATHS.length] ?? '')),
    );
    await sleep(500);
    const peak = peakMemory(pid);
    const back = await untilReady(site.url);
    const refused = sent.filter(({ status }) => status === 413).length;
    const taken = sent.filter(({ status }) => status > 0 && status < 400).length;
    const largest = Math.max(...sent.map(({ bytes }) => bytes));
    const name = `${CONNECTIONS[scale]} connections with 150 MB each`;
    return [
      { name: `${name}: answered 413`, value: refused, unit: '' },
      missedIfNone(`${name}: none answered 413`, refused),
      { name: `${name}: accepted`, value: taken, unit: '', limit: 0 },
      { name: `${name}: largest part of a body sent`, value: Math.round(largest / 1024), unit: 'KB' },
      { name: `${name}: memory before`, value: before, unit: 'MB' },
      { name: `${name}: peak memory`, value: peak, unit: 'MB', limit: MEMORY_LIMIT_MB },
      { name: `${name}: ready again after`, value: back, unit: 'ms', limit: BACK_LIMIT_MS },
      { name: `${name}: server crashed`, value: site.serverPid() === pid ? 0 : 1, unit: '', limit: 0 },
    ];
  } finally {
    await site.stop();
    removeDirectory(dataDir);
  }
};
