import { tooManyRequests } from '../../../backend/http/refusal.ts';
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { FUNCTIONS_PREFIX } from '../../../shared/forms.ts';
import { securityHeaders } from '../../../shared/security-policy.ts';
import { clientKey } from './serve.ts';
import { siteOrigin } from './settings.ts';

/** The path behind the function's name, which the platform puts in front of it. */
export function pathBehind(name: string, { pathname }: URL): string {
  const path = pathname.startsWith(`${FUNCTIONS_PREFIX}/`)
    ? pathname.slice(FUNCTIONS_PREFIX.length)
    : pathname;
  const isBehind = path === `/${name}` || path.startsWith(`/${name}/`);
  return isBehind ? path.slice(name.length + 1) : pathname;
}

/** @throws Refusal 429 above the limit of the address that sends the request */
export function takeAttempt(limiter: AttemptLimiter, request: Request): void {
  const attempt = limiter.take(clientKey(request));
  if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterMs);
}

/** Requests of one address, whatever they ask for. Each instance of a function counts for itself. */
const requests = new AttemptLimiter({ attempts: 300, windowMs: 60_000 });

export function takeRequest(request: Request): void {
  takeAttempt(requests, request);
}

/** Adds the headers that the site's own server gives every answer. */
export function withSecurity(answered: Response): Response {
  const response = new Response(answered.body, answered);
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin().startsWith('https:')))) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
