import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { newSubmission, submit } from '#tests/harness/site/submissions.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { newSiteDataDir } from '#tests/harness/database/database-template.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import { openToOthers } from '#tests/harness/files/other-user.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 240_000;

/** A copy of a site's data, which is removed at the end of the test. */
async function siteDataDirOfTest(): Promise<string> {
  const dataDir = await newSiteDataDir();
  onTestFinished(() => removeDirectory(dataDir));
  return dataDir;
}

/** Starts the site, and stops it at the end of the test if it is still running. */
async function startSiteOfTest(...given: Parameters<typeof startSite>): Promise<SiteProcess> {
  const site = await startSite(...given);
  onTestFinished(async () => void (await site.stop()));
  return site;
}

/** Runs a server that is expected to refuse to start, and returns its exit code and output. */
async function refusedStart(env: Record<string, string>): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, ['--disable-proto=delete', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: testDirectory('process'), ...env },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  let text = '';
  child.stderr.on('data', (chunk) => (text += chunk));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

function oneSentence(text: string): boolean {
  return /^[^\n]+\.\n$/.test(text) && !/\bat (file:|async )/.test(text);
}

test('an invalid setting prevents the start with one line that names it', async () => {
  const { code, text } = await refusedStart({ PORT: 'eighty' });
  expect([code, oneSentence(text)]).toEqual([1, true]);
  expect(text).toMatch(/^PORT is not valid: expected /);
});

test(
  'a port in use prevents the start, and the database can be opened again',
  { timeout: LIMIT_MS },
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const dataDir = await siteDataDirOfTest();
    const { code, text } = await refusedStart({ PORT: String(port), DATA_DIR: dataDir });
    other.close();
    expect([code, oneSentence(text)]).toEqual([1, true]);
    expect(text).toContain(`Port ${port} on 127.0.0.1 is in use`);
    const site = await startSiteOfTest({}, { dataDir });
    expect(await site.stop()).toBe(0);
  },
);

function umaskOf(pid: number | undefined): string | undefined {
  return /^Umask:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

test(
  'with umask 000 other users can neither change the site nor read its data',
  { timeout: LIMIT_MS },
  async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const site = await startSiteOfTest({}, { dataDir: testDirectory('process') });
    expect([umaskOf(site.process.pid), umaskOf(site.serverPid())]).toEqual(['0022', '0077']);
    expect(existsSync(join(site.dataDir, 'control.sock'))).toBe(true);
    expect(openToOthers(site.dataDir)).toEqual([]);
  },
);

test('an unwritable data directory prevents the start', async () => {
  const file = join(testDirectory('process'), 'a-file');
  writeFileSync(file, '');
  const { code, text } = await refusedStart({ DATA_DIR: join(file, 'data') });
  expect([code, oneSentence(text)]).toEqual([1, true]);
  expect(text).toContain('DATA_DIR');
});

test(
  'a server whose PostgreSQL is away serves pages and stops when asked, without printing the password',
  { timeout: LIMIT_MS },
  async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: testDirectory('process'),
        DATABASE_URL: `postgres://site:planted-password@127.0.0.1:${await freePort()}/site`,
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    await expect.poll(() => text, { timeout: 20_000 }).toContain('"event":"database_awaited"');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(503);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(text).not.toContain('planted-password');
  },
);

test(
  'a server killed while PostgreSQL is away is restarted, serves pages and goes on once it is back',
  { timeout: LIMIT_MS },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const site = await startSiteOfTest({ DATABASE_URL: await postgres.createDatabase() });
    const readiness = async () => (await fetch(`${site.url}/readyz`)).status;
    await postgres.crash();
    site.killServer();
    await expect.poll(() => site.output(), { timeout: 20_000 }).toContain('"event":"database_awaited"');
    expect((await fetch(site.url)).status).toBe(200);
    expect(await readiness()).toBe(503);
    await postgres.resume();
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    expect(await site.stop()).toBe(0);
  },
);

test(
  'a server whose data directory was moved away says so on /readyz, and goes on once it is back',
  { timeout: LIMIT_MS },
  async () => {
    const site = await startSiteOfTest();
    const readiness = async () => (await fetch(`${site.url}/readyz`)).text();
    const moved = `${site.dataDir}-moved`;
    renameSync(site.dataDir, moved);
    const gone = 'not ready: DATA_DIR has been moved away or unmounted\n';
    await expect.poll(readiness, { timeout: 10_000 }).toBe(gone);
    renameSync(moved, site.dataDir);
    await expect.poll(readiness, { timeout: 10_000 }).toBe('ready\n');
  },
);

test(
  'closing its terminal stops a server in the same way as a stop request',
  { timeout: LIMIT_MS },
  async () => {
    const site = await startSiteOfTest();
    const exited = once(site.process, 'exit');
    // The terminal sends it to every process of its group, so that the server does not wait for the supervisor.
    process.kill(site.serverPid() ?? Number.NaN, 'SIGHUP');
    expect(await exited).toEqual([0, null]);
  },
);

describe('a running site', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite();
  }, LIMIT_MS);
  afterAll(async () => void (await site?.stop()));

  /** Kills the server and waits for the next one, so that no request reaches the killed one. */
  async function killServer(): Promise<void> {
    const killed = site.killServer();
    await expect.poll(() => site.serverPid() ?? killed, { timeout: 20_000 }).not.toBe(killed);
  }

  test('a second server on the same data directory is refused', { timeout: LIMIT_MS }, async () => {
    const { code, text } = await refusedStart({ DATA_DIR: site.dataDir });
    expect([code, oneSentence(text)]).toEqual([1, true]);
    expect(text).toContain(`DATA_DIR ${site.dataDir} is in use`);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  test(
    'a killed server is restarted, and requests meanwhile wait and are served',
    {
      timeout: LIMIT_MS,
    },
    async () => {
      for (let round = 0; round < 2; round += 1) {
        await killServer();
        const responses = await Promise.all([
          ...Array.from({ length: 20 }, () => fetch(site.url)),
          submit(site.url, newSubmission('newsletter_subscriptions')),
        ]);
        expect(responses.map((response) => response?.status)).toEqual([
          ...Array.from({ length: 20 }, () => 200),
          201,
        ]);
      }
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      // No terminal: what the supervisor tells is JSON too.
      const events = site
        .output()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { event: string }).event);
      expect(events).toEqual(expect.arrayContaining(['site_started', 'server_restarted']));
    },
  );

  test(
    'a site asked to stop accepts no connection while it waits for a request in flight',
    {
      timeout: LIMIT_MS,
    },
    async () => {
      const sender = connect(Number(new URL(site.url).port), 'localhost');
      sender.write(
        [
          'POST /rest/v1/contact_submissions HTTP/1.1',
          'Host: localhost',
          `Apikey: ${LOCAL_PUBLISHABLE_KEY}`,
          'Content-Type: application/json',
          'Content-Length: 9',
          '\r\n',
        ].join('\r\n'),
      );
      await once(sender, 'connect');
      await fetch(site.url);
      const startedAt = Date.now();
      const stopped = site.stop();
      const ask = () =>
        fetch(site.url)
          .then(() => 'served')
          .catch((error: Error) => (error.cause as NodeJS.ErrnoException).code);
      await expect.poll(ask).toBe('ECONNREFUSED');
      expect(site.process.exitCode).toBe(null);
      sender.destroy();
      expect(await stopped).toBe(0);
      expect(Date.now() - startedAt).toBeLessThan(10_000);
    },
  );
});

test('the admin command works on a running server and on a stopped one', { timeout: LIMIT_MS }, async () => {
  const dataDir = await siteDataDirOfTest();
  const password = 'a-long-enough-passphrase';
  const site = await startSiteOfTest({}, { dataDir });
  expect(await site.admin(['list'])).toEqual({ code: 0, text: 'There is no admin yet.' });
  expect((await site.admin(['create', 'First@Example.com'], password)).code).toBe(0);
  expect(await site.admin(['create', 'weak@example.com'], 'short')).toMatchObject({ code: 1 });
  expect(await site.admin(['grant', 'nobody@example.com'])).toMatchObject({ code: 1 });
  expect(await site.admin(['dance'])).toMatchObject({ code: 1 });
  await site.stop();
  expect(await site.admin(['list'])).toEqual({ code: 0, text: 'first@example.com (no second factor)' });
  expect((await site.admin(['revoke', 'first@example.com'])).code).toBe(0);
  expect(await site.admin(['list'])).toEqual({ code: 0, text: 'There is no admin yet.' });
});
