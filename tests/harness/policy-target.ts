import { once } from 'node:events';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { createApp } from '#server/app.ts';
import type { Backend } from '#server/database/backend.ts';
import { listen } from '#server/http/listen.ts';
import { NO_LIMITS } from '#tests/harness/no-limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { JWT_SECRET } from './api.ts';
import { preparedAssistant } from './assistant/prepared-assistant.ts';
import { openTestBackend } from './database/backend.ts';
import type { EngineName } from './database/backend.ts';
import { freePort } from './site/free-port.ts';

/** Where policies are tested: the database's API itself, or the whole server in front of it. */
export type PolicyTarget = {
  backend: Backend;
  /** URL of the server; when the API is tested directly, nothing listens on it. */
  url: string;
  databaseUrl: string | undefined;
  /** Directory of the embedded database and its journal. */
  dataDir: string;
  /** A supabase-js client as in a browser, optionally with an access token. */
  client(token?: string): SupabaseClient;
  close(): Promise<void>;
};

export type Front = 'directly' | 'through the server';

function clientOn(url: string, fetch: typeof globalThis.fetch, token?: string): SupabaseClient {
  return createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } },
  });
}

/** The server without rate limits, because these tests are about rights; the limits have their own tests. */
async function serve(backend: Backend): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = createApp({
    backend,
    site: { respond: () => ({ response: new Response(null, { status: 404 }), route: 'page' }) },
    preparedAssistant,
    limits: NO_LIMITS,
    settings: { siteUrl: url, signup: true, trustedProxies: [] },
    jwtSecret: JWT_SECRET,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    now: () => performance.now(),
    log: () => {},
    onTrouble: () => {},
  });
  const server = await listen(app.fetch, { host: '127.0.0.1', port, trustedProxies: [] });
  return {
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Opens a fresh database; `prepare` may change it before the API reads its schema. */
export async function openPolicyTarget(
  engine: EngineName,
  front: Front,
  prepare?: (backend: Backend) => Promise<void>,
): Promise<PolicyTarget> {
  const opened = await openTestBackend(engine);
  if (prepare) {
    await prepare(opened.backend);
    await opened.restart();
  }
  const { backend } = opened;
  if (front === 'directly') {
    const direct = (async (input: RequestInfo | URL, init?: RequestInit) =>
      backend.fetch(new Request(input, init))) as typeof globalThis.fetch;
    return {
      backend,
      url: 'http://backend.invalid',
      databaseUrl: opened.options.databaseUrl,
      dataDir: opened.options.dataDir,
      client: (token) => clientOn('http://backend.invalid', direct, token),
      close: () => opened.close(),
    };
  }
  const server = await serve(backend);
  return {
    backend,
    url: server.url,
    databaseUrl: opened.options.databaseUrl,
    dataDir: opened.options.dataDir,
    client: (token) => clientOn(server.url, globalThis.fetch, token),
    async close() {
      await server.close();
      await opened.close();
    },
  };
}
