import type { Connection } from '@supabase/lite';

/** One connection that nobody else uses: several statements in a row, as the operator. */
export type Session = {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs any number of statements, without parameters. */
  script(sql: string): Promise<void>;
};

/** Statements of one transaction. */
type Transaction = Pick<Session, 'query'>;

/** What differs between the embedded PostgreSQL and a server. */
export type Engine = {
  kind: 'pglite' | 'postgres';
  connection: Connection;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** All or nothing: what `work` does is undone when it fails. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Writes a consistent copy of the embedded database's files to a new directory, and waits for the disk. */
  copyTo(directory: string): Promise<void>;
  /** Overwrites what deleted rows left in the files of the embedded database. */
  scrub(signal: AbortSignal): Promise<void>;
  /** How many statements it has answered, where one connection answers all: what is late then need not be lost. */
  answered(): number;
  /** Closes the database; what has not closed in time is cut off. */
  close(withinMs: number): Promise<void>;
};

/** All or nothing: what `work` does is undone when it fails. */
export async function inTransaction<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.script('begin');
  try {
    const result = await work();
    await session.script('commit');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself; the first error is the one that tells.
    await session.script('rollback').catch(() => {});
    throw error;
  }
}
