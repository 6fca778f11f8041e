import { setTimeout as sleep } from 'node:timers/promises';

import { CalendarCache } from '#backend/calendar/calendar-cache.ts';
import { describeError } from '#backend/describe-error.ts';
import { refusedForm } from '#backend/forms/form-responses.ts';
import { NOT_FOUND, Refusal, tooManyRequests } from '#backend/http/refusal.ts';
import type { Backend } from '#server/database/backend.ts';
import type { FunctionHandlers } from '#server/functions.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { DATABASE_CAPS, REQUEST_CAPS } from '#server/limits.ts';
import type { RateLimits } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { remoteFormPages } from '#server/site/form-pages.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';
import { withTimeout } from '#shared/timeout.ts';

import { createRenewalLock } from './accounts/renewal-lock.ts';
import { refusalResponse, UNAVAILABLE } from './api-responses.ts';
import type { ApiResponse, Dialect } from './api-responses.ts';
import { requirePublishableKey } from './credentials.ts';
import { createGateway } from './gateway.ts';
import { createAccountLimits } from './limits/account-limits.ts';
import { createDatabaseShares } from './limits/database-share.ts';
import { createLimiters } from './limits/rate-limits.ts';
import { SignInLimiter } from './limits/sign-in-limiter.ts';
import type { GuardDeps, Incoming, Route } from './route.ts';
import { decodePath, patternOf, routesAt } from './routes/routes.ts';

const ALLOWED_REQUEST_HEADERS =
  'apikey, authorization, content-type, prefer, x-client-info, x-supabase-api-version, accept-profile, content-profile';

function dialectOf(path: string | undefined): Dialect {
  if (path?.startsWith('/auth/')) return 'auth';
  return path?.startsWith('/functions/') ? 'functions' : 'rest';
}

type Client = {
  /** Rate-limit key of the client's address. */
  address: string;
  /** Whether the client's address may reach the desk (ADMIN_NETWORKS). */
  mayReachDesk: boolean;
  requestId: string;
};

export type Guard = (request: Request, client: Client) => Promise<Response>;

type GuardOptions = {
  backend: Backend;
  functions: FunctionHandlers;
  limits: RateLimits;
  publishableKey: string;
  jwtSecret: string;
  signup: boolean;
  siteUrl: string;
  /** Origins besides the site's own whose pages may call the API. */
  allowedOrigins?: readonly string[] | undefined;
  formPages?: FormPages | undefined;
  reading?: GuardDeps['reading'];
  now: () => number;
  log: Log;
  canWrite: () => boolean;
  onTrouble: () => void;
  onMessages?: () => void;
};

function checkQuery({ isPage, query: accepted = [] }: Route, query: URLSearchParams): void {
  // Mail programs and social networks append tracking parameters to links.
  if (isPage) return;
  const keys = [...query.keys()];
  const isAccepted = keys.every((key) => accepted.includes(key)) && new Set(keys).size === keys.length;
  if (!isAccepted) {
    throw new Refusal(400, 'bad_query', 'The address has parameters that are not known.');
  }
}

type Match = {
  dialect: Dialect;
  pattern: string | undefined;
  query: URLSearchParams;
  /** The route, or the response where there is none. */
  found: Route | ApiResponse;
};

/** Matches a request to its route. One that is hidden from this client is answered like an unknown path. */
function matchRoute(request: Request, mayReachDesk: boolean): Match {
  const { pathname, searchParams: query } = new URL(request.url);
  const path = decodePath(pathname);
  const dialect = dialectOf(path);
  const pattern = path && patternOf(path);
  const match = (found: Route | ApiResponse): Match => ({ dialect, pattern, query, found });
  const routes = routesAt(pattern, mayReachDesk);
  // Mail scanners and browsers ask for the head of a page.
  const matchesMethod = ({ method, isPage }: Route) =>
    method === (request.method === 'HEAD' && isPage ? 'GET' : request.method);
  const isHidden = !routes.some(matchesMethod) && routesAt(pattern, true).some(matchesMethod);
  if (routes.length === 0 || isHidden) return match(refusalResponse(dialect, NOT_FOUND));
  const allow = [...routes.map(({ method }) => method), 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS') return match({ status: 204, body: null, headers: { allow } });
  const notAllowed = new Refusal(405, 'method_not_allowed', 'This method is not available here.', { allow });
  return match(routes.find(matchesMethod) ?? refusalResponse(dialect, notAllowed));
}

/** @param allowedOrigin the origin whose pages may read the response */
function toResponse(
  result: ApiResponse | Response,
  requestId: string,
  allowedOrigin: string | undefined,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', vary: 'Origin' });
  for (const [name, value] of new Headers(result.headers)) {
    // `Set-Cookie` may occur more than once.
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  }
  if (allowedOrigin !== undefined) {
    headers.set('access-control-allow-origin', allowedOrigin);
    headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    headers.set('access-control-allow-headers', ALLOWED_REQUEST_HEADERS);
    headers.set('access-control-max-age', '600');
  }
  const { status, body } = result;
  if (result instanceof Response) return new Response(result.body, { status, headers });
  if (body === null) return new Response(null, { status: status === 200 ? 204 : status, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  const withId = status >= 400 ? { ...(body as object), request_id: requestId } : body;
  return new Response(JSON.stringify(withId), { status, headers });
}

/**
 * Creates the default-deny guard in front of the backend. It matches a request on decoded path and method, validates it
 * against our own schemas and rebuilds it, so the library never sees the original request.
 */
export function createGuard(options: GuardOptions): Guard {
  const { backend, limits, now, log } = options;
  const siteOrigin = new URL(options.siteUrl).origin;
  const origins = new Set([siteOrigin, ...(options.allowedOrigins ?? [])]);
  const openShare = createDatabaseShares(backend);
  const openGateway = createGateway(backend, options);
  const openAccountLimits = createAccountLimits(
    new SignInLimiter({ pair: limits.signInPerAccountAndAddress, account: limits.signInPerAccount }, now),
    limits,
    options.jwtSecret,
  );
  const deps: Omit<GuardDeps, 'backend' | 'gateway' | 'accountLimits' | 'log'> = {
    functions: options.functions,
    limiters: createLimiters(limits, now),
    databaseLimits: limits,
    renewalLock: createRenewalLock(backend),
    publishableKey: options.publishableKey,
    jwtSecret: options.jwtSecret,
    signup: options.signup,
    siteOrigin,
    origins,
    formPages: options.formPages,
    reading: options.reading,
    remoteFormPages: options.formPages && remoteFormPages(options.formPages, siteOrigin),
    calendarCache: new CalendarCache(),
    onMessages: options.onMessages ?? (() => {}),
    canWrite: options.canWrite,
  };

  async function respond(
    request: Request,
    { address, mayReachDesk, requestId: id }: Client,
  ): Promise<ApiResponse | Response> {
    const { dialect, pattern, query, found: route } = matchRoute(request, mayReachDesk);
    if (!('handle' in route)) return route;
    const pages = route.pages && deps[route.pages];
    const incoming: Incoming = { request, query, address };
    const refuse = (refusal: Refusal) =>
      route.form && pages
        ? refusedForm(pages, route.form, refusal)
        : (route.refused?.(refusal, incoming, deps) ?? refusalResponse(dialect, refusal));
    try {
      if (!route.isPage) requirePublishableKey(request, deps.publishableKey);
      const attempt = deps.limiters[route.limit].take(address);
      if (!attempt.allowed) {
        // Without this delay, a client that retries at once would keep the event loop busy with refusals.
        await sleep(REQUEST_CAPS.refusalDelayMs);
        throw tooManyRequests(attempt.retryAfterMs);
      }
      checkQuery(route, incoming.query);
      if (route.method !== 'GET' && !route.storesNothing && !deps.canWrite()) throw UNAVAILABLE;
      const timeout = new AbortController();
      const share = openShare(address, route.lane ?? 'others', timeout.signal);
      const logOfRequest: Log = (event, detail, level) => log(event, { id, ...detail }, level);
      const gateway = openGateway(address, share, logOfRequest);
      const accountLimits = openAccountLimits(share.backend);
      const handled = route.handle(incoming, {
        ...deps,
        log: logOfRequest,
        backend: share.backend,
        gateway,
        accountLimits,
      });
      if (route.hasOwnTimeout) return await handled;
      return await withTimeout(handled, DATABASE_CAPS.responseTimeoutMs, () => {
        timeout.abort(UNAVAILABLE);
        return UNAVAILABLE;
      });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      if (error instanceof QueueFull) return refuse(UNAVAILABLE);
      log('api_failed', { id, method: request.method, route: pattern, ...describeError(error) }, 'error');
      options.onTrouble();
      return refuse(UNAVAILABLE);
    }
  }

  return async (request, client) => {
    const result = await respond(request, client);
    const origin = request.headers.get('origin');
    // CORS: in browsers, only the site's own pages may call the API.
    return toResponse(result, client.requestId, origin !== null && origins.has(origin) ? origin : undefined);
  };
}
