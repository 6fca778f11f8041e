import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { expect, test } from 'vitest';

import { createDeliverer } from '#backend/mail/deliver.ts';
import { deliverySettings } from '#backend/mail/settings.ts';

import { startOutboxWorker } from './outbox-worker.ts';

test('a mail server that stays silent holds up neither the messages nor the end of the server', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const round = Promise.withResolvers<void>();
  const faults: unknown[] = [];
  const worker = startOutboxWorker({
    deliverer: createDeliverer({
      database: {
        query: async (sql) => {
          // A statement of the round, not of the test.
          if (sql.includes('lease_until < now()')) round.resolve();
          return [];
        },
        transaction: () => Promise.reject(new Error('not used here')),
      },
      settings: deliverySettings(
        {
          SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
          MAIL_FROM: 'desk@firm.example',
        },
        'https://www.firm.example',
      ),
      log: () => {},
    }),
    log: () => {},
    onMailTested: async (reason) => void faults.push(reason),
  });
  await round.promise;
  await expect.poll(() => sockets.length).toBe(1);
  const begun = performance.now();
  await worker.stop();
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(faults).toEqual([]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
