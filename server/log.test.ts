import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { directoryOfTest } from '#tests/harness/files/directory-of-test.ts';

import { createLog } from './log.ts';

test('every event is written as one line of JSON with its time', async () => {
  const file = join(directoryOfTest('log'), 'log');
  const { log, flush } = createLog(file);
  log('ready', { ms: 12 });
  log('line\nbreak');
  // The destination opens its file asynchronously.
  await new Promise((done) => setTimeout(done, 50));
  flush();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'ready', ms: 12, time: expect.any(String) },
    { event: 'line\nbreak' },
  ]);
});
