import postgres from 'postgres';

import type { Database, Query } from '#backend/database.ts';
import { POSTGRES_TYPES } from '#backend/postgres-types.ts';

export type DatabaseTarget = {
  backend: Pick<Database, 'transaction'>;
  /** Omitted for the embedded database. */
  databaseUrl?: string | undefined;
};

/**
 * Runs a transaction without the time limits of requests, to prepare many rows. On PostgreSQL it opens its own connection,
 * because the server's pool times statements out itself, regardless of `statement_timeout`.
 */
export async function untimedTransaction<Result>(
  target: DatabaseTarget,
  work: (transaction: { query: Query }) => Promise<Result>,
): Promise<Result> {
  const withoutLimit = async ({ query }: { query: Query }) => {
    await query('set local statement_timeout = 0');
    return work({ query });
  };
  if (target.databaseUrl === undefined) return target.backend.transaction(withoutLimit);
  const sql = postgres(target.databaseUrl, { max: 1, types: POSTGRES_TYPES, onnotice: () => {} });
  try {
    const result = await sql.begin((transaction) => {
      const query = async <Row>(text: string, parameters: unknown[] = []) => [
        ...(await transaction.unsafe<(Row & object)[]>(text, parameters as never[])),
      ];
      return withoutLimit({ query });
    });
    return result as Result;
  } finally {
    await sql.end();
  }
}
