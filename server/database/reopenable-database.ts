import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Log } from '#server/log.ts';

import type { BackendOptions } from './backend.ts';
import { checkHealth } from './health.ts';
import type { Health } from './health.ts';
import { CLOSE_MS, openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { pgliteDirectory } from './pglite/pglite-engine.ts';

/** Shorter than CLOSE_MS, because a broken database may never finish closing. */
const CLOSE_BROKEN_MS = 2_000;

async function closeBroken(database: OpenDatabase | undefined): Promise<void> {
  await database?.engine.close(CLOSE_BROKEN_MS).catch(() => {});
}

/** A database that can be closed and opened again. */
export class ReopenableDatabase {
  readonly #options: BackendOptions;
  readonly #log: Log;
  #current: OpenDatabase | undefined;

  constructor(options: BackendOptions, log: Log) {
    this.#options = options;
    this.#log = log;
  }

  /** @throws while the database is being reopened */
  get current(): OpenDatabase {
    if (!this.#current) throw new Error('The database is being reopened.');
    return this.#current;
  }

  async open(): Promise<void> {
    this.#current = await openDatabase(this.#options, this.#log);
  }

  /** @param recover restores rows that the database has lost; if it rejects, the database stays closed */
  async reopen(recover: () => Promise<void>): Promise<void> {
    const broken = this.#current;
    this.#current = undefined;
    await closeBroken(broken);
    const { databaseUrl, dataDir } = this.#options;
    if (databaseUrl === undefined && !existsSync(join(pgliteDirectory(dataDir), 'PG_VERSION'))) {
      // Opening a missing directory would create an empty database.
      throw new Error('The database directory is no longer there');
    }
    await this.open();
    const opened = this.#current;
    try {
      await recover();
    } catch (error) {
      this.#current = undefined;
      await closeBroken(opened);
      throw error;
    }
  }

  async health(): Promise<Health> {
    return this.#current ? checkHealth(this.#current.engine, this.#current.baseline) : 'failed';
  }

  async close(): Promise<void> {
    await this.#current?.engine.close(CLOSE_MS);
  }
}
