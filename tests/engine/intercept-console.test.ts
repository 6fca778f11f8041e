import { EventEmitter, once } from 'node:events';
import { inspect } from 'node:util';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { Log } from '#server/log.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

const MARK = 'xq7marker';
const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;

test('the library’s console output about a failed statement is logged as its severity and code only', async () => {
  const printed = [
    ...LEVELS.map((level) => vi.spyOn(console, level)),
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
  ];
  onTestFinished(() => printed.forEach((spy) => spy.mockRestore()));
  // Only modules that are loaded after the spies intercept what would reach them.
  vi.resetModules();
  const { openTestBackend } = await import('#tests/harness/database/backend.ts');
  const log = vi.fn<Log>();
  const { backend, close } = await openTestBackend('pglite', { log });
  onTestFinished(close);
  log.mockClear();

  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  const url = `http://backend.invalid/rest/v1/contact_submissions?select=id&id=eq.${MARK}`;
  const response = await backend.fetch(new Request(url, { headers }));

  expect(await response.json()).toMatchObject({ code: '22P02' });
  expect(log.mock.calls).toEqual([['database_message', { severity: 'error', code: '22P02' }]]);
  expect(
    inspect(
      printed.map((spy) => spy.mock.calls),
      { depth: null },
    ),
  ).not.toContain(MARK);
});

test('a warning of Node itself is emitted, and does not throw', async () => {
  const { openTestBackend } = await import('#tests/harness/database/backend.ts');
  const { close } = await openTestBackend('pglite');
  onTestFinished(close);
  const emitted = once(process, 'warning');
  const emitter = new EventEmitter();
  emitter.setMaxListeners(1);
  for (let count = 0; count < 2; count += 1) emitter.on('some-event', () => {});
  const [warning] = (await emitted) as [Error];
  expect(warning.name).toBe('MaxListenersExceededWarning');
});
