import { describeError } from '../../../backend/describe-error.ts';
import type { LogLevel } from '../../../backend/log.ts';
import { functionError, Refusal, unavailable } from '../../../backend/http/refusal.ts';
import { FUNCTIONS_PREFIX } from '../../../shared/forms/plain-forms.ts';
import { API_SECURITY_POLICY, securityHeaders } from '../../../shared/security-policy.ts';
import { siteOrigin } from './settings.ts';

const METHODS = ['POST', 'OPTIONS'];
const METHODS_WITH_GET = ['GET', 'HEAD', ...METHODS];
const RETRY_AFTER_S = 5;
const HEADERS = 'apikey, authorization, content-type, x-client-info, x-supabase-api-version';

export function log(event: string, detail: Record<string, unknown> = {}, level: LogLevel = 'info'): void {
  console.log(JSON.stringify({ level, event, ...detail }));
}

type Handle = (request: Request) => Promise<Response>;

/** Answers a visitor's refused request with a page; `undefined` where a script asked. */
type Refuse = (refusal: Refusal, request: Request) => Response | undefined;

/**
 * Serves POST requests, and GET and HEAD requests if there is a handler for them; from a browser only pages of the site's own
 * origin may call (CORS). An error that the handler throws is logged by name and answered without internals.
 */
export function serve(handle: Handle, handleGet?: Handle, refuse: Refuse = () => undefined): void {
  const site = siteOrigin();
  /** What the site's own server gives every response. */
  const common = {
    'cache-control': 'no-store',
    'content-security-policy': API_SECURITY_POLICY,
    ...securityHeaders(site.startsWith('https:')),
  };
  // By default Deno ends the process, and with it every other request. postgres.js drops the promise of a cancellation.
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    log('unhandled_rejection', describeError(event.reason), 'error');
  });
  Deno.serve(async (request) => {
    const allowed = handleGet ? METHODS_WITH_GET : METHODS;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const handled = await respond(request, allowed, isRead && handleGet ? handleGet : handle, refuse);
    const isHead = request.method === 'HEAD';
    if (isHead) void handled.body?.cancel();
    const response = new Response(isHead ? null : handled.body, handled);
    const { headers } = response;
    for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value);
    headers.append('vary', 'Origin');
    if (request.headers.get('origin') === site) {
      headers.set('access-control-allow-origin', site);
      headers.set('access-control-allow-methods', 'POST');
      headers.set('access-control-allow-headers', HEADERS);
      headers.set('access-control-max-age', '600');
    }
    return response;
  });
}

async function respond(
  request: Request,
  allowed: readonly string[],
  handle: Handle,
  refuse: Refuse,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  try {
    if (!allowed.includes(request.method))
      throw new Refusal(405, 'method_not_allowed', 'This method is not available here.', {
        allow: allowed.join(', '),
      });
    return await handle(request);
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) log('function_failed', describeError(error), 'error');
    const refusal = isRefusal ? error : unavailable(RETRY_AFTER_S);
    const { status, headers } = refusal;
    return refuse(refusal, request) ?? Response.json(functionError(refusal), { status, headers });
  }
}

/**
 * The path without the function's name, which the platform puts in front of it, and without the slash that some static
 * hosts add at its end.
 */
export function pathBelow(name: string, { pathname }: URL): string {
  const path = pathname.startsWith(`${FUNCTIONS_PREFIX}/`)
    ? pathname.slice(FUNCTIONS_PREFIX.length)
    : pathname;
  const isBelow = path === `/${name}` || path.startsWith(`/${name}/`);
  return (isBelow ? path.slice(name.length + 1) : pathname).replace(/\/$/, '');
}
