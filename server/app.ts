import { randomUUID } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';

import type { ChatModelSettings } from '#backend/assistant/model-settings.ts';
import { API_SECURITY_POLICY, SECURITY_HEADERS, TRANSPORT_SECURITY } from '#shared/security-policy.ts';

import type { Backend, Health } from './database/backend.ts';
import type { LearntIntents } from '#backend/assistant/intents.ts';
import { createFunctions } from './functions.ts';
import { createGuard, isApiPath } from './guard/guard.ts';
import { addressKey, clientAddress, networkMatcher, plainAddress } from './http/client-address.ts';
import type { RateLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { KeptAssets } from './site/kept-assets.ts';
import { fileAnswer, MISSING_FILE } from './site/static-site.ts';
import type { StaticSite } from './site/static-site.ts';

export type AppDeps = {
  backend: Backend;
  site: StaticSite;
  /** Hashed files of other builds; absent when none are kept. */
  keptAssets?: Pick<KeptAssets, 'find'> | undefined;
  limits: RateLimits;
  settings: {
    siteUrl: string;
    signup: boolean;
    trustedProxies: readonly string[];
    adminNetworks?: readonly string[];
    chatModel?: ChatModelSettings | undefined;
  };
  jwtSecret: string;
  publishableKey: string;
  now: () => number;
  /** Aborted when the server stops; ends work that outlasts a request, such as an ingestion. */
  stopping?: AbortSignal;
  log: Log;
  /** Whether the disk has space for another write; when it has none, writes are refused. */
  hasFreeSpace?: () => boolean;
  /** The assistant's intent model, which the build has trained. */
  learntIntents?: LearntIntents | undefined;
  /** Called when the database failed or gave a wrong answer, so that the watchdog checks it. */
  onTrouble: () => void;
  /** Called when the outbox may hold new messages. */
  onMessages?: () => void;
  /** Called for every answer, with its route as logged and the time that it took. */
  onAnswer?: (route: string, status: number, ms: number) => void;
};

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; route: string } };

const NOT_READY: Record<Health, string | undefined> = {
  ready: undefined,
  starting: 'the database is not open yet',
  'read-only': 'the database accepts no writes, as a standby does',
  failed: 'the database does not answer correctly',
};

/** Pages for staff only, in upper or lower case and with any number of leading slashes. */
const STAFF_PAGE = /^\/+(admin|login)(\/|$)/i;

/** The path as sent and percent-decoded once; a path with an invalid escape is not decoded. */
function pathsOf(url: string): { raw: string; decoded: string; search: string } {
  const { pathname, search } = new URL(url);
  try {
    return { raw: pathname, decoded: decodeURIComponent(pathname), search };
  } catch {
    return { raw: pathname, decoded: pathname, search };
  }
}

/**
 * The site and its API as one request handler, written in the order in which a request passes through it. Creating it
 * has no side effects: it opens no port, file or database.
 */
export function createApp(deps: AppDeps): Hono<Env> {
  const { backend, site, log, now, hasFreeSpace = () => true } = deps;
  const isTrustedProxy = networkMatcher(deps.settings.trustedProxies);
  const { adminNetworks = [] } = deps.settings;
  const isAdminNetwork = networkMatcher(adminNetworks);
  const isHttps = deps.settings.siteUrl.startsWith('https:');
  const guard = createGuard({
    ...deps,
    hasFreeSpace,
    functions: createFunctions(deps),
    siteUrl: deps.settings.siteUrl,
    signup: deps.settings.signup,
  });
  const app = new Hono<Env>();
  let hasWarnedOfProxy = false;
  let healthInFlight: Promise<Health> | undefined;

  /** The client's rate-limit key, and whether the desk is visible to it (ADMIN_NETWORKS). */
  const clientOf = (c: Context<Env>): { address: string; isStaff: boolean } => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    const isBehindUntrustedProxy = forwardedFor !== undefined && !isTrustedProxy(plainAddress(peer));
    if (isBehindUntrustedProxy && !hasWarnedOfProxy) {
      hasWarnedOfProxy = true;
      log('proxy_not_trusted', { hint: 'X-Forwarded-For is ignored: add the proxy to TRUSTED_PROXIES' });
    }
    const address = clientAddress(peer, forwardedFor, isTrustedProxy);
    // Behind an untrusted proxy the address is the proxy's own. It may be in ADMIN_NETWORKS although the client is not.
    const isStaff = adminNetworks.length === 0 || (!isBehindUntrustedProxy && isAdminNetwork(address));
    return { address: addressKey(address), isStaff };
  };

  // Registered first, so that every request gets an id, security headers and a log line even if a later handler fails.
  app.use(async (c, next) => {
    const startedAt = now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'unmatched');
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    // Pages carry their own policy and get no request id: every header byte delays their first paint.
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', API_SECURITY_POLICY);
      headers.set('x-request-id', requestId);
    }
    if (isHttps) headers.set('strict-transport-security', TRANSPORT_SECURITY);
    deps.onAnswer?.(c.get('route'), c.res.status, now() - startedAt);
    log('request', {
      id: requestId,
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round(now() - startedAt),
    });
  });

  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.text('ok\n', 200, { 'cache-control': 'no-store' });
  });

  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    // Concurrent probes share one query, because this route is public and must not multiply database calls.
    healthInFlight ??= backend
      .health()
      .catch((): Health => 'failed')
      .finally(() => (healthInFlight = undefined));
    const fault = hasFreeSpace() ? NOT_READY[await healthInFlight] : 'the disk is full';
    const [text, status] =
      fault === undefined ? (['ready', 200] as const) : ([`not ready: ${fault}`, 503] as const);
    return c.text(`${text}\n`, status, { 'cache-control': 'no-store' });
  });

  app.all('*', async (c) => {
    const { raw, decoded, search } = pathsOf(c.req.url);
    if (isApiPath(raw)) {
      const response = await guard(c.req.raw, { ...clientOf(c), requestId: c.get('requestId') });
      c.set('route', response.status === 404 ? 'unknown api' : decoded);
      return response;
    }
    const request = {
      method: c.req.method,
      path: STAFF_PAGE.test(decoded) && !clientOf(c).isStaff ? '/404' : decoded,
      search,
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match'),
    };
    const { response, route } = site.answer(request);
    c.set('route', route);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = route === MISSING_FILE && isRead ? await deps.keptAssets?.find(decoded) : undefined;
    if (!kept) return response;
    c.set('route', decoded);
    return fileAnswer(kept, request, 200);
  });

  app.onError((error, c) => {
    c.set('route', 'failed');
    log('request_failed', { id: c.get('requestId'), error: error.name });
    return c.text('Something went wrong. Please try again shortly.\n', 500, { 'cache-control': 'no-store' });
  });

  return app;
}
