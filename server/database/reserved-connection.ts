import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

export type Answer<Row> = {
  rows: Row[];
  /** Number of rows that the statement changed, if it is of a kind that changes rows. */
  changes: number | undefined;
};

/** A connection reserved for one caller until it is released. */
export type ReservedConnection = {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<Answer<Row>>;
  /** Rolls the transaction back; does nothing when the connection, and with it the transaction, is already lost. */
  rollBack(): Promise<void>;
  release(): void;
};

type KyselyConnection = DatabaseConnection & { reserved: ReservedConnection };

/** Creates the library's query builder on our own connections. */
export function kyselyOn(acquire: () => Promise<ReservedConnection>): Kysely<unknown> {
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection(): Promise<KyselyConnection> {
      const reserved = await acquire();
      return {
        reserved,
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          const { rows, changes } = await reserved.run<Row>(query.sql, query.parameters);
          return { rows, numAffectedRows: changes === undefined ? undefined : BigInt(changes) };
        },
        streamQuery: () => {
          throw new Error('Streaming of query results is not supported.');
        },
      };
    },
    releaseConnection: async (connection) => (connection as KyselyConnection).reserved.release(),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => (connection as KyselyConnection).reserved.rollBack(),
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
