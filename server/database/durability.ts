import { join } from 'node:path';

import type { Engine } from './engine.ts';
import { Journal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import { syncTree } from './sync-directory.ts';

/** How long a row may stand in the journal before the whole database is synced and the journal emptied. */
const SYNC_INTERVAL_MS = 5 * 60_000;
/** A journal of this size, in bytes, is emptied sooner. */
const JOURNAL_MAX_BYTES = 4 * 1024 * 1024;
const REPLAY_BATCH = 500;

/** Of a journal most rows are there, and are told at once; the others are brought back one by one. */
const MISSING = `select coalesce(jsonb_agg(entry order by place), '[]')::text as missing
    from jsonb_array_elements($1::jsonb) with ordinality journal (entry, place)
    where (entry #>> '{row,id}')::uuid not in (
      select id from public.contact_submissions union all select id from public.newsletter_subscriptions)`;

type Log = (event: string, detail?: Record<string, unknown>) => void;
type Query = Engine['query'];
export type KeptTable = JournalEntry['table'];

/** The row as the database stored it, found by what the visitor sent. */
const STORED_ROW: Record<KeptTable, string> = {
  contact_submissions: `select to_jsonb(stored) as row from private.enquiry_received(
    jsonb_populate_record(null::public.contact_submissions, $1)) stored`,
  newsletter_subscriptions: `select to_jsonb(stored) as row from public.newsletter_subscriptions stored
    where email = lower(private.trim_text($1::jsonb ->> 'email') collate "C")`,
};

/**
 * Makes the embedded database keep what visitors were told is received. PGlite never waits for the disk: a row
 * is therefore put into a journal that does, before it is acknowledged; the journal is replayed at start, and
 * emptied when all of the database's files have been synced.
 */
export class Durability {
  readonly #journal: Journal;
  readonly #databaseDir: string;
  readonly #query: Query;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #syncing: Promise<void> | undefined;

  constructor(dataDir: string, databaseDir: string, query: Query, log: Log) {
    this.#journal = new Journal(join(dataDir, 'journal'));
    this.#databaseDir = databaseDir;
    this.#query = query;
    this.#log = log;
    this.#timer = setInterval(() => void this.sync(), SYNC_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Brings back what the journal holds and the database lost, and says what of the journal could not be read. */
  async replay(): Promise<void> {
    const { entries, damaged } = this.#journal.read();
    let replayed = 0;
    for (let start = 0; start < entries.length; start += REPLAY_BATCH) {
      const batch = JSON.stringify(entries.slice(start, start + REPLAY_BATCH));
      const [{ missing } = { missing: '[]' }] = await this.#query<{ missing: string }>(MISSING, [batch]);
      if (missing === '[]') continue;
      const [result] = await this.#query<{ replayed: number }>(
        'select private.replay_journal($1::jsonb) as replayed',
        [missing],
      );
      replayed += result?.replayed ?? 0;
    }
    if (entries.length + damaged > 0)
      this.#log('journal_read', { entries: entries.length, replayed, damaged });
  }

  /**
   * Resolves when the stored row is on disk.
   * @param sent the row as it was handed to the database
   * @throws when the row is not there or the disk does not take it
   */
  async keep(table: KeptTable, sent: Record<string, unknown>): Promise<void> {
    const [stored] = await this.#query<{ row: Record<string, unknown> }>(STORED_ROW[table], [
      JSON.stringify(sent),
    ]);
    if (!stored) throw new Error(`A row of ${table} was accepted and is not there`);
    await this.#journal.append({ table, row: stored.row });
    if (this.#journal.size > JOURNAL_MAX_BYTES) void this.sync();
  }

  /** Syncs the whole database to disk, then empties the journal. What fails is left for the next time. */
  async sync(): Promise<void> {
    try {
      await this.#syncShared();
    } catch (error) {
      this.#log('database_not_synced', { error: error instanceof Error ? error.name : 'unknown' });
    }
  }

  /** Syncs as `sync` does, and rejects when a row that was there before the call may still be in the journal. */
  async emptyJournal(): Promise<void> {
    await this.#syncing?.catch(() => {});
    await this.#syncShared();
  }

  #syncShared(): Promise<void> {
    this.#syncing ??= this.#syncNow().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async #syncNow(): Promise<void> {
    const [{ at } = { at: '' }] = await this.#query<{ at: string }>('select clock_timestamp() as at');
    const overtaken = await this.#journal.rotate();
    // Also what bounds the write-ahead log: nothing else makes checkpoints in the embedded database.
    await this.#query('checkpoint');
    await syncTree(this.#databaseDir);
    this.#journal.discard(overtaken);
    // A row may be removed just before its entry is written: its id is remembered a little longer.
    await this.#query(
      `delete from private.removed_rows where removed_at < $1::timestamptz - interval '1 minute'`,
      [at],
    );
  }

  /** Call after the database is closed: its files are then complete and the journal is needed no more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#syncing?.catch(() => {});
    const overtaken = await this.#journal.rotate();
    // Nothing was promised since the last sync.
    if (overtaken.length === 0) return;
    await syncTree(this.#databaseDir);
    this.#journal.discard(overtaken);
  }
}
