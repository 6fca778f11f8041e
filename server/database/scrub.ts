import { readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { PAGE_BYTES } from './page-holes.ts';
import type { PgliteThread } from './pglite-thread.ts';

/** Pages cleared in one go: few, because everybody else waits meanwhile. */
const PAGES_AT_ONCE = 256;
/** Up to this size all indexes of a table are cleaned as well, which reads them from end to end. */
const SMALL_BYTES = 16 * 1024 * 1024;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/** What visitors and admins write into, and the statistics, which keep samples of it. */
const OF_THE_SITE = `(n.nspname not in ('pg_catalog', 'information_schema') or c.oid = 'pg_statistic'::regclass)`;

/** Statistics hold the most frequent values of each column; the embedded database has them only where asked for. */
const ANALYZED = 'select distinct starelid::regclass::text as name from pg_statistic where starelid >= 16384';

const TABLES = `select c.oid::regclass::text as name,
    pg_total_relation_size(c.oid) < ${SMALL_BYTES} as small
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'm') and ${OF_THE_SITE}`;

/** Their keys are words of fixed lists, or a checksum; to make the last one anew takes seconds with 100,000 rows. */
const WITHOUT_TEXT = ['status', 'interest', 'industry', 'text'].map(
  (name) => `contact_submissions_${name}_idx`,
);

/** B-trees with text, but those without any entry. A trigram index holds nothing longer than three letters. */
const TEXT_INDEXES = `select c.oid::regclass::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am on pg_am.oid = c.relam
  where c.relkind = 'i' and amname = 'btree' and n.nspname not in ('pg_catalog', 'pg_toast')
    and c.relname not in (${WITHOUT_TEXT.map((name) => `'${name}'`).join()})
    and pg_relation_size(c.oid) > ${PAGE_BYTES}
    and exists (select from pg_attribute where attrelid = c.oid and attcollation <> 0)`;

const FILES = `select pg_relation_filepath(c.oid) as path, pg_relation_filenode(c.oid)::bigint as node
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 't') and pg_relation_size(c.oid) > 0 and ${OF_THE_SITE}`;

type Named = { name: string };

/** Removes segments of the write-ahead log that an earlier version kept for reuse, with what was in them. */
function removeReusableSegments(directory: string, current: string): void {
  const log = join(directory, 'pg_wal');
  for (const name of readdirSync(log)) {
    if (WAL_SEGMENT.test(name) && name > current) rmSync(join(log, name));
  }
}

/** A table of more than a gigabyte has further files, by number. */
async function segmentsOf(file: string): Promise<{ file: string; pages: number }[]> {
  const segments = [];
  for (let number = 0; ; number += 1) {
    const path = number === 0 ? file : `${file}.${number}`;
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) return segments;
    segments.push({ file: path, pages: Math.ceil(size / PAGE_BYTES) });
  }
}

/**
 * Overwrites what deleted and changed rows left in the files of the embedded database: PostgreSQL frees their space
 * without clearing it, keeps their keys in indexes, and holds them in its write-ahead log. In many short steps, between
 * which others have the database; `vacuum full` would hold them up for as long as it takes to write everything anew.
 */
export async function scrub(thread: PgliteThread, directory: string, signal: AbortSignal): Promise<void> {
  const run = <Row>(sql: string): Promise<Row[]> => {
    signal.throwIfAborted();
    return thread.exclusively(async () => (await thread.run<Row>(sql)).rows);
  };
  const [setting] = await run<{ data_checksums: string }>('show data_checksums');
  // A page that is changed here would have to get another checksum.
  if (setting?.data_checksums !== 'off') throw new Error('Pages with checksums cannot be overwritten');
  await run('create extension if not exists pg_buffercache with schema private');
  for (const { name } of await run<Named>(ANALYZED)) await run(`analyze ${name}`);
  for (const { name, small } of await run<Named & { small: boolean }>(TABLES)) {
    // Entries of the indexes of a large table go on pointing to rows that are gone; those with text are made anew below.
    await run(`vacuum (index_cleanup ${small ? 'on' : 'off'}) ${name}`);
  }
  for (const { name } of await run<Named>(TEXT_INDEXES)) await run(`reindex index ${name}`);
  await run('select pg_switch_wal()');
  await thread.exclusively(async () => {
    await thread.run('checkpoint');
    const { rows } = await thread.run<Named>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name');
    removeReusableSegments(directory, rows[0]?.name ?? '');
  });
  for (const { path, node } of await run<{ path: string; node: number }>(FILES)) {
    for (const [number, { file, pages }] of (await segmentsOf(join(directory, path))).entries()) {
      for (let first = 0; first < pages; first += PAGES_AT_ONCE) {
        signal.throwIfAborted();
        await thread.exclusively(() =>
          thread.clear({ file, node, segment: number, first, count: PAGES_AT_ONCE }),
        );
      }
    }
  }
}
