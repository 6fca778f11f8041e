import { describeError } from '../../../backend/describe-error.ts';
import type { LogLevel } from '../../../backend/log.ts';
import { functionError, Refusal, unavailable } from '../../../backend/http/refusal.ts';
import { FUNCTIONS_PREFIX } from '../../../shared/forms.ts';
import { securityHeaders } from '../../../shared/security-policy.ts';
import { siteOrigin } from './settings.ts';

const METHODS = ['POST', 'OPTIONS'];
const METHODS_WITH_GET = ['GET', 'HEAD', ...METHODS];
const RETRY_AFTER_S = 5;
const HEADERS = 'apikey, authorization, content-type, x-client-info, x-supabase-api-version';

export function log(event: string, detail: Record<string, unknown> = {}, level: LogLevel = 'info'): void {
  console.log(JSON.stringify({ level, event, ...detail }));
}

type Handle = (request: Request) => Promise<Response>;

/**
 * Serves POST requests, and GET and HEAD requests if there is a handler for them; from a browser only pages of the site's own
 * origin may call (CORS). An error that the handler throws is logged by name and answered without internals.
 */
export function serve(handle: Handle, handleGet?: Handle): void {
  const origin = siteOrigin();
  Deno.serve(async (request) => {
    const headers = new Headers({ vary: 'Origin' });
    if (request.headers.get('origin') === origin) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', 'POST');
      headers.set('access-control-allow-headers', HEADERS);
      headers.set('access-control-max-age', '600');
    }
    const allowed = handleGet ? METHODS_WITH_GET : METHODS;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const response = await answer(request, allowed, isRead && handleGet ? handleGet : handle);
    const vary = response.headers.get('vary');
    if (vary !== null) headers.set('vary', `${vary}, Origin`);
    for (const [name, value] of headers) response.headers.set(name, value);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  });
}

async function answer(request: Request, allowed: readonly string[], handle: Handle): Promise<Response> {
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
    return Response.json(functionError(refusal), { status: refusal.status, headers: refusal.headers });
  }
}

/** The path without the function's name, which the platform puts in front of it. */
export function pathBelow(name: string, { pathname }: URL): string {
  const path = pathname.startsWith(`${FUNCTIONS_PREFIX}/`)
    ? pathname.slice(FUNCTIONS_PREFIX.length)
    : pathname;
  const isBelow = path === `/${name}` || path.startsWith(`/${name}/`);
  return isBelow ? path.slice(name.length + 1) : pathname;
}

/** Adds the headers that the site's own server gives every answer. */
export function withSecurity(answered: Response): Response {
  const response = new Response(answered.body, answered);
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin().startsWith('https:')))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
