import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { describeError } from '#backend/describe-error.ts';

import { listenForAdminCommands } from './admin/admin-control.ts';
import { createApp } from './app.ts';
import type { Backend } from './database/backend.ts';
import { createDeferredBackend } from './database/deferred-backend.ts';
import { closeServer, listen } from './http/listen.ts';
import { INHERITED_SOCKET, shareListeningSocket } from './http/listening-socket.ts';
import { RATE_LIMITS, SHUTDOWN_GRACE_MS } from './limits.ts';
import { createLog } from './log.ts';
import { startBackgroundWork } from './operations/background-work.ts';
import type { BackgroundWork } from './operations/background-work.ts';
import { watchDataDirectory } from './database/data-directory.ts';
import { setIntakeCeilings, setRetentionDays } from './operations/database-settings.ts';
import { listenForMetrics } from './operations/metrics-listener.ts';
import { createMetrics } from './operations/metrics.ts';
import { releaseMemory } from './operations/release-memory.ts';
import { parseSettings } from './settings/env.ts';
import type { Settings } from './settings/env.ts';
import { openInstallation } from './installation.ts';
import { retentionPeriods } from './settings/retention-days.ts';
import { createShutdown } from './shutdown.ts';
import { readFormPages } from './site/form-pages.ts';
import { loadReadingRoom } from './site/reading-room.ts';
import { ingestOwnPages } from './site/ingestion.ts';
import { openKeptAssets } from './site/kept-assets.ts';
import { readPreparedAssistant } from './site/prepared-assistant.ts';
import { loadStaticSite } from './site/static-site.ts';
import type { StaticSite } from './site/static-site.ts';
import { StartError } from './start-error.ts';

/** The supervisor, `scripts/start.ts`, restarts the server after any exit code but 0. */
const RESTART_EXIT_CODE = 70;
const KEEP_TIMEOUT_MS = 10_000;
const KEEP_EVERY_MS = 6 * 60 * 60_000;
const BUILD_DIR = resolve(import.meta.dirname, '../build');

const { log, flush } = createLog();

// Also runs after an uncaught exception.
process.on('exit', flush);
const exit = (code: number): never => process.exit(code);

const shutdown = createShutdown(log, exit, SHUTDOWN_GRACE_MS + 1_500);

async function serve(): Promise<void> {
  const prepared = await prepare();
  const server = await serveRequests(prepared);
  await serveMetrics(prepared);
  await openDatabase(prepared);
  const onUnrecoverable = () => void shutdown.stop(RESTART_EXIT_CODE);
  await startBackgroundWork({ ...prepared, log, shutdown, onUnrecoverable });
  announceReady(prepared, server);
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Loads everything whose failure can prevent the start, before a port or the database is opened. */
async function prepare() {
  const settings = parseSettings(process.env);
  const { secrets, backendOptions } = openInstallation(settings);
  const site = loadStaticSite(BUILD_DIR, settings.siteUrl);
  const keptAssets = await keepAssets(settings, site);
  const preparedAssistant = readPreparedAssistant(BUILD_DIR);
  const formPages = readFormPages(BUILD_DIR);
  const readingRoom = loadReadingRoom(BUILD_DIR, {
    built: site.builtUrl ?? settings.siteUrl,
    served: settings.siteUrl,
  });
  const backend = createDeferredBackend({ ...backendOptions, log });
  // A PostgreSQL server's disk is its operator's responsibility.
  const disk = backend.engine === 'pglite' ? await watchDataDirectory(settings.dataDir, log) : undefined;
  if (disk) shutdown.register('disk watch', disk.stop);
  const canWrite = disk?.isWritable ?? (() => true);
  const { metricsPort, dataDir } = settings;
  const metrics = metricsPort === undefined ? undefined : createMetrics({ backend, dataDir, log });
  const background: BackgroundWork = {};
  return {
    settings,
    secrets,
    site,
    keptAssets,
    preparedAssistant: () => preparedAssistant,
    formPages,
    readingRoom,
    backend,
    disk,
    canWrite,
    dataDirectoryFault: disk?.fault ?? (() => undefined),
    metrics,
    background,
  };
}

/** Stores the hashed files of this build before a page can refer to them, and marks them as in use from then on. */
async function keepAssets({ assetsDir, keepAssetsDays: days }: Settings, { files = new Map() }: StaticSite) {
  if (days === 0) return undefined;
  const keptAssets = openKeptAssets({ directory: assetsDir, days, files, log });
  // A directory on a network may hang; the pages of this build do not need it.
  await Promise.race([keptAssets.keep(), sleep(KEEP_TIMEOUT_MS, undefined, { ref: false })]);
  setInterval(() => void keptAssets.keep(), KEEP_EVERY_MS).unref();
  return keptAssets;
}

/**
 * Starts to serve requests. Pages need no database and are served at once. API requests wait until the database is open,
 * or are refused with Retry-After if that takes too long.
 */
async function serveRequests(prepared: Prepared): Promise<Server> {
  const { settings, secrets, backend, background, metrics } = prepared;
  const app = createApp({
    ...prepared,
    log,
    limits: RATE_LIMITS,
    jwtSecret: secrets.jwtSecret,
    publishableKey: backend.publishableKey,
    now: () => performance.now(),
    stopping: shutdown.signal,
    onTrouble: () => background.watchdog?.check(),
    onMessages: () => background.outbox?.wake(),
    onResponse: metrics?.countResponse,
    logsAllRequests: settings.logsAllRequests,
  });
  const inherited = process.argv.includes(INHERITED_SOCKET.argument) ? INHERITED_SOCKET : undefined;
  const server = await listen(app.fetch, settings, inherited);
  shutdown.register('requests', () => closeServer(server, SHUTDOWN_GRACE_MS));
  if (!inherited) shareListeningSocket(server);
  return server;
}

/** Called before the database is opened, so that metrics also show one that does not open. */
async function serveMetrics({ settings, metrics }: Prepared): Promise<void> {
  if (!metrics || settings.metricsPort === undefined) return;
  const { close } = await listenForMetrics(metrics, settings.metricsPort);
  shutdown.register('metrics', close);
}

async function openDatabase({ settings, secrets, backend, disk }: Prepared): Promise<void> {
  shutdown.register('database', backend.close);
  await disk?.untilWritable(shutdown.signal);
  await backend.open(async (opened: Backend) => {
    // Only one process can open PGlite, so `npm run admin` sends its commands here. With a PostgreSQL server it opens
    // the database itself.
    if (opened.engine === 'pglite') {
      const { close } = await listenForAdminCommands(opened, settings.dataDir, secrets.supabaseSecretKey);
      shutdown.register('admin commands', close);
    }
    await setIntakeCeilings(opened, settings.intakeCeilings);
    await setRetentionDays(opened, settings.retentionDays);
    log('retention_periods', retentionPeriods(settings.retentionDays));
  });
}

function announceReady({ settings, backend, site }: Prepared, server: Server): void {
  const address = server.address();
  const { siteUrl } = settings;
  const port = typeof address === 'object' && address ? address.port : settings.port;
  log('ready', { engine: backend.engine, ms: Math.round(performance.now()) });
  // Flushed now, because a process that is killed later cannot flush its cache.
  flushCompileCache();
  process.send?.({ port, siteUrl });
  const ingesting = ingestOwnPages({ backend, site, siteUrl, stopping: shutdown.signal, log });
  shutdown.register('ingestion', () => ingesting);
  void ingesting.then(releaseMemory);
}

process.on('unhandledRejection', (reason) => {
  log('unhandled_rejection', describeError(reason), 'error');
});
// The channel closes when the supervisor has died. Nothing would restart or stop this process any more.
process.on('disconnect', () => void shutdown.stop(0));
// A closed terminal sends SIGHUP to the supervisor and to this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void shutdown.stop(0));

try {
  await shutdown.duringStart(serve);
} catch (error) {
  // A stop during the start also makes the start reject, which is not a failure.
  if (!shutdown.signal.aborted) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else
      process.stderr.write(`The server could not start: ${error instanceof Error ? error.stack : error}\n`);
    await shutdown.stop(1);
  }
}
