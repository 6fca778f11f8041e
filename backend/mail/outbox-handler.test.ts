import { expect, test } from 'vitest';

import type { Round } from './deliver.ts';
import { createOutboxHandler } from './outbox-handler.ts';

const secret = 'a-secret-of-the-schedule-for-the-tests-4410';
const call = () =>
  new Request('https://www.firm.example', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });

test('the other work is done while a slow mail server keeps the round busy, and also if the round fails', async () => {
  const round = Promise.withResolvers<Round>();
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<AbortSignal>();
  const handle = createOutboxHandler({
    deliverer: { round: () => round.promise },
    meanwhile: (signal) => {
      begun.resolve(signal);
      return work.promise;
    },
    secret,
    log: () => {},
  });
  const response = handle(call());
  expect((await begun.promise).aborted).toBe(false);
  round.reject(new Error('The database is away.'));
  expect(await Promise.race([response, new Promise((done) => setTimeout(done, 20, 'waits'))])).toBe('waits');
  work.resolve();
  expect((await response).status).toBe(503);
});
