import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

export type StatementResult<Row> = {
  rows: Row[];
  /** Number of rows that the statement changed, if it is of a kind that changes rows. */
  changes: number | undefined;
};

/** A connection reserved for one caller until it is released. */
export type ReservedConnection = {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<StatementResult<Row>>;
  /** Rolls the transaction back; does nothing when the connection, and with it the transaction, is already lost. */
  rollBack(): Promise<void>;
  release(): void;
};

/** The library's statement that changes a setting until the end of the transaction. */
const SETTING_SQL = /^select set_config\('([\w.]+)', (?:\$1|''), true\)$/i;
const ROLE_SQL = /^set local role "(\w+)"$/i;

function readSetting({ sql, parameters }: CompiledQuery): [name: string, value: unknown] | undefined {
  const name = SETTING_SQL.exec(sql)?.[1];
  if (name !== undefined) return [name, parameters[0] ?? ''];
  const role = ROLE_SQL.exec(sql)?.[1];
  return role === undefined ? undefined : ['role', role];
}

type KyselyConnection = DatabaseConnection & { reserved: ReservedConnection };

/**
 * Creates the library's query builder on our own connections. The settings of a transaction are kept until its first
 * other statement and sent as one: a request sets six to eleven, and each statement costs a few tenths of a millisecond.
 */
export function kyselyOn(acquire: () => Promise<ReservedConnection>): Kysely<unknown> {
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection(): Promise<KyselyConnection> {
      const reserved = await acquire();
      const settings = new Map<string, unknown>();
      const applySettings = async () => {
        const calls = [...settings].map(
          (_, place) => `set_config($${2 * place + 1}, $${2 * place + 2}, true)`,
        );
        const parameters = [...settings].flat();
        settings.clear();
        if (calls.length > 0) await reserved.run(`select ${calls.join(', ')}`, parameters);
      };
      return {
        reserved,
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          const setting = readSetting(query);
          if (setting) {
            settings.set(...setting);
            return { rows: [] };
          }
          await applySettings();
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
