import type { CalendarCache } from '#backend/calendar/calendar-cache.ts';
import type { Refusal } from '#backend/http/refusal.ts';
import type { PieceReading } from '#backend/reader/serve-piece.ts';
import type { Backend } from '#server/database/backend.ts';
import type { FunctionHandlers } from '#server/functions.ts';
import type { Log } from '#server/log.ts';
import type { FormName, FormPages } from '#shared/forms/plain-forms.ts';

import type { RenewalLock } from './accounts/renewal-lock.ts';
import type { ApiResponse, Dialect } from './api-responses.ts';
import type { AccountLimits } from './limits/account-limits.ts';
import type { Lane } from './limits/database-share.ts';
import type { DatabaseLimits, Limiters, RequestLimit } from './limits/rate-limits.ts';
import type { Gateway } from './gateway.ts';

/** What route handlers receive. `backend` and `gateway` are limited to the share of the requesting client. */
export type GuardDeps = {
  backend: Backend;
  gateway: Gateway;
  functions: FunctionHandlers;
  limiters: Limiters;
  accountLimits: AccountLimits;
  databaseLimits: DatabaseLimits;
  renewalLock: RenewalLock;
  publishableKey: string;
  jwtSecret: string;
  signup: boolean;
  siteOrigin: string;
  /** Origins whose pages may call the API and send forms: the site's own and ALLOWED_ORIGINS. */
  origins: ReadonlySet<string>;
  /** The pages that answer plain forms; absent in development. */
  formPages: FormPages | undefined;
  /** The pages that answer plain forms of static pages at another origin; absent in development. */
  remoteFormPages: FormPages | undefined;
  /** The pieces for readers; absent when the build has none. */
  reading: Pick<PieceReading, 'room' | 'publicPage'> | undefined;
  /** Free times and free consultants, read from the database at most once in two seconds for all requests. */
  calendarCache: CalendarCache;
  /** Called when the outbox may have new messages. */
  onMessages: () => void;
  log: Log;
  /** Whether the data directory accepts writes: it is in place and has free space. */
  canWrite: () => boolean;
};

/** One request that has matched a route. */
export type Incoming = {
  request: Request;
  query: URLSearchParams;
  /** The client's address as a rate-limit key: IPv4 address or IPv6 /64. */
  address: string;
};

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  dialect: Dialect;
  /** Set on routes open to everybody; with ADMIN_NETWORKS set, all others answer 404 from outside those networks. */
  isPublic?: true;
  /** Set on a POST that stores nothing and therefore works even when the disk is full. */
  storesNothing?: true;
  /** Set on routes exempt from the response timeout because their handlers bound their own run time. */
  hasOwnTimeout?: true;
  /** Rate limit by address, counted before the request is read, so that no route works without a limit. */
  limit: RequestLimit;
  /** Set on routes that browsers and mail programs request without our script: they need no publishable key. */
  isPage?: true;
  /** The form whose page answers a refusal. */
  form?: FormName;
  /** Which pages answer such a form. */
  pages?: 'formPages' | 'remoteFormPages';
  /** Answers a refusal with a page. If it returns `undefined`, the refusal is JSON. */
  refused?: (
    refusal: Refusal,
    incoming: Incoming,
    deps: Pick<GuardDeps, 'formPages' | 'reading'>,
  ) => Response | undefined;
  /** Set on routes with reserved database slots; all others share the lane `others`. */
  lane?: Lane;
  /** Accepted query keys; any other key, or a repeated one, is refused. A page ignores keys that it does not know. */
  query?: readonly string[];
  /** The body of a returned `Response` is passed on unchanged, so that a function can stream. */
  handle: (incoming: Incoming, deps: GuardDeps) => Promise<ApiResponse | Response>;
};
