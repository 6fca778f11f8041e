import type { Connection } from '@supabase/lite';

/** A connection reserved for several statements in a row as the operator. */
export type DatabaseSession = {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs any number of statements, without parameters. */
  script(sql: string): Promise<void>;
};

type Transaction = Pick<DatabaseSession, 'query'>;

/** The operations that the embedded database and a PostgreSQL server implement differently. */
export type Engine = {
  kind: 'pglite' | 'postgres';
  connection: Connection;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs `work` in a transaction, rolled back when it rejects. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Writes a consistent copy of the embedded database's files to a new directory, without syncing it. Statements run while
   * the files are copied, and wait at the end, while the parts that have changed are copied again. Rejects when the
   * database is closed before the copy is complete.
   */
  copyTo(directory: string): Promise<void>;
  /** Overwrites the remains of deleted rows in the embedded database's files. */
  scrub(signal: AbortSignal): Promise<void>;
  /**
   * Number of statements answered on the embedded database's one connection. While it grows, a late statement is only
   * queued. Always 0 for a PostgreSQL server.
   */
  answered(): number;
  /** Closes the database, by force after `withinMs`. */
  close(withinMs: number): Promise<void>;
};

/** Runs `work` in a transaction, rolled back when it rejects. */
export async function inTransaction<Result>(
  session: DatabaseSession,
  work: () => Promise<Result>,
): Promise<Result> {
  // A role's `statement_timeout` is meant for requests. Requests for a table queue behind a transaction that waits for a
  // lock on it, which pg_dump may hold for minutes, so this one gives up before their `lock_timeout` of one second.
  await session.script(`begin; set local statement_timeout = 0; set local lock_timeout = '500ms'`);
  try {
    const result = await work();
    await session.script('commit');
    return result;
  } catch (error) {
    // A lost connection rolls back by itself, and a failed rollback must not hide the original error.
    await session.script('rollback').catch(() => {});
    throw error;
  }
}
