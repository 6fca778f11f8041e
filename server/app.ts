import { randomUUID } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';

import type { ChatModelSettings } from '#backend/assistant/model-settings.ts';
import { API_SECURITY_POLICY, SECURITY_HEADERS, TRANSPORT_SECURITY } from '#shared/security-policy.ts';

import { addressKey, clientAddress, networkMatcher, plainAddress } from './client-address.ts';
import type { Backend } from './database/backend.ts';
import { createFunctions } from './functions.ts';
import { createGuard, isApiPath } from './guard/guard.ts';
import type { RateLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { StaticSite } from './static-site.ts';

export type AppDeps = {
  backend: Backend;
  site: StaticSite;
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
  /** Aborted when the server stops, for what runs longer than a request should. */
  stopping?: AbortSignal;
  log: Log;
  /** Whether the disk has space for another write; without it, writes are refused. */
  hasRoom?: () => boolean;
  /** Told when the database gave an answer that none should. */
  onTrouble: () => void;
  /** Told when there may be messages to send. */
  onMessages?: () => void;
  /** Told of every answer, with the route as it is logged. */
  onAnswer?: (route: string, status: number) => void;
};

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; route: string } };

/** Pages that are there for the staff alone, however they are written. */
const STAFF_PAGE = /^\/+(admin|login)(\/|$)/i;

/** Path of a request as sent, and once decoded where its escapes are valid. */
function pathsOf(url: string): { raw: string; decoded: string; search: string } {
  const { pathname, search } = new URL(url);
  try {
    return { raw: pathname, decoded: decodeURIComponent(pathname), search };
  } catch {
    return { raw: pathname, decoded: pathname, search };
  }
}

/**
 * The site and its API as one request handler. Reads top to bottom as the life of a request; importing or
 * calling it opens nothing.
 */
export function createApp(deps: AppDeps): Hono<Env> {
  const { backend, site, log, now, hasRoom = () => true } = deps;
  const isTrustedProxy = networkMatcher(deps.settings.trustedProxies);
  const { adminNetworks = [] } = deps.settings;
  const isAdminNetwork = networkMatcher(adminNetworks);
  const isHttps = deps.settings.siteUrl.startsWith('https:');
  const guard = createGuard({
    ...deps,
    hasRoom,
    functions: createFunctions(deps),
    siteUrl: deps.settings.siteUrl,
    signup: deps.settings.signup,
  });
  const app = new Hono<Env>();
  let hasWarnedOfProxy = false;
  let asked: Promise<boolean> | undefined;

  /** Key under which the client of a request is limited, and whether the desk is there for it. */
  const clientOf = (c: Context<Env>): { address: string; isStaff: boolean } => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    const isBehindStranger = forwardedFor !== undefined && !isTrustedProxy(plainAddress(peer));
    if (isBehindStranger && !hasWarnedOfProxy) {
      hasWarnedOfProxy = true;
      log('proxy_not_trusted', { hint: 'X-Forwarded-For is ignored: name the proxy in TRUSTED_PROXIES' });
    }
    const address = clientAddress(peer, forwardedFor, isTrustedProxy);
    // Whoever comes by a proxy that is not trusted has its address, which may be one of the staff's.
    const isStaff = adminNetworks.length === 0 || (!isBehindStranger && isAdminNetwork(address));
    return { address: addressKey(address), isStaff };
  };

  // First, so that every request has an id, and every answer its headers and its line in the log, whatever happens after.
  app.use(async (c, next) => {
    const startedAt = now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'unmatched');
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    // Pages have a policy of their own, and no id: every byte in front of them delays their first paint.
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', API_SECURITY_POLICY);
      headers.set('x-request-id', requestId);
    }
    if (isHttps) headers.set('strict-transport-security', TRANSPORT_SECURITY);
    deps.onAnswer?.(c.get('route'), c.res.status);
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
    // Who asks meanwhile gets the same answer: this route is open to everybody.
    asked ??= backend
      .ping()
      .catch(() => false)
      .finally(() => (asked = undefined));
    const ready = hasRoom() && (await asked);
    return c.text(ready ? 'ready\n' : 'not ready\n', ready ? 200 : 503, { 'cache-control': 'no-store' });
  });

  app.all('*', async (c) => {
    const { raw, decoded, search } = pathsOf(c.req.url);
    if (isApiPath(raw)) {
      const response = await guard(c.req.raw, { ...clientOf(c), requestId: c.get('requestId') });
      c.set('route', response.status === 404 ? 'unknown api' : decoded);
      return response;
    }
    const { response, route } = site.answer({
      method: c.req.method,
      path: STAFF_PAGE.test(decoded) && !clientOf(c).isStaff ? '/404' : decoded,
      search,
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match'),
    });
    c.set('route', route);
    return response;
  });

  app.onError((error, c) => {
    c.set('route', 'failed');
    log('request_failed', { id: c.get('requestId'), error: error.name });
    return c.text('Something went wrong. Please try again shortly.\n', 500, { 'cache-control': 'no-store' });
  });

  return app;
}
