/** Runs one statement as the operator, who bypasses row security, with parameters $1, $2 … */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * The database as the functions see it. The Node server passes its backend, which has this shape; on Supabase
 * `openHostedDatabase` opens one.
 */
export type Database = {
  query: Query;
  /** Runs `work` in a transaction, which is rolled back when it throws. */
  transaction<Result>(work: (transaction: { query: Query }) => Promise<Result>): Promise<Result>;
};
