import { createHash, randomBytes } from 'node:crypto';

import { TOKEN_PARAMETER } from '../shared/reader.ts';
import { TOKEN_PATTERN } from '../shared/token-pattern.ts';
import type { Database } from './database.ts';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the format of a token. Any other text is rejected without a database query. */
export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

/** The hash under which a token is stored, in hexadecimal digits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The hash by which a token is looked up; `undefined` for a text that cannot be a token. */
export function hashIfToken(token: string): string | undefined {
  return isToken(token) ? hashOf(token) : undefined;
}

export function tokenLink(siteUrl: string, path: string, token: string): string {
  return `${siteUrl}${path}?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}`;
}

export type StoredToken = {
  token: string;
  /** Deletes the token of a mail that certainly has not been sent. */
  withdraw: () => Promise<void>;
};

/** Makes a token for a link in a mail. Only its hash is stored, by `insert` into the table. */
export async function storeToken(
  database: Pick<Database, 'query'>,
  table: 'newsletter_tokens' | 'calendar_tokens',
  insert: (hash: string) => Promise<unknown>,
): Promise<StoredToken> {
  const token = newToken();
  const hash = hashOf(token);
  await insert(hash);
  return {
    token,
    withdraw: async () => {
      await database.query(`delete from private.${table} where token_hash = decode($1, 'hex')`, [hash]);
    },
  };
}
