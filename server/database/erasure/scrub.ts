import { readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { PgliteThread } from '#server/database/pglite/pglite-thread.ts';

import { PAGE_BYTES } from './page-holes.ts';

/** Pages cleared per step: few, because all other work waits for the connection meanwhile. */
const PAGES_PER_STEP = 256;
/** Tables up to this size also have all their indexes vacuumed, which reads each index completely. */
const SMALL_BYTES = 16 * 1024 * 1024;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/** Tables that visitors and admins write to, and `pg_statistic`, which holds samples of their values. */
const MAY_HOLD_TEXT = `(n.nspname not in ('pg_catalog', 'information_schema') or c.oid = 'pg_statistic'::regclass)`;

/**
 * Tables with statistics, which hold the most frequent values of each column. Only the site's own maintenance analyses
 * tables, because the embedded database has no autovacuum.
 */
const ANALYZED_TABLES =
  'select distinct starelid::regclass::text as name from pg_statistic where starelid >= 16384';

const TABLES = `select c.oid::regclass::text as name,
    pg_total_relation_size(c.oid) < ${SMALL_BYTES} as small
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'm') and ${MAY_HOLD_TEXT}`;

/** Columns whose values are words from fixed lists. */
const LISTED_COLUMNS = `'status', 'role', 'industry', 'interest'`;
/** Its keys are checksums. With 100,000 rows, rebuilding it takes seconds. */
const CHECKSUM_INDEX = 'contact_submissions_text_idx';

/** Non-empty B-tree indexes that contain text. Trigram indexes may stay: their entries have three letters at most. */
const TEXT_INDEXES = `select c.oid::regclass::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am on pg_am.oid = c.relam
  where c.relkind = 'i' and amname = 'btree' and n.nspname not in ('pg_catalog', 'pg_toast')
    and c.relname <> '${CHECKSUM_INDEX}'
    and pg_relation_size(c.oid) > ${PAGE_BYTES}
    and exists (select from pg_attribute
      where attrelid = c.oid and attcollation <> 0 and attname not in (${LISTED_COLUMNS}))`;

const FILES = `select pg_relation_filepath(c.oid) as path, pg_relation_filenode(c.oid)::bigint as node
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 't') and pg_relation_size(c.oid) > 0 and ${MAY_HOLD_TEXT}`;

type Named = { name: string };

/** Removes write-ahead log segments that an earlier version kept for reuse with their old content. */
function removeReusableSegments(directory: string, current: string): void {
  const log = join(directory, 'pg_wal');
  for (const name of readdirSync(log)) {
    if (WAL_SEGMENT.test(name) && name > current) rmSync(join(log, name));
  }
}

/** Lists the files of a table: one for each gigabyte, numbered from the second file on. */
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
 * Overwrites what deleted and updated rows left in the files of the embedded database. PostgreSQL frees their space
 * without clearing it, and their text also remains in indexes and in the write-ahead log. The work runs in many short
 * steps so that requests can use the database in between; `vacuum full` would block them while it rewrites every table.
 */
export async function scrub(thread: PgliteThread, directory: string, signal: AbortSignal): Promise<void> {
  const run = <Row>(sql: string): Promise<Row[]> => {
    signal.throwIfAborted();
    return thread.exclusively(async () => (await thread.run<Row>(sql)).rows);
  };
  const [setting] = await run<{ data_checksums: string }>('show data_checksums');
  // Clearing bytes of a page would invalidate its checksum.
  if (setting?.data_checksums !== 'off') throw new Error('Pages with checksums cannot be overwritten');
  await run('create extension if not exists pg_buffercache with schema private');
  for (const { name } of await run<Named>(ANALYZED_TABLES)) await run(`analyze ${name}`);
  for (const { name, small } of await run<Named & { small: boolean }>(TABLES)) {
    // The indexes of a large table keep entries of deleted rows; those that contain text are rebuilt below.
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
      for (let first = 0; first < pages; first += PAGES_PER_STEP) {
        signal.throwIfAborted();
        await thread.exclusively(() =>
          thread.clear({ file, node, segment: number, first, count: PAGES_PER_STEP }),
        );
      }
    }
  }
}
