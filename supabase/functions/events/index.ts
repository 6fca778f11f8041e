import {
  serveEventsFeed,
  EVENT_PAGE_ROUTES,
  eventRoute,
  eventsAsJson,
} from '../../../backend/events/serve-events.ts';
import { refusedEventPage, registeredValues } from '../../../backend/events/event-page.ts';
import type { RegistrationDeps } from '../../../backend/events/receive-registration.ts';
import { confirmationPage } from '../../../backend/forms/form-responses.ts';
import { NOT_FOUND } from '../../../backend/http/refusal.ts';
import pages from '../../../build/forms.json' with { type: 'json' };
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { EVENTS_FEED } from '../../../shared/events/paths.ts';
import { CONFIRMATION_PATHS } from '../../../shared/forms/plain-forms.ts';
import { HOSTED_REGISTRATION_RATE } from '../../../shared/limits.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { takeAttempt, takeRequest } from '../_shared/limits.ts';
import { pathBelow, serve } from '../_shared/serve.ts';
import { siteOrigin } from '../_shared/settings.ts';

const site = siteOrigin();
const { query } = openHostedDatabase();
const registrations = new AttemptLimiter(HOSTED_REGISTRATION_RATE);

const depsOf = (request: Request): RegistrationDeps => ({
  pages,
  origins: new Set([site]),
  confirmationsAt: site,
  siteUrl: site,
  query,
  now: Date.now,
  // A PostgreSQL server keeps what it has committed, and the scheduled worker finds new mails.
  persist: async () => {},
  takeAttempt: () => takeAttempt(registrations, request),
  onMessages: () => {},
});

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = pathBelow('events', url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  takeRequest(request);
  if (method === 'GET' && path === '') return Response.json(await eventsAsJson(query));
  if (method === 'GET' && path === EVENTS_FEED) return serveEventsFeed(query, site);
  if (method === 'GET' && path === CONFIRMATION_PATHS.registered)
    return confirmationPage(
      pages,
      'registered',
      url.searchParams,
      await registeredValues(url.searchParams, query),
    );
  const found = EVENT_PAGE_ROUTES.find((entry) => entry.method === method && entry.path === eventRoute(path));
  if (!found) throw NOT_FOUND;
  const asked = new Request(new URL(path + url.search, site), request);
  return found.handle(asked, depsOf(request));
}

serve(respond, respond, (refusal, request) =>
  pathBelow('events', new URL(request.url)) === '' ? undefined : refusedEventPage(pages, refusal),
);
