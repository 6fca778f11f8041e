import { READING_OPEN_PAGE } from '../../content/forms/reading.ts';
import type { FormPages } from '../../shared/forms/plain-forms.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import type { Database } from '../database.ts';
import { tokenPageResponse } from '../forms/form-responses.ts';
import { handleForm } from '../http/handle-form.ts';
import type { Refusal } from '../http/refusal.ts';
import { isToken } from '../tokens.ts';

import { readerCookies } from './cookies.ts';
import { redeemReadingToken } from './sessions.ts';

type Site = { pages: FormPages; origins: ReadonlySet<string>; isHttps: boolean };

/** The page with the button that opens the reading room. Nothing is looked up, because mail scanners open links. */
export function askToOpen(pages: FormPages, token: string): Response {
  if (!isToken(token)) return refuseToOpen(pages, 'spent', 410);
  return tokenPageResponse(pages.readingOpen, 200, { ...READING_OPEN_PAGE.ask, token });
}

export function refuseToOpen(
  pages: FormPages,
  fault: 'spent' | 'failed',
  status: number,
  headers = {},
): Response {
  const values = { ...READING_OPEN_PAGE[fault], again: fault === 'spent' ? 'again' : undefined };
  return tokenPageResponse(pages.readingOpen, status, values, headers);
}

/** Exchanges the link's token for a session. Wrong, spent and expired tokens get the same response. */
export function openReadingRoom(
  request: Request,
  database: Pick<Database, 'query'>,
  { pages, origins, isHttps }: Site,
): Promise<Response> {
  const refuse = ({ status, headers }: Refusal) => refuseToOpen(pages, 'failed', status, headers);
  return handleForm(request, { origins, refuse }, async (valueOf) => {
    const session = await redeemReadingToken(database, valueOf(TOKEN_PARAMETER));
    if (session === undefined) return refuseToOpen(pages, 'spent', 410);
    const headers = new Headers({ location: '/insights', 'cache-control': 'no-store' });
    for (const cookie of readerCookies(session, isHttps)) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  });
}
