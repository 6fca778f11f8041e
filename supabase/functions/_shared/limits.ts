import { addressKey, networkKey } from '../../../backend/http/address-key.ts';
import { attemptCounter } from '../../../backend/http/attempt-counter.ts';
import { tooManyRequests } from '../../../backend/http/refusal.ts';
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { HOSTED_REQUEST_RATE } from '../../../shared/limits.ts';
import { setting } from './settings.ts';

const UNKNOWN = 'unknown';

/**
 * The client's rate-limit key, as on the Node server. Cloudflare stands in front of every hosted project and overwrites
 * `cf-connecting-ip` with the address that connected. A client can forge the first value of `x-forwarded-for`, because
 * proxies only append to it. Without `cf-connecting-ip`, all clients share one limit.
 * See https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip and
 * https://github.com/orgs/supabase/discussions/52040
 */
export function clientKey(request: Request): string {
  const address = request.headers.get('cf-connecting-ip')?.trim();
  return address ? addressKey(address) : UNKNOWN;
}

/** Keyed hash of the client's network, for the limits that the database counts; `null` when the address is unknown. */
export function clientNetwork(request: Request): string | null {
  const key = clientKey(request);
  // The only secret that every function with a database has.
  return key === UNKNOWN ? null : attemptCounter(setting('SUPABASE_DB_URL'), 'network', networkKey(key));
}

/**
 * Counts an attempt of the address that sends the request.
 * @returns a function that gives the attempt back
 * @throws Refusal 429 above the limit
 */
export function takeAttempt(limiter: AttemptLimiter, request: Request): () => void {
  const key = clientKey(request);
  const attempt = limiter.take(key);
  if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterMs);
  return () => {
    limiter.release(key);
  };
}

const requests = new AttemptLimiter(HOSTED_REQUEST_RATE);

export function takeRequest(request: Request): void {
  takeAttempt(requests, request);
}
