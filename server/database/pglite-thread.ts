import { Worker } from 'node:worker_threads';

import pLimit from 'p-limit';

import { inTime } from '#shared/deadline.ts';

import type { Answer, Held } from './held-connection.ts';

/** Pages of a table's file; `segment` is the number of the file, each of which has a gigabyte. */
export type Pages = { file: string; node: number; segment: number; first: number; count: number };

type Ask =
  | { what: 'ready' | 'close' }
  | { what: 'query'; sql: string; parameters: unknown[] }
  | { what: 'script'; sql: string }
  | { what: 'clear'; pages: Pages };
export type DatabaseRequest = Ask & { id: number };
export type DatabaseReply = {
  id: number;
  answer?: Answer<unknown> | undefined;
  error?: { message: string; name?: string; [field: string]: unknown } | undefined;
};

type Waiting = { resolve: (answer: Answer<unknown> | undefined) => void; reject: (error: Error) => void };

/**
 * The embedded PostgreSQL in a thread of its own, so that a statement holds up neither pages nor sockets, and one
 * that never ends can be ended. PGlite has one connection for everybody: here a transaction, or a single query,
 * has it to itself until it ends; else `begin` of one visitor would be followed by statements of another, under
 * the role of the first.
 */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #inTurn = pLimit(1);
  #lastId = 0;
  #answered = 0;
  #hasEnded = false;

  /** @param directory of the database's files; the caller holds its lock */
  constructor(directory: string) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      name: 'database',
      workerData: { directory },
      // What PostgreSQL itself prints may hold what visitors wrote.
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

  #settle({ id, answer, error }: DatabaseReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#answered += 1;
    if (this.#waiting.size === 0) this.#worker.unref();
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(answer);
  }

  #end(error: Error): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #ask(ask: Ask): Promise<Answer<unknown> | undefined> {
    if (this.#hasEnded) return Promise.reject(new Error('The database has ended'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      // First, for it throws at what cannot be sent, and then no answer is to be waited for.
      this.#worker.postMessage({ ...ask, id } satisfies DatabaseRequest);
      this.#waiting.set(id, { resolve, reject });
      // A process with nothing else to do waits for an answer, and for nothing more.
      this.#worker.ref();
    });
  }

  /** How many requests have been answered so far. */
  get answered(): number {
    return this.#answered;
  }

  /** Resolves when the database is open. */
  async ready(): Promise<void> {
    await this.#ask({ what: 'ready' });
  }

  /** One statement, in whatever transaction is under way: for whoever has the connection. */
  async run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Answer<Row>> {
    const answer = await this.#ask({ what: 'query', sql, parameters: [...parameters] });
    return (answer as Answer<Row> | undefined) ?? { rows: [], changes: undefined };
  }

  /** Any number of statements, as `run`. */
  async script(sql: string): Promise<void> {
    await this.#ask({ what: 'script', sql });
  }

  /** Overwrites the unused bytes of these pages: for whoever has the connection. */
  async clear(pages: Pages): Promise<void> {
    await this.#ask({ what: 'clear', pages });
  }

  /** Runs `work` when nobody else has the connection, and keeps it until `work` has ended. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(work);
  }

  /** The connection, until it is released. */
  acquire(): Promise<Held> {
    return new Promise((granted) => {
      void this.exclusively(
        () =>
          new Promise<void>((release) => {
            granted({
              run: (sql, parameters) => this.run(sql, parameters),
              rollBack: () => this.script('rollback'),
              release,
            });
          }),
      );
    });
  }

  /** Closes the database, or ends its thread where it has not closed in time. */
  async close(withinMs: number): Promise<void> {
    if (this.#hasEnded) return;
    await inTime(this.#ask({ what: 'close' }), withinMs).catch(() => {});
    await this.#worker.terminate();
  }
}
