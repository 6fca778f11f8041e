import { canonicalEventPath, EVENT_MANAGE_PATH, eventAt } from '../../shared/events/paths.ts';
import type { PublicEvent } from '../../shared/events/events.ts';
import { FORM_PATHS } from '../../shared/forms/plain-forms.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import type { Query } from '../database.ts';

import { eventsFeed } from './calendar-entries.ts';
import { eventNotice, eventPage } from './event-page.ts';
import { cancelRegistration, openRegistration } from './manage-registration.ts';
import { eventOf, publicEvent, publishedEvents } from './read-events.ts';
import { receiveRegistration } from './receive-registration.ts';
import type { RegistrationDeps } from './receive-registration.ts';

/** Route pattern of the pages of events. */
export const EVENT_PATTERN = '/events/:event';

/** Maps the path of an event's page, in any spelling, to its route, and returns any other path unchanged. */
export function eventRoute(path: string): string {
  return canonicalEventPath(path) === undefined ? path : EVENT_PATTERN;
}

/** The events as the webinars page shows them. */
export async function eventsAsJson(query: Query): Promise<{ events: PublicEvent[] }> {
  return { events: (await publishedEvents(query)).map(publicEvent) };
}

export async function serveEventsFeed(query: Query, siteUrl: string): Promise<Response> {
  return new Response(eventsFeed(await publishedEvents(query), siteUrl), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="events.ics"',
      'cache-control': 'no-cache',
    },
  });
}

async function serveEventPage(
  path: string,
  { pages, query, siteUrl, now }: RegistrationDeps,
): Promise<Response> {
  const canonical = canonicalEventPath(path) ?? '';
  if (path !== canonical) return new Response(null, { status: 308, headers: { location: canonical } });
  const event = await eventOf(eventAt(canonical) ?? '', query);
  return event ? eventPage(pages, event, siteUrl, now()) : eventNotice(pages, 'unknown', 404);
}

type EventPageRoute = {
  method: 'GET' | 'POST';
  path: string;
  handle: (request: Request, deps: RegistrationDeps) => Response | Promise<Response>;
};

/** The pages of events and the responses to their forms, by method and route. */
export const EVENT_PAGE_ROUTES: readonly EventPageRoute[] = [
  {
    method: 'GET',
    path: EVENT_PATTERN,
    handle: (request, deps) => serveEventPage(new URL(request.url).pathname, deps),
  },
  {
    method: 'GET',
    path: EVENT_MANAGE_PATH,
    handle: (request, deps) =>
      openRegistration(new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? '', deps),
  },
  { method: 'POST', path: EVENT_MANAGE_PATH, handle: cancelRegistration },
  { method: 'POST', path: FORM_PATHS.registration, handle: receiveRegistration },
];
