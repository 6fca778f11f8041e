import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

export type Answer<Row> = {
  rows: Row[];
  /** How many rows a statement that changes rows has changed. */
  changes: number | undefined;
};

/** A connection that nobody else uses until it is given back. */
export type Held = {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<Answer<Row>>;
  /** Ends the transaction, unless the connection is gone and the transaction with it. */
  rollBack(): Promise<void>;
  release(): void;
};

type HeldByKysely = DatabaseConnection & { held: Held };

/** The query builder of the library, on connections of ours. */
export function kyselyOn(acquire: () => Promise<Held>): Kysely<unknown> {
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection(): Promise<HeldByKysely> {
      const held = await acquire();
      return {
        held,
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          const { rows, changes } = await held.run<Row>(query.sql, query.parameters);
          return { rows, numAffectedRows: changes === undefined ? undefined : BigInt(changes) };
        },
        streamQuery: () => {
          throw new Error('Nothing here streams from the database.');
        },
      };
    },
    releaseConnection: async (connection) => (connection as HeldByKysely).held.release(),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => (connection as HeldByKysely).held.rollBack(),
  };
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
