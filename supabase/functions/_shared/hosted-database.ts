import postgres from 'postgres';

import type { Database, Query } from '../../../backend/database.ts';
import { POSTGRES_TYPES } from '../../../backend/postgres-types.ts';
import { withTimeout } from '../../../shared/timeout.ts';

/** Limits for one instance of a function, because many instances share one database. */
const OPTIONS = {
  max: 3,
  idle_timeout: 20,
  connect_timeout: 5,
  // A connection pooler may not support prepared statements.
  prepare: false,
  onnotice: () => {},
  types: POSTGRES_TYPES,
};

/** A lock, or a connection that the network dropped, would otherwise keep the visitor waiting until the platform ends the function. */
const QUERY_TIMEOUT_MS = 8_000;

/**
 * Opens the project's database at `SUPABASE_DB_URL`, which Supabase sets for every function. The limit is kept here and not
 * by `statement_timeout`, because a connection pooler may refuse a connection with settings.
 */
export function openHostedDatabase(
  url = Deno.env.get('SUPABASE_DB_URL'),
  timeoutMs = QUERY_TIMEOUT_MS,
): Database & { close(): Promise<void> } {
  if (!url) throw new Error('SUPABASE_DB_URL is missing: it is the URL of the PostgreSQL database.');
  const sql = postgres(url, OPTIONS);
  const queryOn =
    (connection: Pick<typeof sql, 'unsafe'>): Query =>
    async <Row>(text: string, parameters: unknown[] = []) => {
      const running = connection.unsafe<Row[] & object[]>(text, parameters as never[]);
      const cancelAndFail = () => {
        running.cancel();
        return new Error('The database did not answer in time.');
      };
      return [...(await withTimeout(running, timeoutMs, cancelAndFail))];
    };
  return {
    query: queryOn(sql),
    transaction: async <Result>(work: (transaction: { query: Query }) => Promise<Result>) =>
      (await sql.begin((connection) => work({ query: queryOn(connection) }))) as Result,
    close: () => sql.end({ timeout: 5 }),
  };
}
