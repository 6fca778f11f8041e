import { EVENT_PATTERN, eventRoute } from '#backend/events/serve-events.ts';
import type { Route } from '#server/guard/route.ts';

import { AUTH_ROUTES } from './auth-routes.ts';
import { CALENDAR_ROUTES } from './calendar-routes.ts';
import { DESK_ROUTES } from './desk-routes.ts';
import { EVENT_ROUTES } from './event-routes.ts';
import { FACTOR_ROUTES, factorRoute } from './factor-routes.ts';
import { FORM_ROUTES } from './form-routes.ts';
import { FUNCTION_ROUTES } from './function-routes.ts';
import { NEWSLETTER_ROUTES } from './newsletter-routes.ts';
import { READER_ROUTES, readingRoute } from './reader-routes.ts';
import { REST_ROUTES } from './rest-routes.ts';

/** The complete API; the guard itself answers everything else with 404 or 405. */
export const ROUTES: readonly Route[] = [
  ...REST_ROUTES,
  ...DESK_ROUTES,
  ...AUTH_ROUTES,
  ...FACTOR_ROUTES,
  ...FUNCTION_ROUTES,
  ...FORM_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...READER_ROUTES,
  ...EVENT_ROUTES,
  ...CALENDAR_ROUTES,
];

/** First path segments used by the Supabase protocol and the library. */
const API_PATH = /^\/+(rest|auth|functions|storage|realtime|graphql|pg|_system)(\/|$)/i;
/** Pages that the guard fills. Those with a parameter are matched by pattern, or are files of the build. */
const PAGE_PATHS = new Set(
  ROUTES.filter(({ isPage, path }) => isPage && !path.includes(':')).map(({ path }) => path),
);

/** Maps a path with a parameter to its pattern, and returns any other path unchanged. */
export function patternOf(path: string): string {
  return eventRoute(readingRoute(factorRoute(path)));
}

/** Decodes a path once; `undefined` when its percent-encoding is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether the guard answers this path: an API path, in plain or percent-encoded form, or that of a page that it fills. */
export function isApiPath(rawPath: string): boolean {
  const isPage = PAGE_PATHS.has(rawPath) || eventRoute(rawPath) === EVENT_PATTERN;
  return isPage || API_PATH.test(rawPath) || API_PATH.test(decodePath(rawPath) ?? '');
}

/** The routes of a path that are visible to this client. */
export function routesAt(path: string | undefined, mayReachDesk: boolean): Route[] {
  return ROUTES.filter((route) => route.path === path && (mayReachDesk || route.isPublic));
}
