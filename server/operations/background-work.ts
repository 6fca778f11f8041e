import { createDeliverer } from '#backend/mail/deliver.ts';
import { describeError } from '#backend/describe-error.ts';
import { releaseLeases } from '#backend/mail/outbox.ts';
import { endTransportFaults, reportMailFault } from '#backend/mail/transport-faults.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Shutdown } from '#server/shutdown.ts';

import { startBusyImports } from './busy-imports.ts';
import { startMaintenance } from './maintenance.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { startRetention } from './retention.ts';
import { adviseOnSignUp } from './sign-up-advice.ts';
import { startWatchdog } from './watchdog.ts';

/** The parts of the background work that request handlers call; empty until the work has been started. */
export type BackgroundWork = { watchdog?: { check: () => void }; outbox?: Pick<OutboxWorker, 'wake'> };

type Options = {
  settings: Settings;
  backend: Backend;
  background: BackgroundWork;
  canWrite: () => boolean;
  /** Called when the database cannot be reopened. */
  onUnrecoverable: () => void;
  shutdown: Shutdown;
  log: Log;
};

/** Starts the work that runs beside the requests, and registers each part for the shutdown. */
export async function startBackgroundWork({
  settings,
  backend,
  background,
  canWrite,
  onUnrecoverable,
  shutdown,
  log,
}: Options): Promise<void> {
  const watchdog = startWatchdog(backend, log, canWrite, onUnrecoverable);
  shutdown.register('watchdog', watchdog.stop);
  background.watchdog = watchdog;
  const retention = startRetention(backend, log);
  shutdown.register('retention', retention.stop);
  const busyImports = startBusyImports(backend, log);
  shutdown.register('busy imports', busyImports.stop);
  // No other process uses the embedded database, so any lease left over belongs to a server that was killed.
  if (backend.engine === 'pglite') {
    await releaseLeases(backend);
    const maintenance = startMaintenance(backend, log);
    shutdown.register('maintenance', maintenance.stop);
  }
  const { webhook: _webhook, ...mails } = settings.delivery.missing;
  for (const [reason, entries] of Map.groupBy(Object.entries(mails), ([, why]) => why)) {
    log('delivery_not_configured', { kinds: entries.map(([kind]) => kind).join(', '), reason }, 'error');
  }
  const outbox = startOutboxWorker({
    deliverer: createDeliverer({ database: backend, settings: settings.delivery, log }),
    log,
    async onMailTested(reason) {
      if (reason !== undefined) await reportMailFault(backend, reason);
      // Another server may send mail, and have a fault, while this one is not configured to.
      else if (settings.delivery.mail) await endTransportFaults(backend, 'login');
    },
  });
  shutdown.register('outbox', outbox.stop);
  background.outbox = outbox;
  if (settings.signup) {
    await adviseOnSignUp(backend, log).catch((error) => log('sign_up_unknown', describeError(error), 'warn'));
  }
}
