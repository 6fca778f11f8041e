import { emptyForm } from '#backend/forms/form-responses.ts';
import { NOT_FOUND } from '#backend/http/refusal.ts';
import { textResponse } from '#backend/http/text-response.ts';
import { servePiece } from '#backend/reader/serve-piece.ts';
import { askToOpen, openReadingRoom, refuseToOpen } from '#backend/reader/open-reading-room.ts';
import { READING_LINK_FORM } from '#content/forms/reading.ts';
import { FILLED_PAGE, pagesOf } from '#server/guard/filled-pages.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { pieceAt, READER_PATHS, TOKEN_PARAMETER } from '#shared/reader.ts';
import type { PieceAddress } from '#shared/reader.ts';

const PIECE = '/insights/:piece';
const FILE = '/insights/:piece/:file';

/** Maps a piece's path to its route pattern, and returns any other path unchanged. */
export function readingRoute(path: string): string {
  const address = pieceAt(path);
  if (!address) return path;
  return address.file === undefined ? PIECE : FILE;
}

function addressOf({ request }: Incoming): PieceAddress {
  const address = pieceAt(new URL(request.url).pathname);
  if (!address) throw NOT_FOUND;
  return address;
}

const isHttps = ({ siteOrigin }: GuardDeps): boolean => siteOrigin.startsWith('https:');

async function piece(incoming: Incoming, deps: GuardDeps): Promise<Response> {
  if (!deps.reading) throw NOT_FOUND;
  const { room, publicPage } = deps.reading;
  return servePiece(incoming.request, addressOf(incoming), {
    database: deps.backend,
    room,
    isHttps: isHttps(deps),
    publicPage,
  });
}

/** Shows the public page with the refusal's status in place of an error page. */
const refusedPiece: NonNullable<Route['refused']> = ({ status, headers, message }, incoming, { reading }) => {
  const { id, file } = addressOf(incoming);
  if (!reading || file !== undefined) return textResponse(status, message, headers);
  const shown = reading.publicPage(id, incoming.request);
  const own = new Headers(shown.headers);
  own.delete('etag');
  for (const [name, value] of Object.entries({ ...headers, 'cache-control': 'private, no-store' }))
    own.set(name, value);
  return new Response(shown.body, { status, headers: own });
};

const refusedOpening: NonNullable<Route['refused']> = ({ status, headers }, _incoming, { formPages }) =>
  formPages ? refuseToOpen(formPages, 'failed', status, headers) : undefined;

const READING: Omit<Route, 'path'> = {
  ...FILLED_PAGE,
  method: 'GET',
  limit: 'readerRequestsPerAddress',
  handle: piece,
  refused: refusedPiece,
};

/** The reading room. Without a reader's cookie the server answers the address of a piece from its files. */
export const READER_ROUTES: readonly Route[] = [
  {
    ...FILLED_PAGE,
    method: 'GET',
    path: READER_PATHS.link,
    limit: 'formRequestsPerAddress',
    form: 'readingLink',
    pages: 'formPages',
    handle: async (_incoming, deps) => emptyForm(pagesOf(deps), 'readingLink', READING_LINK_FORM),
  },
  {
    ...FILLED_PAGE,
    method: 'GET',
    path: READER_PATHS.open,
    limit: 'formRequestsPerAddress',
    handle: async ({ query }, deps) => askToOpen(pagesOf(deps), query.get(TOKEN_PARAMETER) ?? ''),
    refused: refusedOpening,
  },
  {
    ...FILLED_PAGE,
    method: 'POST',
    path: READER_PATHS.open,
    limit: 'formRequestsPerAddress',
    lane: 'forms',
    handle: ({ request }, deps) =>
      openReadingRoom(request, deps.backend, {
        pages: pagesOf(deps),
        origins: deps.origins,
        isHttps: isHttps(deps),
      }),
    refused: refusedOpening,
  },
  { ...READING, path: PIECE },
  { ...READING, path: FILE },
];
