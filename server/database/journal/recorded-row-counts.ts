import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { writeDurably } from './write-durably.ts';

/** The record lies among the database's files, so that copies of the database include it. */
export const ROW_COUNTS_FILE = 'rows-when-synced.json';

const rowCountsSchema = z.object({
  at: z.string(),
  enquiries: z.number(),
  subscriptions: z.number(),
  /** Appointments and registrations for events; not in the record of a release before them. */
  bookings: z.optional(z.number()),
  /** Ids of deleted rows that `private.removed_rows` keeps: each deletion moves a row from the tables to this number. */
  removed: z.number(),
});

/** The rows that the embedded database held when it was last synced. */
export type RowCounts = z.infer<typeof rowCountsSchema>;

/**
 * Counts the rows that must not disappear; `$1` is the time from which ids of deleted rows count. The rows themselves
 * are read, because an index still lists those of a table that was cut.
 */
export const COUNT_ROWS_SQL = `select (select count(e.ctid)::int from public.contact_submissions e) as enquiries,
  (select count(s.ctid)::int from public.newsletter_subscriptions s) as subscriptions,
  (select count(a.ctid)::int from private.appointments a)
    + (select count(r.ctid)::int from private.event_registrations r) as bookings,
  (select count(*)::int from private.removed_rows where removed_at >= $1::timestamptz) as removed`;

export function recordRowCounts(databaseDir: string, rows: RowCounts): Promise<void> {
  return writeDurably(join(databaseDir, ROW_COUNTS_FILE), `${JSON.stringify(rows)}\n`);
}

/** Says which rows are missing since the last record; `undefined` when none are, or nothing has been recorded. */
export function findLostRows(databaseDir: string, now: RowCounts): string | undefined {
  const total = ({ enquiries, subscriptions, bookings = 0, removed }: RowCounts) =>
    enquiries + subscriptions + bookings + removed;
  let last: RowCounts;
  try {
    last = rowCountsSchema.parse(JSON.parse(readFileSync(join(databaseDir, ROW_COUNTS_FILE), 'utf8')));
  } catch {
    return undefined;
  }
  if (total(now) >= total(last)) return undefined;
  return `it held ${last.enquiries} enquiries, ${last.subscriptions} subscriptions and ${last.bookings ?? 0} bookings at ${last.at}, now only ${now.enquiries}, ${now.subscriptions} and ${now.bookings}`;
}
