import { addressKey } from '../../../backend/http/address-key.ts';
import { tooManyRequests } from '../../../backend/http/refusal.ts';
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';

/**
 * Rate-limit key of a client, as on the Node server. Cloudflare, in front of every hosted project, sets `cf-connecting-ip` to the
 * address that connected and overwrites what a client sends in it; `x-forwarded-for` is only appended to, so a client
 * chooses its first value. Without the header all clients share one limit.
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 * https://github.com/orgs/supabase/discussions/52040
 */
export function clientKey(request: Request): string {
  const address = request.headers.get('cf-connecting-ip')?.trim();
  return address ? addressKey(address) : 'unknown';
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
