import { Worker } from 'node:worker_threads';

import pLimit from 'p-limit';

import type { StatementResult, ReservedConnection } from '#server/database/reserved-connection.ts';
import { withTimeout } from '#shared/timeout.ts';

/** A range of pages in one file of a table. PostgreSQL splits a table into files of 1 GB; `segment` numbers them. */
export type Pages = { file: string; node: number; segment: number; first: number; count: number };

type Command =
  | { what: 'ready' | 'close' }
  | { what: 'query'; sql: string; parameters: unknown[] }
  | { what: 'script'; sql: string }
  | { what: 'clear'; pages: Pages };
export type DatabaseRequest = Command & { id: number };
export type DatabaseReply = {
  id: number;
  result?: StatementResult<unknown> | undefined;
  error?: { message: string; name?: string; [field: string]: unknown } | undefined;
};

type Waiting = {
  resolve: (result: StatementResult<unknown> | undefined) => void;
  reject: (error: Error) => void;
};

/**
 * Runs the embedded database in a worker thread, so that a slow statement does not block the server's event loop and
 * a statement that never ends can be terminated. PGlite has a single connection. Each transaction, or single query,
 * gets exclusive use of it until it ends; otherwise one visitor's statements would run inside another visitor's
 * transaction, under that visitor's role.
 */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exclusive = pLimit(1);
  #lastId = 0;
  #answered = 0;
  #hasEnded = false;

  /** @param directory directory of the database's files, which the caller must have locked */
  constructor(directory: string) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      name: 'database',
      workerData: { directory },
      // PostgreSQL's own output may contain visitors' text, so it is captured and discarded.
      stdout: true,
      stderr: true,
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.unref();
    this.#worker.on('message', (reply: DatabaseReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#end(error as Error));
    this.#worker.on('exit', () => this.#end(new Error('The database has ended')));
  }

  #settle({ id, result, error }: DatabaseReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#answered += 1;
    if (this.#waiting.size === 0) this.#worker.unref();
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(result);
  }

  #end(error: Error): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #send(command: Command): Promise<StatementResult<unknown> | undefined> {
    if (this.#hasEnded) return Promise.reject(new Error('The database has ended'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      // Send first: postMessage throws on values that cannot be cloned, and then no reply would ever arrive.
      this.#worker.postMessage({ ...command, id } satisfies DatabaseRequest);
      this.#waiting.set(id, { resolve, reject });
      // The worker keeps the process alive only while a request is in flight.
      this.#worker.ref();
    });
  }

  get answered(): number {
    return this.#answered;
  }

  /** Resolves when the database is open. */
  async ready(): Promise<void> {
    await this.#send({ what: 'ready' });
  }

  /** Runs one statement in the current transaction. Call it only while holding the connection. */
  async run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult<Row>> {
    const result = await this.#send({ what: 'query', sql, parameters: [...parameters] });
    return (result as StatementResult<Row> | undefined) ?? { rows: [], changes: undefined };
  }

  /** Runs any number of statements, under the same condition as `run`. */
  async script(sql: string): Promise<void> {
    await this.#send({ what: 'script', sql });
  }

  /** Overwrites the unused bytes of these pages. Call it only while holding the connection. */
  async clear(pages: Pages): Promise<void> {
    await this.#send({ what: 'clear', pages });
  }

  /** Waits for the connection, then runs `work` with exclusive use of it. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#exclusive(work);
  }

  /** Waits for the connection; the caller has exclusive use of it until it calls `release`. */
  acquire(): Promise<ReservedConnection> {
    return new Promise((resolve) => {
      void this.exclusively(
        () =>
          new Promise<void>((release) => {
            resolve({
              run: (sql, parameters) => this.run(sql, parameters),
              rollBack: () => this.script('rollback'),
              release,
            });
          }),
      );
    });
  }

  /** Closes the database, or terminates its thread if it has not closed within `withinMs`. */
  async close(withinMs: number): Promise<void> {
    if (this.#hasEnded) return;
    await withTimeout(this.#send({ what: 'close' }), withinMs).catch(() => {});
    await this.#worker.terminate();
  }
}
