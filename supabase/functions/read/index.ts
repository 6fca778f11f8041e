import { emptyForm, refusedForm } from '../../../backend/forms/form-responses.ts';
import { receiveLinkRequest } from '../../../backend/forms/receive-form.ts';
import { NOT_FOUND } from '../../../backend/http/refusal.ts';
import type { Refusal } from '../../../backend/http/refusal.ts';
import { withAttempt } from '../../../backend/http/with-attempt.ts';
import { SUBSCRIBER_ROUTES, refusedSubscriberPage } from '../../../backend/newsletter/subscriber-pages.ts';
import type { SubscriberDeps } from '../../../backend/newsletter/subscriber-deps.ts';
import { textResponse } from '../../../backend/http/text-response.ts';
import { servePiece } from '../../../backend/reader/serve-piece.ts';
import { readerCookies } from '../../../backend/reader/cookies.ts';
import { askToOpen, openReadingRoom, refuseToOpen } from '../../../backend/reader/open-reading-room.ts';
import { queueLink } from '../../../backend/reader/queue-link.ts';
import { startReading } from '../../../backend/reader/sessions.ts';
import pages from '../../../build/forms.json' with { type: 'json' };
import { READING_LINK_FORM } from '../../../content/forms/reading.ts';
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { FORM_PATHS, SUBSCRIBER_PATHS } from '../../../shared/forms/plain-forms.ts';
import { READING_LINK_RATE } from '../../../shared/limits.ts';
import { pieceAt, READER_PATHS, TOKEN_PARAMETER } from '../../../shared/reader.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { takeAttempt, takeRequest } from '../_shared/limits.ts';
import { log, pathBelow, serve } from '../_shared/serve.ts';
import { siteOrigin } from '../_shared/settings.ts';
import { openBucket } from './bucket.ts';

const site = siteOrigin();
const isHttps = site.startsWith('https:');
const database = openHostedDatabase();
const room = openBucket();
const origins = new Set([site]);
/** Per instance; the database itself limits the mails to an address. */
const links = new AttemptLimiter(READING_LINK_RATE);

/** Only requests with a reader's cookie are forwarded to this function, so the static host answers without it. */
const publicPage = (id: string) =>
  new Response(null, { status: 303, headers: { location: `/insights/${id}` } });

async function post(request: Request, path: string): Promise<Response> {
  if (path === READER_PATHS.open) return openReadingRoom(request, database, { pages, origins, isHttps });
  if (path !== FORM_PATHS.readingLink) throw NOT_FOUND;
  return receiveLinkRequest(request, {
    pages,
    origins,
    confirmationsAt: site,
    queueLink: (email) =>
      withAttempt(
        () => takeAttempt(links, request),
        () => queueLink(database, email),
      ),
  });
}

async function get(request: Request, path: string): Promise<Response> {
  if (path === READER_PATHS.link) return emptyForm(pages, 'readingLink', READING_LINK_FORM);
  if (path === READER_PATHS.open) {
    return askToOpen(pages, new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? '');
  }
  const address = pieceAt(path);
  if (!address || !(await room.has(address.id))) throw NOT_FOUND;
  return servePiece(request, address, { database, room, isHttps, publicPage });
}

/** A PostgreSQL server has persisted what it has committed. */
const COMMITTED = async () => {};
const subscribers: SubscriberDeps = {
  pages,
  origins,
  query: database.query,
  persistChange: COMMITTED,
  persistDeletion: COMMITTED,
  onConfirmed: async (subscriptionId) => readerCookies(await startReading(database, subscriptionId), isHttps),
  log,
};

function subscriberPage(request: Request, path: string): Response | Promise<Response> | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = SUBSCRIBER_ROUTES.find((entry) => entry.method === method && entry.path === path);
  return found?.handle(request, subscribers);
}

const isSubscriberPath = (path: string) => Object.values<string>(SUBSCRIBER_PATHS).includes(path);

/** Answers a refused request as the site's own server does. */
function refusedPage(refusal: Refusal, request: Request): Response {
  const path = pathBelow('read', new URL(request.url));
  const { status, headers, message } = refusal;
  if (isSubscriberPath(path)) return refusedSubscriberPage(pages, refusal);
  if (path === READER_PATHS.open) return refuseToOpen(pages, 'failed', status, headers);
  if (path === READER_PATHS.link || path === FORM_PATHS.readingLink)
    return refusedForm(pages, 'readingLink', refusal);
  return textResponse(status, message, headers);
}

const limited = (handle: typeof get) => async (request: Request) => {
  const path = pathBelow('read', new URL(request.url));
  takeRequest(request);
  return subscriberPage(request, path) ?? handle(request, path);
};

serve(limited(post), limited(get), refusedPage);
