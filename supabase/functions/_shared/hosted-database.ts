import postgres from 'postgres';

import type { Database, Query } from '../../../backend/database.ts';

/** The type's number in PostgreSQL's catalogue. */
const TIMESTAMPTZ = 1184;

/** Bounds for one instance of a function: many run side by side on one database. */
const OPTIONS = {
  max: 3,
  idle_timeout: 20,
  connect_timeout: 5,
  // Connections through a pooler cannot keep prepared statements.
  prepare: false,
  onnotice: () => {},
  types: {
    // As the Node server reads it: text in ISO 8601.
    timestamptz: {
      to: TIMESTAMPTZ,
      from: [TIMESTAMPTZ],
      serialize: String,
      parse: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
    },
  },
};

/** The project's database, at the address that Supabase gives to every function in `SUPABASE_DB_URL`. */
export function openHostedDatabase(
  url = Deno.env.get('SUPABASE_DB_URL'),
): Database & { close(): Promise<void> } {
  if (!url) throw new Error('SUPABASE_DB_URL is missing: it is the address of the PostgreSQL database.');
  const sql = postgres(url, OPTIONS);
  const queryOn =
    (connection: Pick<typeof sql, 'unsafe'>): Query =>
    async <Row>(text: string, parameters: unknown[] = []) => [
      ...(await connection.unsafe<Row[] & object[]>(text, parameters as never[])),
    ];
  return {
    query: queryOn(sql),
    transaction: async <Result>(work: (transaction: { query: Query }) => Promise<Result>) =>
      (await sql.begin((connection) => work({ query: queryOn(connection) }))) as Result,
    close: () => sql.end({ timeout: 5 }),
  };
}
