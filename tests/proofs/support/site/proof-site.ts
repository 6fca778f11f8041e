import { once } from 'node:events';
import { resolve } from 'node:path';

import { createApp } from '#server/app.ts';
import type { AppDeps } from '#server/app.ts';
import type { Backend } from '#server/database/backend.ts';
import { listen } from '#server/http/listen.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { readPreparedAssistant } from '#server/site/prepared-assistant.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { JWT_SECRET } from '#tests/harness/api.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { EngineName } from '#tests/harness/database/backend.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

const SITE_URL = 'http://localhost:3000';
const BUILD_DIR = resolve(import.meta.dirname, '../../../../build');

export type ProofSite = {
  backend: Backend;
  /** The site listens on this port of 127.0.0.1, and trusts that address as a proxy. */
  port: number;
  /** Sends a request within the process, as a client at `address`. */
  request(path: string, init: RequestInit, address: string): Promise<Response>;
  /** Every line of the log, as JSON. */
  log: string[];
  close(): Promise<void>;
};

/** Opens the whole site with its build in this process, on a new database and a free port. */
export async function openProofSite(
  engine: EngineName,
  changes: Partial<Omit<AppDeps, 'backend' | 'settings'>> & { settings?: Partial<AppDeps['settings']> } = {},
  wrap: (backend: Backend) => Backend = (backend) => backend,
): Promise<ProofSite> {
  const opened = await openTestBackend(engine);
  const { settings, ...rest } = changes;
  const log: string[] = [];
  const app = createApp({
    backend: wrap(opened.backend),
    site: loadStaticSite(BUILD_DIR, settings?.siteUrl ?? SITE_URL),
    preparedAssistant: () => readPreparedAssistant(BUILD_DIR),
    limits: RATE_LIMITS,
    settings: { siteUrl: SITE_URL, signup: true, trustedProxies: ['127.0.0.1'], ...settings },
    jwtSecret: JWT_SECRET,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    now: () => performance.now(),
    log: (event, detail) => log.push(JSON.stringify({ event, ...detail })),
    onTrouble: () => log.push(JSON.stringify({ event: 'trouble' })),
    ...rest,
  });
  const port = await freePort();
  const server = await listen(app.fetch, { host: '127.0.0.1', port, trustedProxies: [] });
  return {
    backend: opened.backend,
    port,
    request: async (path, init, address) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', LOCAL_PUBLISHABLE_KEY);
      headers.set('x-forwarded-for', address);
      if (init.body !== undefined) headers.set('content-type', 'application/json');
      return app.request(path, { ...init, headers });
    },
    log,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await opened.close();
    },
  };
}
