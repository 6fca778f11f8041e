import pLimit from 'p-limit';
import postgres from 'postgres';

import type { StatementResult, ReservedConnection } from '#server/database/reserved-connection.ts';
import { withTimeout } from '#shared/timeout.ts';

import { DatabaseUnreachable, isReadOnlyFault } from './find-primary.ts';

/** A driver instance whose own pool has exactly one connection. */
type Client = Pick<postgres.Sql, 'unsafe' | 'end'>;

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** An error after which a start retries: a write that waits for a synchronous standby may succeed later. */
export function noAnswer(): DatabaseUnreachable {
  return new DatabaseUnreachable(
    'The PostgreSQL of DATABASE_URL did not answer in time: it hangs, or writes wait for a synchronous standby that is gone.',
  );
}

/**
 * Whether the server refused the statement with an ordinary error, after which the connection is still usable. A server
 * that accepts no writes has been replaced as primary, so the next connection may lead to the new one.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === 'ERROR' && !isReadOnlyFault(error);
}

/**
 * A pool of single-connection drivers. A driver is discarded when its connection drops or a statement is not answered
 * in time. The driver's own pool keeps a lost connection: a `rollback` on it throws an exception that cannot be caught
 * and ends the process, and a connection lost during a write never reconnects.
 */
export class PostgresPool {
  readonly #connect: () => Client;
  readonly #slots: ReturnType<typeof pLimit>;
  readonly #acquireTimeoutMs: number;
  readonly #onLost: () => void;
  readonly #idle: Client[] = [];
  readonly #reserved = new Set<Client>();
  #closed = false;

  /**
   * @param limits the maximum number of connections, and how long a caller waits for a free one
   * @param onLost called after a connection was lost
   */
  constructor(connect: () => Client, limits: { size: number; acquireTimeoutMs: number }, onLost: () => void) {
    this.#connect = connect;
    this.#onLost = onLost;
    this.#slots = pLimit(limits.size);
    this.#acquireTimeoutMs = limits.acquireTimeoutMs;
  }

  /**
   * @param statementTimeoutMs longest time for each statement
   * @throws when no connection is free in time
   */
  acquire(statementTimeoutMs: number): Promise<ReservedConnection> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('No connection was free in time'));
      }, this.#acquireTimeoutMs);
      void this.#slots(
        () =>
          new Promise<void>((freeSlot) => {
            clearTimeout(timer);
            if (isLate || this.#closed) {
              reject(new Error('The pool is closed'));
              freeSlot();
            } else resolve(this.#reserve(statementTimeoutMs, freeSlot));
          }),
      );
    });
  }

  #reserve(statementTimeoutMs: number, freeSlot: () => void): ReservedConnection {
    const client = this.#idle.pop() ?? this.#connect();
    this.#reserved.add(client);
    let isLost = false;
    const run = async <Row>(sql: string, parameters: readonly unknown[]): Promise<StatementResult<Row>> => {
      if (isLost) throw new Error('The connection was lost');
      try {
        const rows = await withTimeout(
          client.unsafe<(Row & object)[]>(sql, [...parameters] as never[]),
          statementTimeoutMs,
          noAnswer,
        );
        return { rows: [...rows], changes: CHANGES.has(rows.command) ? rows.count : undefined };
      } catch (error) {
        isLost = !isRefusal(error);
        if (isLost) this.#onLost();
        throw error;
      }
    };
    return {
      run,
      async rollBack() {
        if (!isLost) await run('rollback', []);
      },
      release: () => {
        this.#reserved.delete(client);
        if (isLost || this.#closed) void client.end({ timeout: 0 });
        else this.#idle.push(client);
        freeSlot();
      },
    };
  }

  async query<Row>(sql: string, parameters: readonly unknown[], statementTimeoutMs: number): Promise<Row[]> {
    const reserved = await this.acquire(statementTimeoutMs);
    try {
      return (await reserved.run<Row>(sql, parameters)).rows;
    } finally {
      reserved.release();
    }
  }

  /** Closes the idle connections, so that later statements use new ones. */
  discardIdle(): void {
    for (const client of this.#idle.splice(0)) void client.end({ timeout: 0 });
  }

  /** Closes every connection; those in use have `graceSeconds` to finish. */
  async close(graceSeconds: number): Promise<void> {
    this.#closed = true;
    await Promise.all(
      [...this.#idle, ...this.#reserved].map((client) => client.end({ timeout: graceSeconds })),
    );
  }
}
