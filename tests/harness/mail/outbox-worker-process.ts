import { createDeliverer } from '#backend/mail/deliver.ts';
import { deliverySettings } from '#backend/mail/settings.ts';
import { openBackend } from '#server/database/backend.ts';
import { startOutboxWorker } from '#server/operations/outbox-worker.ts';

/*
 * The server's outbox worker in its own process, for tests that kill it. Settings come from the environment, as for the
 * server; BACKEND holds the database options as JSON.
 */
const backend = await openBackend(JSON.parse(process.env['BACKEND'] ?? ''));
startOutboxWorker({
  deliverer: createDeliverer({
    database: backend,
    settings: deliverySettings(process.env, 'https://www.firm.example'),
    log: (event, detail) => process.send?.({ event, ...detail }),
    leaseMs: Number(process.env['LEASE_MS']),
  }),
  log: (event, detail) => process.send?.({ event, ...detail }),
  pollMs: 200,
  onMailTested: async () => {},
});
process.send?.({ event: 'ready' });
