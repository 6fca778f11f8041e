import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import pLimit from 'p-limit';
import postgres from 'postgres';

import { inTime } from '#shared/deadline.ts';

/** One connection of the driver, in a pool of its own of this size one. */
export type Client = Pick<postgres.Sql, 'unsafe' | 'end'>;

/** A connection that nobody else uses until it is given back. */
export type Held = {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<postgres.RowList<(Row & object)[]>>;
  /** Ends the transaction where the server has not done so itself by ending the connection. */
  rollBack(): Promise<void>;
  release(): void;
};

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Whether the connection outlived the error: the server refused a statement, and said so. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === 'ERROR';
}

/**
 * Connections to a PostgreSQL server, each thrown away as a whole when the server leaves it or does not answer.
 * The driver's own pool goes on with a connection that was lost: a `rollback` on it ends the process with an
 * exception that nobody can catch, and one lost while it wrote never connects again.
 */
export class PostgresPool {
  readonly #connect: () => Client;
  readonly #slots: ReturnType<typeof pLimit>;
  readonly #waitMs: number;
  readonly #idle: Client[] = [];
  readonly #held = new Set<Client>();
  #closed = false;

  /** @param limits how many connections there are at most, and how long one is waited for */
  constructor(connect: () => Client, limits: { size: number; waitMs: number }) {
    this.#connect = connect;
    this.#slots = pLimit(limits.size);
    this.#waitMs = limits.waitMs;
  }

  /**
   * @param answerMs how long each statement may go unanswered
   * @throws when no connection is free in time
   */
  acquire(answerMs: number): Promise<Held> {
    return new Promise((granted, refused) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        refused(new Error('No connection was free in time'));
      }, this.#waitMs);
      void this.#slots(
        () =>
          new Promise<void>((free) => {
            clearTimeout(timer);
            if (isLate || this.#closed) {
              refused(new Error('The pool is closed'));
              free();
            } else granted(this.#hold(answerMs, free));
          }),
      );
    });
  }

  #hold(answerMs: number, free: () => void): Held {
    const client = this.#idle.pop() ?? this.#connect();
    this.#held.add(client);
    let isLost = false;
    const run: Held['run'] = async (sql, parameters) => {
      if (isLost) throw new Error('The connection was lost');
      try {
        return await inTime(client.unsafe(sql, [...parameters] as never[]), answerMs);
      } catch (error) {
        isLost = !isRefusal(error);
        throw error;
      }
    };
    return {
      run,
      async rollBack() {
        if (!isLost) await run('rollback', []);
      },
      release: () => {
        this.#held.delete(client);
        if (isLost || this.#closed) void client.end({ timeout: 0 });
        else this.#idle.push(client);
        free();
      },
    };
  }

  /** One statement on a connection of its own. */
  async query<Row>(sql: string, parameters: readonly unknown[], answerMs: number): Promise<Row[]> {
    const held = await this.acquire(answerMs);
    try {
      return [...(await held.run<Row>(sql, parameters))];
    } finally {
      held.release();
    }
  }

  /** Closes every connection; those in use may finish for a while. */
  async close(graceSeconds: number): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#held].map((client) => client.end({ timeout: graceSeconds })));
  }
}

type HeldByKysely = DatabaseConnection & { held: Held };

/** The query builder of the library, on these connections. */
export function kyselyOn(pool: PostgresPool, answerMs: number): Kysely<unknown> {
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection(): Promise<HeldByKysely> {
      const held = await pool.acquire(answerMs);
      return {
        held,
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          const result = await held.run<Row>(query.sql, query.parameters);
          return {
            rows: [...result],
            numAffectedRows: CHANGES.has(result.command) ? BigInt(result.count) : undefined,
          };
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
