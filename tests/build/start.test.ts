import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';

import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';

import { RATE_LIMITS } from '#server/limits.ts';
import { NODE_OPTIONS } from '#server/node-options.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 240_000;

type StartingServer = {
  url: string;
  process: ChildProcess;
  /** Releases the lock, so that the server can finish opening its database. */
  release: () => Promise<void>;
};

/** A server that serves pages but cannot finish its start, because the test holds a lock on a table of its database. */
async function startHeldUp(): Promise<StartingServer> {
  const { options, close, backend } = await openTestBackend('postgres');
  onTestFinished(close);
  const databaseUrl = options.databaseUrl ?? '';
  await backend.close();
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 1 }));
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table private.retention_periods in share mode`;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...NODE_OPTIONS, 'server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: testDirectory('start'),
      DATABASE_URL: databaseUrl,
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const isHeldUp = async () => (await sql`select from pg_locks where not granted`).count > 0;
  await expect.poll(isHeldUp, { timeout: 60_000 }).toBe(true);
  return {
    url,
    process: server,
    async release() {
      await holder`rollback`;
      holder.release();
    },
  };
}

/** Sends a malformed sign-up. The server rejects it but counts it towards the rate limit. */
async function attemptSignUp(url: string): Promise<number> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.status;
}

test(
  'attempts counted while the database opens still count after it has opened',
  { timeout: LIMIT_MS },
  async () => {
    const { url, release } = await startHeldUp();
    const { attempts } = RATE_LIMITS.signUpRequestsPerAddress;
    const statuses = await Promise.all(Array.from({ length: attempts }, () => attemptSignUp(url)));
    expect(statuses).toEqual(Array.from({ length: attempts }, () => 400));
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await release();
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    expect(await attemptSignUp(url)).toBe(429);
  },
);

test(
  'a server that is stopped while it starts answers the request in flight, accepts no other and exits with 0',
  { timeout: LIMIT_MS },
  async () => {
    const { url, release, process: server } = await startHeldUp();
    const sender = connect(Number(new URL(url).port), 'localhost').setEncoding('utf8');
    sender.write(
      [
        'POST /auth/v1/signup HTTP/1.1',
        'Host: localhost',
        `Apikey: ${LOCAL_PUBLISHABLE_KEY}`,
        'Content-Type: application/json',
        'Content-Length: 2',
        '\r\n',
      ].join('\r\n'),
    );
    await once(sender, 'connect');
    await fetch(url);
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    const ask = () =>
      fetch(url)
        .then(() => 'served')
        .catch((error: Error) => (error.cause as NodeJS.ErrnoException).code);
    await expect.poll(ask, { timeout: 3_000 }).toBe('ECONNREFUSED');
    sender.write('{}');
    const [response] = (await once(sender, 'data')) as [string];
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    await release();
    expect(await exited).toEqual([0, null]);
  },
);
