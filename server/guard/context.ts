import type { Backend } from '#server/database/backend.ts';
import type { FunctionHandlers } from '#server/functions.ts';
import type { Log } from '#server/log.ts';

import { failure, Refusal } from './answers.ts';
import type { Answer, Dialect } from './answers.ts';
import type { Lane } from './database-share.ts';
import type { Library } from './library.ts';
import type { Limiters, RequestLimit } from './rate-limits.ts';
import type { SignInLimiter } from './sign-in-limiter.ts';

/** What every API route works with; `backend` and `library` are the share of the one who asks. */
export type GuardDeps = {
  backend: Backend;
  library: Library;
  functions: FunctionHandlers;
  limiters: Limiters;
  signInLimiter: SignInLimiter;
  /** Renewals of sessions under way, by refresh token: who sends one several times at once gets one answer. */
  renewals: Map<string, Promise<Answer>>;
  publishableKey: string;
  jwtSecret: string;
  signup: boolean;
  /** Told when there may be messages to send. */
  onMessages: () => void;
  log: Log;
  /** Whether the disk has space for another write. */
  hasRoom: () => boolean;
};

/** One request that has matched a route. */
export type Incoming = {
  request: Request;
  query: URLSearchParams;
  /** Key of the client's address for limits. */
  address: string;
};

export type Route = {
  method: 'GET' | 'POST';
  path: string;
  dialect: Dialect;
  /** Set on what everybody may call; the others are hidden outside of ADMIN_NETWORKS. */
  isPublic?: true;
  /** Set on a POST that stores nothing, and so is answered also when the disk is full. */
  storesNothing?: true;
  /** Set where the work takes its own time and bounds itself. */
  mayTakeLong?: true;
  /** Counted by address before the request is read: no route does any work without a limit in front of it. */
  limit: RequestLimit;
  /** Set on what visitors write, which has slots of the database to itself. */
  lane?: Lane;
  /** Query keys the route knows; any other, or one given twice, is refused. */
  query: readonly string[];
  /** A `Response` is passed on as it is, so that a function may stream. */
  handle: (incoming: Incoming, deps: GuardDeps) => Promise<Answer | Response>;
};

/** @throws Refusal 400, with the code that the database gives to a value that fails a check */
export function accept<Output>(
  dialect: Dialect,
  schema: { safeParse: (value: unknown) => { success: true; data: Output } | { success: false } },
  value: unknown,
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(
    failure(
      dialect,
      400,
      dialect === 'rest' ? '23514' : 'validation_failed',
      'A value is missing, too long or not acceptable.',
    ),
  );
}
