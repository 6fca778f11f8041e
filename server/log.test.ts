import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, expectTypeOf, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { createLog } from './log.ts';
import type { Log } from './log.ts';

const written = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('lines about requests are written together, all others and failures at once', async () => {
  const file = join(testDirectory('log'), 'log');
  const { log } = createLog(file);
  log('ready');
  await expect.poll(() => written(file)).toContain('"ready"');
  log('request', { status: 201 });
  await new Promise((done) => setTimeout(done, 50));
  expect(written(file)).not.toContain('201');
  await expect.poll(() => written(file)).toContain('201');
  log('request', { status: 404 });
  log('request', { status: 503 });
  await expect.poll(() => written(file), { timeout: 150 }).toMatch(/404[^]*503/);
});

test('the detail of an event cannot override a key of its log line', () => {
  expectTypeOf<[string, { status: number }]>().toExtend<Parameters<Log>>();
  expectTypeOf<[string, { level: string }]>().not.toExtend<Parameters<Log>>();
});

test('every event is written as one line of JSON with its time', async () => {
  const file = join(testDirectory('log'), 'log');
  const { log, flush } = createLog(file);
  log('ready', { ms: 12 });
  log('api_failed', { error: 'TypeError' }, 'error');
  log('sign_up_open', {}, 'warn');
  log('line\nbreak');
  // The first line is being written, while the others wait for `flush`.
  await new Promise((done) => setTimeout(done, 50));
  flush();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'ready', ms: 12, time: expect.any(String) },
    { level: 'error', event: 'api_failed', error: 'TypeError' },
    { level: 'warn', event: 'sign_up_open' },
    { level: 'info', event: 'line\nbreak' },
  ]);
});

test.runIf(existsSync('/dev/full'))('a log on a full disk neither ends nor blocks the process', async () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))});
    const { log, flush } = createLog();
    process.on('exit', flush);
    for (let line = 0; line < 6; line += 1) {
      log('first');
      log('second');
      await new Promise((done) => setTimeout(done, 20));
    }
    log('last');
    log('of all');
    process.exit(7);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
    timeout: 4_000,
  });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
