import { setTimeout as sleep } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { openPolicyTarget } from '#tests/harness/policy-target.ts';

const ENDLESS = 'do $$ begin loop end loop; end $$';

test('an endless statement does not block the event loop, and ends when the database is reopened', async () => {
  const { backend, client, close } = await openPolicyTarget('pglite', 'directly');
  onTestFinished(close);
  await client().from('newsletter_subscriptions').insert({ email: 'before@example.com' });
  const endless = expect(backend.query(ENDLESS)).rejects.toThrow('The database has ended');

  const startedAt = performance.now();
  await sleep(20);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(await backend.health()).toBe('failed');

  await backend.reopen();
  await endless;
  expect(await backend.query('select email from public.newsletter_subscriptions')).toEqual([
    { email: 'before@example.com' },
  ]);
});

test('a busy database is not reported as broken', async () => {
  const { backend, close } = await openPolicyTarget('pglite', 'directly');
  onTestFinished(close);
  const done = new AbortController();
  const long = backend.transaction(async ({ query }) => {
    while (!done.signal.aborted) await query('select 1');
  });
  expect(await backend.health()).toBe('ready');
  done.abort();
  await long;
});
