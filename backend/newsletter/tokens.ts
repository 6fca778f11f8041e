import type { Database } from '../database.ts';
import { hashOf, isToken, newToken } from '../reader/tokens.ts';

/** The hash by which a token is found; `undefined` for a text that cannot be a token. */
export function tokenHash(token: string): string | undefined {
  return isToken(token) ? hashOf(token) : undefined;
}

type StoredToken = {
  token: string;
  /** Deletes the token of a mail that certainly has not been sent. */
  withdraw: () => Promise<void>;
};

async function store(
  database: Pick<Database, 'query'>,
  insert: (hash: string) => Promise<unknown>,
): Promise<StoredToken> {
  const token = newToken();
  const hash = hashOf(token);
  await insert(hash);
  return {
    token,
    withdraw: async () => {
      await database.query(`delete from private.newsletter_tokens where token_hash = decode($1, 'hex')`, [
        hash,
      ]);
    },
  };
}

/** Makes a token for a link in a mail. Only its hash is stored. */
export function addToken(
  database: Pick<Database, 'query'>,
  subscriptionId: string,
  purpose: 'confirm' | 'preferences',
): Promise<StoredToken> {
  return store(database, (hash) =>
    database.query(`select private.add_newsletter_token($1::uuid, $2, decode($3, 'hex'))`, [
      subscriptionId,
      purpose,
      hash,
    ]),
  );
}

/** Likewise for a link that lets the recipient of a message read, who may be a client without a subscription. */
export function addReadingToken(database: Pick<Database, 'query'>, messageId: string): Promise<StoredToken> {
  return store(database, (hash) =>
    database.query(`select private.add_reading_token($1, decode($2, 'hex'))`, [messageId, hash]),
  );
}
