import type { Database } from '../database.ts';

import { hashOf, isToken, newToken } from '../tokens.ts';

type Queries = Pick<Database, 'query'>;

/**
 * Starts a session for a confirmed subscriber.
 * @returns its token, for the cookie
 */
export async function startReading({ query }: Queries, subscriptionId: string): Promise<string> {
  const session = newToken();
  await query(`select private.start_reading(decode($1, 'hex'), $2)`, [hashOf(session), subscriptionId]);
  return session;
}

/** Exchanges the token of a link for a session token; `undefined` for a token that is unknown, used or expired. */
export async function redeemReadingToken({ query }: Queries, token: string): Promise<string | undefined> {
  if (!isToken(token)) return undefined;
  const session = newToken();
  const [row] = await query<{ is_open: boolean }>(
    `select private.open_reading(decode($1, 'hex'), decode($2, 'hex')) as is_open`,
    [hashOf(token), hashOf(session)],
  );
  return row?.is_open ? session : undefined;
}

/** Whether the session is valid, and whether it was just renewed, so that its cookies must be sent again. */
export async function findReader(
  { query }: Queries,
  session: string,
): Promise<{ isReader: boolean; isRenewed: boolean }> {
  if (!isToken(session)) return { isReader: false, isRenewed: false };
  const [found] = await query<{ is_due: boolean }>(
    `select is_due from private.reader_of(decode($1, 'hex'))`,
    [hashOf(session)],
  );
  if (found?.is_due) await query(`select private.renew_reading(decode($1, 'hex'))`, [hashOf(session)]);
  return { isReader: found !== undefined, isRenewed: found?.is_due === true };
}
