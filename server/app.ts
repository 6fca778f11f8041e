import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';
import type { Context } from 'hono';

import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import type { ModelSettings } from '#backend/assistant/model/model.ts';
import type { ReadingRoom } from '#backend/reader/serve-piece.ts';
import { sessionToken } from '#backend/reader/cookies.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';
import { pieceAt } from '#shared/reader.ts';
import { API_SECURITY_POLICY, securityHeaders } from '#shared/security-policy.ts';

import type { Backend } from './database/backend.ts';
import type { DataDirectoryFault } from './database/data-directory.ts';
import type { Health } from './database/health.ts';
import { createFunctions } from './functions.ts';
import { createGuard } from './guard/guard.ts';
import { decodePath, isApiPath, patternOf, routesAt } from './guard/routes/routes.ts';
import { createResponseLog } from './http/response-log.ts';
import type { RoutedResponse, Reporting } from './http/response-log.ts';
import { clientFinder } from './http/client-finder.ts';
import type { Env } from './http/client-finder.ts';
import type { RateLimits } from './limits.ts';
import type { KeptAssets } from './site/kept-assets.ts';
import { fileResponse, MISSING_FILE } from './site/static-site.ts';
import type { StaticRequest, StaticSite } from './site/static-site.ts';

export type AppDeps = Reporting & {
  backend: Backend;
  site: StaticSite;
  /** Hashed files of other builds; absent when none are kept. */
  keptAssets?: Pick<KeptAssets, 'find'> | undefined;
  limits: RateLimits;
  settings: {
    siteUrl: string;
    allowedOrigins?: readonly string[];
    signup: boolean;
    trustedProxies: readonly string[];
    adminNetworks?: readonly string[];
    chatModel?: ModelSettings | undefined;
  };
  jwtSecret: string;
  publishableKey: string;
  /** Aborted when the server stops; ends work that outlasts a request, such as an ingestion. */
  stopping?: AbortSignal;
  /** Why the data directory cannot be written; while it has a fault, writes are refused. */
  dataDirectoryFault?: () => DataDirectoryFault | undefined;
  /** The assistant that the build has prepared; read at the first question. */
  preparedAssistant: () => PreparedAssistant;
  /** The pages that answer plain forms, from the build. */
  formPages?: FormPages | undefined;
  /** The pieces for readers; absent when the build has none. */
  readingRoom?: (ReadingRoom & { has(id: string): boolean }) | undefined;
  /** Called when the database failed or gave a wrong answer, so that the watchdog checks it. */
  onTrouble: () => void;
  /** Called when the outbox may hold new messages. */
  onMessages?: () => void;
};

const OWN_POLICIES: ReadonlySet<string> = new Set(['content-security-policy', 'referrer-policy']);

const NOT_READY: Record<Health, string | undefined> = {
  ready: undefined,
  starting: 'the database is not open yet',
  'read-only': 'the database accepts no writes, as a standby does',
  'without-standby': 'the database waits at each write for a synchronous standby that is gone',
  failed: 'the database does not answer correctly',
};

const NOT_WRITABLE: Record<DataDirectoryFault, string> = {
  disk_full: 'the disk is full',
  data_directory_gone: 'DATA_DIR has been moved away or unmounted',
};

/** Pages for staff only, in upper or lower case and with any number of leading slashes. */
const DESK_PAGE = /^\/+(admin|login)(\/|$)/i;

/** Returns a function that finds why the site is not ready; `undefined` if it is. */
function faultFinder(
  backend: Backend,
  dataDirectoryFault: () => DataDirectoryFault | undefined,
): () => Promise<string | undefined> {
  let inFlight: Promise<Health> | undefined;
  return async () => {
    // Concurrent probes share one query, because their route is public and must not multiply database calls.
    inFlight ??= backend
      .health()
      .catch((): Health => 'failed')
      .finally(() => (inFlight = undefined));
    const fault = dataDirectoryFault();
    return fault ? NOT_WRITABLE[fault] : NOT_READY[await inFlight];
  };
}

/**
 * The site and its API as one request handler, written in the order in which a request passes through it. Creating it
 * opens no port or file. Its only side effect is that the assistant starts to read its passages from the database.
 */
export function createApp(deps: AppDeps): Hono<Env> {
  const { backend, site, dataDirectoryFault = () => undefined } = deps;
  const isHttps = deps.settings.siteUrl.startsWith('https:');
  const commonHeaders = {
    ...securityHeaders(isHttps),
    'content-security-policy': API_SECURITY_POLICY,
  };
  const publicPage = (id: string, request: Request): Response =>
    site.respond({
      method: 'GET',
      path: `/insights/${id}`,
      search: '',
      acceptEncoding: request.headers.get('accept-encoding') ?? '',
      ifNoneMatch: undefined,
    }).response;
  const guard = createGuard({
    ...deps,
    reading: deps.readingRoom && { room: deps.readingRoom, publicPage },
    canWrite: () => dataDirectoryFault() === undefined,
    functions: createFunctions(deps),
    siteUrl: deps.settings.siteUrl,
    allowedOrigins: deps.settings.allowedOrigins,
    signup: deps.settings.signup,
  });
  const app = new Hono<Env>();

  const clientOf = clientFinder(deps.settings, deps.log);
  const { textResponse, logged } = createResponseLog(commonHeaders, deps);

  app.get(
    '/healthz',
    logged(() => textResponse('/healthz', 'ok\n', 200)),
  );

  const faultOf = faultFinder(backend, dataDirectoryFault);
  app.get(
    '/readyz',
    logged(async () => {
      const fault = await faultOf();
      return fault === undefined
        ? textResponse('/readyz', 'ready\n', 200)
        : textResponse('/readyz', `not ready: ${fault}\n`, 503);
    }),
  );

  /** Adds the common headers to a response that is not one of the site's files. */
  const complete = (response: Response): Response => {
    for (const [name, value] of Object.entries(commonHeaders)) {
      // A page that the guard fills brings its own policies.
      if (!OWN_POLICIES.has(name) || !response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };

  const apiResponse = async (c: Context<Env>, path: string): Promise<RoutedResponse> => {
    const id = randomUUID();
    const response = complete(await guard(c.req.raw, { ...clientOf(c), requestId: id }));
    response.headers.set('x-request-id', id);
    // Only the patterns of known routes are logged, because any other path can contain text that a visitor typed.
    const pattern = patternOf(path);
    const route = routesAt(pattern, true).length > 0 ? pattern : 'unknown api';
    return { response, route, id, isApi: true };
  };

  /** Whether the guard answers a path of a piece: its page when a reader's cookie is sent, its files always. */
  const isForReaders = ({ req }: Context<Env>, path: string): boolean => {
    const address = req.method === 'GET' || req.method === 'HEAD' ? pieceAt(path) : undefined;
    if (!address || !deps.readingRoom?.has(address.id)) return false;
    return address.file !== undefined || sessionToken(req.header('cookie'), isHttps) !== undefined;
  };

  const serveKeptAsset = async (request: StaticRequest, missing: RoutedResponse): Promise<RoutedResponse> => {
    const kept = await deps.keptAssets?.find(request.path);
    return kept ? { response: complete(fileResponse(kept, request, 200)), route: request.path } : missing;
  };

  app.all(
    '*',
    logged((c) => {
      const { pathname: raw, search } = new URL(c.req.url);
      const decoded = decodePath(raw) ?? raw;
      if (isApiPath(raw) || isForReaders(c, raw)) return apiResponse(c, decoded);
      const request = {
        method: c.req.method,
        path: DESK_PAGE.test(decoded) && !clientOf(c).mayReachDesk ? '/404' : decoded,
        search,
        acceptEncoding: c.req.header('accept-encoding') ?? '',
        ifNoneMatch: c.req.header('if-none-match'),
      };
      const routed = site.respond(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return routed.route === MISSING_FILE && isRead ? serveKeptAsset(request, routed) : routed;
    }),
  );

  return app;
}
