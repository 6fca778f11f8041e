import type { PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import pLimit from 'p-limit';

type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;
/**
 * Lets the server answer what waits on its sockets: statements run in this very thread, and one after the other
 * would end only with the last.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

type Held = DatabaseConnection & { release: () => void };

/**
 * PGlite has one connection for everybody, and the library's own driver hands it to any number of
 * transactions at once: `begin` of one request, `begin` of the next, then statements of both in turn. One
 * visitor's query could run under another's role, and one failing insert undo another's. Here a transaction,
 * or a single query, has the connection to itself until it ends.
 */
export function serialiseTransactions(connection: PgliteConnection): Exclusively {
  const queue = pLimit(1);
  const pglite = connection.driver;

  const acquire = (): Promise<Held> =>
    new Promise((granted) => {
      void queue(
        () =>
          new Promise<void>((release) => {
            granted({
              release,
              executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
                await nextTurn();
                const { rows, affectedRows } = await pglite.query<Row>(query.sql, [...query.parameters]);
                return {
                  rows,
                  numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows),
                };
              },
              streamQuery: () => {
                throw new Error('PGlite does not stream.');
              },
            });
          }),
      );
    });

  const run = async (held: DatabaseConnection, sql: string) => {
    await held.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: acquire,
    releaseConnection: async (held) => (held as Held).release(),
    beginTransaction: (held) => run(held, 'begin'),
    commitTransaction: (held) => run(held, 'commit'),
    rollbackTransaction: (held) => run(held, 'rollback'),
  };
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return (work) => queue(work);
}
