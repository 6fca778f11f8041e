import type { Database } from '../database.ts';
import { storeToken } from '../tokens.ts';
import type { StoredToken } from '../tokens.ts';

/** Makes a token for a link that confirms or changes a subscription. Only its hash is stored. */
export function addToken(
  database: Pick<Database, 'query'>,
  subscriptionId: string,
  purpose: 'confirm' | 'preferences',
): Promise<StoredToken> {
  return storeToken(database, 'newsletter_tokens', (hash) =>
    database.query(`select private.add_newsletter_token($1::uuid, $2, decode($3, 'hex'))`, [
      subscriptionId,
      purpose,
      hash,
    ]),
  );
}

/**
 * Makes a token for a link that lets the recipient of a message read, who may be a client without a subscription. Only
 * its hash is stored.
 */
export function addReadingToken(database: Pick<Database, 'query'>, messageId: string): Promise<StoredToken> {
  return storeToken(database, 'newsletter_tokens', (hash) =>
    database.query(`select private.add_reading_token($1, decode($2, 'hex'))`, [messageId, hash]),
  );
}
