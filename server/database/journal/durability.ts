import { dirname, join } from 'node:path';

import { describeError } from '#backend/describe-error.ts';
import { assertFreeSpace } from '#server/database/data-directory.ts';
import type { Engine } from '#server/database/engine.ts';
import { databaseLostData } from '#server/database/database-damage.ts';
import type { Log } from '#server/log.ts';

import { Journal, JOURNAL } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import { recordFileSizes } from './recorded-file-sizes.ts';
import { COUNT_ROWS_SQL, findLostRows, recordRowCounts } from './recorded-row-counts.ts';
import type { RowCounts } from './recorded-row-counts.ts';
import { syncTree } from './sync-directory.ts';

/** How often the whole database is synced, after which the journal is emptied. */
const SYNC_INTERVAL_MS = 5 * 60_000;
/** Journal size that triggers a sync before the interval has passed. */
const JOURNAL_MAX_BYTES = 4 * 1024 * 1024;
const REPLAY_BATCH = 500;

/**
 * Selects the journal entries whose rows the database lacks or has in an older version. Most are present, and one query
 * rules them out; `replay_journal` then writes the rest row by row.
 */
const MISSING_ENTRIES_SQL = `select coalesce(jsonb_agg(entry order by place), '[]')::text as missing
    from jsonb_array_elements($1::jsonb) with ordinality journal (entry, place)
    where not exists (
      select from (
        select id, version from public.contact_submissions
        union all select id, version from public.newsletter_subscriptions
        union all select id, version from private.appointments
        union all select id, version from private.event_registrations
      ) stored
      where stored.id = (entry #>> '{row,id}')::uuid
        and stored.version >= coalesce((entry #>> '{row,version}')::integer, 0))`;

type Query = Engine['query'];
export type JournalledTable = JournalEntry['table'];

/** Finds a stored row by its key. Rows of the other tables are returned by the statement that stores them. */
export const STORED_ROW_SQL = {
  newsletter_subscriptions: `select to_jsonb(stored) as row from public.newsletter_subscriptions stored
    where email = lower(private.trim_text($1::jsonb ->> 'email') collate "C") collate "default"`,
  appointments: `select to_jsonb(stored) as row from private.appointments stored
    where id = ($1::jsonb ->> 'id')::uuid`,
} satisfies Partial<Record<JournalledTable, string>>;
export type KeyedTable = keyof typeof STORED_ROW_SQL;

/**
 * Makes acknowledged rows of the embedded database survive a power loss. PGlite never syncs, so each row is appended
 * to a journal that does, before it is acknowledged. The journal is replayed at start, and emptied once all of the
 * database's files have been synced.
 */
export class Durability {
  readonly #journal: Journal;
  readonly #databaseDir: string;
  readonly #query: Query;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #syncing: Promise<void> | undefined;
  /** While false, the journal may hold rows that the database lacks. */
  #isReplayed = false;

  constructor(dataDir: string, databaseDir: string, query: Query, log: Log) {
    this.#journal = new Journal(join(dataDir, JOURNAL));
    this.#databaseDir = databaseDir;
    this.#query = query;
    this.#log = log;
    this.#timer = setInterval(() => void this.sync(), SYNC_INTERVAL_MS);
    this.#timer.unref();
  }

  /**
   * Inserts the rows that the journal holds and the database lost, and logs how many lines were unreadable.
   * @throws StartError when the database then holds fewer rows than when it was last synced
   */
  async replay(): Promise<void> {
    this.#isReplayed = false;
    const { entries, damaged } = this.#journal.read();
    let replayed = 0;
    for (let start = 0; start < entries.length; start += REPLAY_BATCH) {
      const batch = JSON.stringify(entries.slice(start, start + REPLAY_BATCH));
      const [{ missing } = { missing: '[]' }] = await this.#query<{ missing: string }>(MISSING_ENTRIES_SQL, [
        batch,
      ]);
      if (missing === '[]') continue;
      const [result] = await this.#query<{ replayed: number }>(
        'select private.replay_journal($1::jsonb) as replayed',
        [missing],
      );
      replayed += result?.replayed ?? 0;
    }
    if (entries.length + damaged > 0)
      this.#log('journal_read', { entries: entries.length, replayed, damaged });
    const rows = await this.#countRows('-infinity');
    const lost = findLostRows(this.#databaseDir, rows);
    if (lost) throw databaseLostData(this.#databaseDir, lost);
    await recordRowCounts(this.#databaseDir, rows);
    this.#isReplayed = true;
  }

  async #countRows(removedSince: string): Promise<RowCounts> {
    const [counts] = await this.#query<Omit<RowCounts, 'at'>>(COUNT_ROWS_SQL, [removedSince]);
    if (!counts) throw new Error('The database did not count its rows');
    return { at: new Date().toISOString(), ...counts };
  }

  /**
   * Reads a stored row and persists it.
   * @param key the subscription's email address, or the appointment's id
   * @throws when the row is not in the database or the journal cannot be written
   */
  async persistRowByKey(table: KeyedTable, key: Record<string, unknown>): Promise<void> {
    const [stored] = await this.#query<{ row: Record<string, unknown> }>(STORED_ROW_SQL[table], [
      JSON.stringify(key),
    ]);
    if (!stored) throw new Error(`An accepted row of ${table} cannot be found`);
    await this.persistRow(table, stored.row);
  }

  /**
   * Persists durably a row that the caller has read from the database: resolves once it is in the journal and synced.
   * @throws when the journal cannot be written
   */
  async persistRow(table: JournalledTable, row: Record<string, unknown>): Promise<void> {
    await this.#journal.append({ table, row });
    if (this.#journal.size > JOURNAL_MAX_BYTES) void this.sync();
  }

  /** Syncs the whole database, then empties the journal. A failure is logged; the next sync tries again. */
  async sync(): Promise<void> {
    try {
      await this.#syncShared();
    } catch (error) {
      this.#log('database_not_synced', describeError(error), 'error');
    }
  }

  /** Like `sync`, but covers every change committed before the call, and rejects on failure instead of logging it. */
  async syncDatabase(): Promise<void> {
    // A sync that is already running may have rotated the journal before that row was written.
    await this.#syncing?.catch(() => {});
    await this.#syncShared();
  }

  #syncShared(): Promise<void> {
    this.#syncing ??= this.#syncNow().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async #syncNow(): Promise<void> {
    await assertFreeSpace(dirname(this.#databaseDir));
    if (!this.#isReplayed) await this.replay();
    // A row may be deleted just before its journal entry is written, so ids of deleted rows are kept a minute longer.
    const [{ kept } = { kept: '' }] = await this.#query<{ kept: string }>(
      `select clock_timestamp() - interval '1 minute' as kept`,
    );
    const rows = await this.#countRows(kept);
    const segments = await this.#journal.rotate();
    // Nothing else makes checkpoints in the embedded database, so this also bounds its write-ahead log.
    await this.#query('checkpoint');
    await syncTree(this.#databaseDir);
    // Written before the ids are deleted, so that the recorded number is never higher than what remains.
    await recordRowCounts(this.#databaseDir, rows);
    this.#journal.discard(segments);
    await this.#query('delete from private.removed_rows where removed_at < $1::timestamptz', [kept]);
  }

  /**
   * Discards a replayed journal and records the database's files. Call it after the database is closed, because only
   * then are its files complete.
   */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#syncing?.catch(() => {});
    const segments = await this.#journal.rotate();
    // A journal that was not replayed is left for the next start, and so are the records of a damaged database.
    if (!this.#isReplayed) return;
    await syncTree(this.#databaseDir);
    await recordFileSizes(this.#databaseDir);
    this.#journal.discard(segments);
  }
}
