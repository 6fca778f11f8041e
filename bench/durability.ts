import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBackend } from '#server/database/backend.ts';
import type { Backend } from '#server/database/backend.ts';
import { loadSecrets, prepareDataDirectory } from '#server/secrets.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { NEWSLETTER_SOURCE } from '#shared/newsletter.ts';
import { startSite } from '#tests/support/site-process.ts';

import type { Measurement } from './measurement.ts';

const WRITERS = 8;
const RESTART_LIMIT_MS = 10_000;

async function withBackend<Result>(
  dataDir: string,
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  prepareDataDirectory(dataDir);
  const backend = await openBackend({
    dataDir,
    jwtSecret: loadSecrets(dataDir, {}).jwtSecret,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    siteUrl: 'http://localhost:3000',
  });
  return work(backend).finally(() => backend.close());
}

/** An address per request, so that the limit by address does not end the run. */
function anyAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
}

async function writeUntil(
  signal: AbortSignal,
  url: string,
  acknowledged: string[],
  round: number,
): Promise<void> {
  while (!signal.aborted) {
    const email = `round${round}-${crypto.randomUUID()}@example.com`;
    const response = await fetch(`${url}/rest/v1/newsletter_subscriptions`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': anyAddress(),
      },
      body: JSON.stringify({ email, source: NEWSLETTER_SOURCE }),
    }).catch(() => undefined);
    if (response?.status === 201) acknowledged.push(email);
    if (!response) return;
  }
}

async function untilReady(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < RESTART_LIMIT_MS) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return Math.round(performance.now() - startedAt);
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('The server did not come back by itself');
}

/**
 * Kills the serving process of `npm start` with SIGKILL in the midst of writes, again and again, lets the
 * supervisor start it anew, and counts acknowledged rows that are missing in the end.
 */
export async function measureDurability(rounds: number): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
  const acknowledged: string[] = [];
  const restarts: number[] = [];
  await withBackend(dataDir, (backend) =>
    backend.query('update private.hourly_limits set rows_per_hour = null'),
  );
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }, { dataDir });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const abort = new AbortController();
      const writers = Array.from({ length: WRITERS }, () =>
        writeUntil(abort.signal, site.url, acknowledged, round),
      );
      await new Promise((done) => setTimeout(done, 300 + Math.random() * 700));
      process.kill(site.serverPid() ?? 0, 'SIGKILL');
      await Promise.all(writers);
      abort.abort();
      restarts.push(await untilReady(site.url));
    }
  } finally {
    await site.stop();
  }
  const rows = await withBackend(dataDir, (backend) =>
    backend.query<{ email: string }>('select email from public.newsletter_subscriptions'),
  );
  rmSync(dataDir, { recursive: true, force: true });
  const stored = new Set(rows.map((row) => row.email));
  const missing = acknowledged.filter((email) => !stored.has(email)).length;
  return [
    { name: `Rows acknowledged in ${rounds} rounds of SIGKILL`, value: acknowledged.length, unit: 'rows' },
    { name: 'Acknowledged rows missing afterwards', value: missing, unit: 'rows', limit: 0 },
    { name: 'Slowest return after SIGKILL', value: Math.max(...restarts), unit: 'ms', limit: 5_000 },
  ];
}
