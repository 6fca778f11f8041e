import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';

import { createAdmin } from '#server/admin/admins.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { openKeptAssets } from '#server/site/kept-assets.ts';
import { readPreparedAssistant } from '#server/site/prepared-assistant.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { JWT_SECRET, PASSWORD } from '#tests/harness/api.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';
import { TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';
import { NO_LIMITS } from '#tests/harness/no-limits.ts';
import { startNginx } from '#tests/proofs/support/site/nginx-front.ts';

const SERVERS = 3;
const SITE_URL = 'http://localhost:3000';
const STAFF = { email: 'operator@example.com', password: PASSWORD };

/** Servers with one database and one directory of hashed files, which answer in turn behind one address. */
export type Fleet = {
  url: string;
  staff: Account;
  /** Replaces one server by one with the release in `root`. */
  replace(index: number, root: string): Promise<void>;
  close(): Promise<void>;
};

/** Servers of the real site, on PostgreSQL. */
export async function startFleet(root: string): Promise<Fleet> {
  const postgres = await startMigratedPostgres();
  const assets = newTemporaryDirectory('assets');
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const env = {
    ...TRUSTS_LOOPBACK,
    DATABASE_URL: await postgres.createDatabase(MIGRATED),
    ASSETS_DIR: assets,
    JWT_SECRET,
    SUPABASE_SECRET_KEY: [...JWT_SECRET].reverse().join(''),
  };
  const start = (index: number, from: string) => startSite(env, { port: ports[index] ?? 0, root: from });
  const sites: SiteProcess[] = [];
  for (const index of ports.keys()) sites.push(await start(index, root));
  const made = await sites[0]?.admin(['create', STAFF.email], STAFF.password);
  if (made?.code !== 0) throw new Error(made?.text);
  const nginx = await startNginx(ports);
  return {
    url: `http://127.0.0.1:${nginx.port}`,
    staff: STAFF,
    async replace(index, next) {
      await sites[index]?.stop();
      sites[index] = await start(index, next);
    },
    async close() {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.stop()));
      await postgres.stop();
      removeDirectory(assets);
    },
  };
}

/**
 * In-process servers of the real site on the embedded database, which takes a tenth of the time of separate processes.
 * @param kept where the servers keep hashed files: in one directory, or each in its own, in which case nginx asks them one
 *   after the other, or nowhere
 */
export async function openFleet(root: string, kept: 'shared' | 'own' | 'nowhere'): Promise<Fleet> {
  const { backend, close } = await openTestBackend('pglite');
  const assets = newTemporaryDirectory('assets');
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  await createAdmin(backend, STAFF.email, STAFF.password);
  const open = async (index: number, from: string): Promise<Server> => {
    const port = ports[index] ?? 0;
    const directory = kept === 'shared' ? assets : join(assets, String(index));
    const build = join(from, 'build');
    const site = loadStaticSite(build, SITE_URL);
    const { files = new Map() } = site;
    const keptAssets = openKeptAssets({ directory, days: 1, files, log: () => {} });
    await keptAssets.keep();
    const app = createApp({
      backend,
      site,
      keptAssets: kept === 'nowhere' ? undefined : keptAssets,
      preparedAssistant: () => readPreparedAssistant(build),
      limits: NO_LIMITS,
      settings: { siteUrl: SITE_URL, signup: true, trustedProxies: ['127.0.0.1'] },
      jwtSecret: JWT_SECRET,
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      now: () => performance.now(),
      log: () => {},
      onTrouble: () => {},
    });
    return listen(app.fetch, { host: '127.0.0.1', port, trustedProxies: ['127.0.0.1'] });
  };
  const end = async (server: Server | undefined): Promise<void> => {
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const servers = await Promise.all(ports.map((_, index) => open(index, root)));
  const nginx = await startNginx(ports, { asksOthers: kept === 'own' });
  return {
    url: `http://127.0.0.1:${nginx.port}`,
    staff: STAFF,
    async replace(index, next) {
      await end(servers[index]);
      servers[index] = await open(index, next);
    },
    async close() {
      await nginx.stop();
      await Promise.all(servers.map(end));
      await close();
      removeDirectory(assets);
    },
  };
}
