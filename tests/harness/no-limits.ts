import { RATE_LIMITS } from '#server/limits.ts';
import type { RateLimits } from '#server/limits.ts';

/** Rate limits too high to be reached, for tests about something else. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, { attempts: 1e9, windowMs: 1 }]),
) as RateLimits;
