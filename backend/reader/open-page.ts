import { READING_OPEN_PAGE } from '../../content/forms/reading.ts';
import type { FormPages } from '../../shared/forms.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import type { Database } from '../database.ts';
import { pageAnswer } from '../forms/form-answers.ts';
import { isForeign, readForm } from '../http/read-form.ts';

import { readerCookies } from './cookies.ts';
import { openReading } from './sessions.ts';
import { isToken } from './tokens.ts';

type OpenPage = { pages: FormPages; origins: ReadonlySet<string>; isHttps: boolean };

/**
 * The page's address holds the token, which no other site may learn. `no-referrer` would also make browsers
 * send `Origin: null` with the form.
 */
const REFERRER = { 'referrer-policy': 'strict-origin' };

/** Asks for a press of the button. Nothing is looked up, because mail scanners open links. */
export function askToOpen(pages: FormPages, token: string): Response {
  if (!isToken(token)) return refuseToOpen(pages, 'spent', 410);
  return pageAnswer(pages.readingOpen, 200, { ...READING_OPEN_PAGE.ask, token }, REFERRER);
}

export function refuseToOpen(
  pages: FormPages,
  fault: 'spent' | 'failed',
  status: number,
  headers = {},
): Response {
  const values = { ...READING_OPEN_PAGE[fault], again: fault === 'spent' ? 'again' : undefined };
  return pageAnswer(pages.readingOpen, status, values, { ...headers, ...REFERRER });
}

/** Exchanges the link's token for a session. Wrong, spent and expired tokens get the same answer. */
export async function openRoom(
  request: Request,
  database: Pick<Database, 'query'>,
  { pages, origins, isHttps }: OpenPage,
): Promise<Response> {
  if (isForeign(request, origins)) return refuseToOpen(pages, 'failed', 403);
  const valueOf = await readForm(request);
  const session = await openReading(database, valueOf(TOKEN_PARAMETER));
  if (session === undefined) return refuseToOpen(pages, 'spent', 410);
  const headers = new Headers({ location: '/insights', 'cache-control': 'no-store' });
  for (const cookie of readerCookies(session, isHttps)) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
