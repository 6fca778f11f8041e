/** Runs one statement as the operator, who bypasses row security, with parameters $1, $2 … */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * The database interface that the functions use. The Node server passes its backend, which implements it; on Supabase
 * `openHostedDatabase` opens one.
 */
export type Database = {
  query: Query;
  /** Runs `work` in a transaction, which is rolled back when it throws. */
  transaction<Result>(work: (transaction: { query: Query }) => Promise<Result>): Promise<Result>;
};
