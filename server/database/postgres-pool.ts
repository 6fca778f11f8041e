import pLimit from 'p-limit';
import postgres from 'postgres';

import { inTime } from '#shared/deadline.ts';

import type { Answer, Held } from './held-connection.ts';

/** One connection of the driver, in a pool of its own of this size one. */
export type Client = Pick<postgres.Sql, 'unsafe' | 'end'>;

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
    const run = async <Row>(sql: string, parameters: readonly unknown[]): Promise<Answer<Row>> => {
      if (isLost) throw new Error('The connection was lost');
      try {
        const rows = await inTime(client.unsafe<(Row & object)[]>(sql, [...parameters] as never[]), answerMs);
        return { rows: [...rows], changes: CHANGES.has(rows.command) ? rows.count : undefined };
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
      return (await held.run<Row>(sql, parameters)).rows;
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
