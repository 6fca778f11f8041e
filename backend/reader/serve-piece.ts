import { unavailable } from '../http/refusal.ts';
import { textResponse } from '../http/text-response.ts';
import type { Database } from '../database.ts';
import type { PieceAddress } from '../../shared/reader.ts';

import { clearedCookies, readerCookies, sessionToken } from './cookies.ts';
import { findReader } from './sessions.ts';

/** The pieces as readers see them: files on the server's disk, or in a private bucket. */
export type ReadingRoom = {
  has(id: string): boolean | Promise<boolean>;
  /** The whole page with its content type and security policy. */
  page(id: string, request: Request): Response | Promise<Response>;
  /** A file of the piece; `undefined` if the piece names no such file, `missing` while it is not there yet. */
  file(id: string, name: string): Promise<Response | 'missing' | undefined>;
};

export type PieceReading = {
  database: Pick<Database, 'query'>;
  room: ReadingRoom;
  isHttps: boolean;
  /** The response to requests without a reader's session: the public page of the piece. */
  publicPage: (id: string, request: Request) => Response;
};

/** No cache may keep what only readers see, nor what clears their cookies. */
const UNCACHED = 'private, no-store';
const RETRY_AFTER_S = 30;

function withHeaders(response: Response, cookies: readonly string[]): Response {
  const copy = new Response(response.body, response);
  // With an entity tag a cache could answer a later request whose sender was not checked.
  copy.headers.delete('etag');
  copy.headers.set('cache-control', UNCACHED);
  copy.headers.set('vary', 'Accept-Encoding, Cookie');
  copy.headers.set('x-robots-tag', 'noindex');
  for (const cookie of cookies) copy.headers.append('set-cookie', cookie);
  return copy;
}

async function fileOf({ id, file = '' }: PieceAddress, room: ReadingRoom): Promise<Response> {
  const found = await room.file(id, file);
  if (found === 'missing') {
    const { headers } = unavailable(RETRY_AFTER_S);
    return textResponse(503, 'This file is being made. Please try again shortly.', headers);
  }
  return found ?? textResponse(404, 'Not found');
}

/**
 * Answers at the address of a piece, or of one of its files. A reader gets the whole piece; everybody else gets the
 * public page, or, for a file, a redirection to it. The cookies of a session that is no longer valid are cleared.
 */
export async function servePiece(
  request: Request,
  address: PieceAddress,
  { database, room, isHttps, publicPage }: PieceReading,
): Promise<Response> {
  const session = sessionToken(request.headers.get('cookie'), isHttps);
  const { isReader, isRenewed } =
    session === undefined ? { isReader: false, isRenewed: false } : await findReader(database, session);
  if (isReader && session !== undefined) {
    const found =
      address.file === undefined ? await room.page(address.id, request) : await fileOf(address, room);
    return withHeaders(found, isRenewed ? readerCookies(session, isHttps) : []);
  }
  const cleared = session === undefined ? [] : clearedCookies(isHttps);
  const shown =
    address.file === undefined
      ? publicPage(address.id, request)
      : new Response(null, { status: 303, headers: { location: `/insights/${address.id}` } });
  return withHeaders(shown, cleared);
}
