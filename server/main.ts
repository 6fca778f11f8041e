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

/** Exit code by which the process asks `scripts/start.ts` to start it again. */
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
    // A close that hangs must not keep the process: it ends in any case within the promised ten seconds.
    setTimeout(() => exit(code), SHUTDOWN_GRACE_MS + 1_500).unref();
    for (const close of closers.toReversed()) await close().catch(() => log('close_failed'));
    exit(code);
  };
  // The supervisor is gone: nobody would start this process again or stop it.
  process.on('disconnect', () => void stop(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

  const given = {
    site,
    settings,
    log,
    limits: RATE_LIMITS,
    jwtSecret: backendOptions.jwtSecret,
    publishableKey: backendOptions.publishableKey,
    now: () => performance.now(),
    stopping: ending.signal,
  };
  // Pages need no database: they are served while it is opened, and whatever needs it waits, or is asked to come back.
  const engine = settings.databaseUrl === undefined ? 'pglite' : 'postgres';
  const opened = Promise.withResolvers<Backend>();
  const standIn = backendBeingOpened({ ...given, engine }, opened.promise);
  let app = createApp({ ...given, backend: standIn, onTrouble: () => {} });
  const inherited = process.argv.includes(INHERITED_SOCKET.argument) ? INHERITED_SOCKET : undefined;
  const server = await listen((request, env) => app.fetch(request, env), settings, inherited);
  if (!inherited) shareListeningSocket(server);
  const closeListener = () => closeServer(server, SHUTDOWN_GRACE_MS);
  closers.push(closeListener);

  const backend = await openBackend({ ...backendOptions, log });
  closers[0] = () => backend.close();

  let worker: OutboxWorker | undefined;
  // A PostgreSQL server minds its own disk.
  const disk = backend.engine === 'pglite' ? await watchDiskSpace(settings.dataDir) : undefined;
  const hasRoom = disk?.hasRoom ?? (() => true);
  const watchdog = startWatchdog(backend, log, hasRoom, () => void stop(RESTART_EXIT_CODE));
  const { metricsPort } = settings;
  const metrics =
    metricsPort === undefined ? undefined : createMetrics({ backend, dataDir: settings.dataDir });
  try {
    // PGlite has one owner, so `npm run admin` asks it; a PostgreSQL server is asked by the command itself.
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
      ...given,
      backend,
      hasRoom,
      onTrouble: watchdog.check,
      onMessages: () => worker?.wake(),
      onAnswer: metrics?.answered,
    });
    opened.resolve(backend);
    const retention = startRetention(backend, log);
    // Nobody else can hold messages of an embedded database; what a killed process held is due now.
    if (backend.engine === 'pglite') await releaseClaims(backend);
    const { webhook: _notWanted, ...mails } = settings.delivery.missing;
    for (const [kind, reason] of Object.entries(mails)) log('not_sent', { kind, reason });
    worker = startOutboxWorker({
      deliverer: createDeliverer({ database: backend, settings: settings.delivery }),
      log,
      onMailFault: (fault) => reportMailFault(backend, fault),
    });
    const { stop: stopWorker } = worker;
    closers.push(async () => {
      await Promise.all([closeListener(), stopWorker(), retention.stop()]);
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    if (settings.signup) await adviseOnSignUp(backend, log);
    log('ready', { engine: backend.engine, ms: Math.round(performance.now()) });
    // Now, for a server that is killed later could not.
    flushCompileCache();
    process.send?.({ ready: true, port });
    // Read now, for the first question would keep pages waiting for as long.
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
