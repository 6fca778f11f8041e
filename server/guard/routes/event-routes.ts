import { serveEventsFeed, EVENT_PAGE_ROUTES, eventsAsJson } from '#backend/events/serve-events.ts';
import { refusedEventPage } from '#backend/events/event-page.ts';
import type { RegistrationDeps } from '#backend/events/receive-registration.ts';
import { FILLED_PAGE, pagesOf, pageForRefusal } from '#server/guard/filled-pages.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { EVENTS_FEED, EVENTS_PATH } from '#shared/events/paths.ts';
import { FORM_PATHS } from '#shared/forms/plain-forms.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';

export function registrationDeps(
  { address }: Incoming,
  { backend, limiters, origins, siteOrigin, onMessages }: GuardDeps,
  pages: FormPages,
  confirmationsAt = '',
): RegistrationDeps {
  return {
    pages,
    origins,
    confirmationsAt,
    siteUrl: siteOrigin,
    query: backend.query,
    now: Date.now,
    async persist(rows) {
      for (const row of rows) await backend.persistRow('event_registrations', row);
    },
    takeAttempt: () =>
      takeAll([
        [limiters.registrationsPerAddressMinute, address],
        [limiters.registrationsPerAddressHour, address],
      ]),
    onMessages,
  };
}

const PUBLIC_ROUTE = { isPublic: true, dialect: 'functions', limit: 'eventRequestsPerAddress' } as const;

const pageRoute = ({ method, path, handle }: (typeof EVENT_PAGE_ROUTES)[number]): Route => ({
  ...FILLED_PAGE,
  method,
  path,
  limit: 'eventRequestsPerAddress',
  lane: method === 'POST' ? 'forms' : 'others',
  handle: async (incoming, deps) => handle(incoming.request, registrationDeps(incoming, deps, pagesOf(deps))),
  refused: pageForRefusal(refusedEventPage),
});

const PAGES = EVENT_PAGE_ROUTES.filter(({ path }) => path !== FORM_PATHS.registration).map(pageRoute);

/** The pages of events, their calendar, and the events as the site's script reads them. */
export const EVENT_ROUTES: readonly Route[] = [
  {
    ...PUBLIC_ROUTE,
    method: 'GET',
    path: EVENTS_PATH,
    handle: async (_incoming, { backend }) => ({ status: 200, body: await eventsAsJson(backend.query) }),
  },
  {
    ...PUBLIC_ROUTE,
    isPage: true,
    method: 'GET',
    path: EVENTS_FEED,
    handle: (_incoming, { backend, siteOrigin }) => serveEventsFeed(backend.query, siteOrigin),
  },
  ...PAGES,
];
