import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

import { knownQuestions } from '#backend/assistant/known-questions.ts';
import { createDeliverer } from '#backend/mail/deliver.ts';
import { releaseClaims, reportMailFault } from '#backend/mail/outbox.ts';

import { listenForAdminCommands } from './admin-control.ts';
import { createApp } from './app.ts';
import { backendBeingOpened } from './database/backend-being-opened.ts';
import { openBackend } from './database/backend.ts';
import type { Backend } from './database/backend.ts';
import { watchDiskSpace } from './disk-space.ts';
import { parseSettings } from './env.ts';
import { ingestOwnPages } from './ingestion.ts';
import { openInstallation } from './installation.ts';
import { setIntakeCeilings } from './intake-ceilings.ts';
import { RATE_LIMITS, SHUTDOWN_GRACE_MS } from './limits.ts';
import { closeServer, listen } from './listen.ts';
import { INHERITED_SOCKET, shareListeningSocket } from './listening-socket.ts';
import { createLog } from './log.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { createMetrics, listenForMetrics } from './metrics.ts';
import { setRetentionDays, startRetention } from './retention.ts';
import { adviseOnSignUp } from './sign-up-advice.ts';
import { StartError } from './start-error.ts';
import { loadStaticSite } from './static-site.ts';
import { startWatchdog } from './watchdog.ts';

/** Exit code by which the process asks its supervisor, `scripts/start.ts`, for a restart. */
const RESTART_EXIT_CODE = 70;
const BUILD_DIR = resolve(import.meta.dirname, '../build');

const { log, flush } = createLog();

function exit(code: number): never {
  flush();
  process.exit(code);
}

async function serve(): Promise<void> {
  const settings = parseSettings(process.env);
  const { secrets, backendOptions } = openInstallation(settings, process.env);
  const site = loadStaticSite(BUILD_DIR, settings.siteUrl);
  let stopping = false;
  const ending = new AbortController();
  const closers: (() => Promise<void>)[] = [];
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    ending.abort();
    // A hanging close must not keep the process alive: it exits within the promised ten seconds in any case.
    setTimeout(() => exit(code), SHUTDOWN_GRACE_MS + 1_500).unref();
    for (const close of closers.toReversed()) await close().catch(() => log('close_failed'));
    exit(code);
  };
  // The supervisor has died: nothing would restart or stop this process any more.
  process.on('disconnect', () => void stop(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

  const common = {
    site,
    settings,
    log,
    limits: RATE_LIMITS,
    jwtSecret: backendOptions.jwtSecret,
    publishableKey: backendOptions.publishableKey,
    now: () => performance.now(),
    stopping: ending.signal,
  };
  // Pages need no database, so they are served while it opens. API requests wait for it, or are refused with
  // Retry-After when that takes too long.
  const engine = settings.databaseUrl === undefined ? 'pglite' : 'postgres';
  const opened = Promise.withResolvers<Backend>();
  const standIn = backendBeingOpened({ ...common, engine }, opened.promise);
  let app = createApp({ ...common, backend: standIn, onTrouble: () => {} });
  const inherited = process.argv.includes(INHERITED_SOCKET.argument) ? INHERITED_SOCKET : undefined;
  const server = await listen((request, env) => app.fetch(request, env), settings, inherited);
  if (!inherited) shareListeningSocket(server);
  const closeListener = () => closeServer(server, SHUTDOWN_GRACE_MS);
  closers.push(closeListener);

  const backend = await openBackend({ ...backendOptions, log });
  closers[0] = () => backend.close();

  let worker: OutboxWorker | undefined;
  // The disk of a PostgreSQL server is not this process's to watch.
  const disk = backend.engine === 'pglite' ? await watchDiskSpace(settings.dataDir) : undefined;
  const hasRoom = disk?.hasRoom ?? (() => true);
  const watchdog = startWatchdog(backend, log, hasRoom, () => void stop(RESTART_EXIT_CODE));
  const { metricsPort } = settings;
  const metrics =
    metricsPort === undefined ? undefined : createMetrics({ backend, dataDir: settings.dataDir });
  try {
    // Only one process can open PGlite, so `npm run admin` sends its commands here; to a PostgreSQL server it connects
    // by itself.
    if (backend.engine === 'pglite') {
      const control = await listenForAdminCommands(backend, settings.dataDir, secrets.supabaseSecretKey);
      closers.push(control.close);
    }
    if (metrics && metricsPort !== undefined) {
      closers.push((await listenForMetrics(metrics, metricsPort)).close);
    }
    await setIntakeCeilings(backend, settings.intakeCeilings);
    await setRetentionDays(backend, settings.retentionDays);
    app = createApp({
      ...common,
      backend,
      hasRoom,
      onTrouble: watchdog.check,
      onMessages: () => worker?.wake(),
      onAnswer: metrics?.answered,
    });
    opened.resolve(backend);
    const retention = startRetention(backend, log);
    // No other process uses the embedded database, so a lease that is left over belonged to a killed predecessor: its
    // message is due now.
    if (backend.engine === 'pglite') await releaseClaims(backend);
    const { webhook: _webhook, ...mails } = settings.delivery.missing;
    for (const [kind, reason] of Object.entries(mails)) log('not_sent', { kind, reason });
    worker = startOutboxWorker({
      deliverer: createDeliverer({ database: backend, settings: settings.delivery }),
      log,
      onMailFault: (reason) => reportMailFault(backend, reason),
    });
    const { stop: stopWorker } = worker;
    closers.push(async () => {
      await Promise.all([closeListener(), stopWorker(), retention.stop()]);
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    if (settings.signup) await adviseOnSignUp(backend, log);
    log('ready', { engine: backend.engine, ms: Math.round(performance.now()) });
    // Flushed now, because a server that is killed later could not do it.
    flushCompileCache();
    process.send?.({ ready: true, port });
    // Built now: at the first question it would block the event loop, and with it the pages, for a tenth of a second.
    knownQuestions();
    const ingesting = ingestOwnPages({
      backend,
      site,
      siteUrl: settings.siteUrl,
      stopping: ending.signal,
      log,
    });
    closers.push(() => ingesting);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

process.on('unhandledRejection', (reason) => {
  log('unhandled_rejection', { error: reason instanceof Error ? reason.name : 'unknown' });
});

try {
  await serve();
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The server could not start: ${error instanceof Error ? error.stack : error}\n`);
  exit(1);
}
