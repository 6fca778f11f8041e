import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import * as z from 'zod/mini';

import { writeDurably } from './write-durably.ts';
import { syncDirectory } from './sync-directory.ts';

/** The record lies among the database's files, so that a database that is moved takes it along. */
export const FILE_SIZES_FILE = 'files-at-stop.json';

const fileSizesSchema = z.object({ at: z.string(), bytes: z.record(z.string(), z.number()) });

/** Records the sizes of the files of a database that has been closed and synced. */
export async function recordFileSizes(databaseDir: string): Promise<void> {
  const sizes = readdirSync(databaseDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(databaseDir, path), statSync(path).size] as const)
    .filter(([, size]) => size > 0);
  const record = { at: new Date().toISOString(), bytes: Object.fromEntries(sizes) };
  await writeDurably(join(databaseDir, FILE_SIZES_FILE), JSON.stringify(record));
}

/** Removes the record: an open database changes its files, so it holds only until the next opening. */
export async function forgetFileSizes(databaseDir: string): Promise<void> {
  rmSync(join(databaseDir, FILE_SIZES_FILE), { force: true });
  await syncDirectory(databaseDir);
}

/**
 * Says which files have become shorter since the last orderly stop; `undefined` when none have, or when the database was
 * not stopped in an orderly way. PostgreSQL opens a table that was cut between two pages as if it had never held more.
 */
export function findCutFiles(databaseDir: string): string | undefined {
  let record: z.infer<typeof fileSizesSchema>;
  try {
    record = fileSizesSchema.parse(JSON.parse(readFileSync(join(databaseDir, FILE_SIZES_FILE), 'utf8')));
  } catch {
    return undefined;
  }
  const cut = Object.entries(record.bytes).flatMap(([path, expected]) => {
    const found = statSync(join(databaseDir, path), { throwIfNoEntry: false })?.size;
    if (found === undefined) return `${path} is missing`;
    return found < expected ? `${path} has ${found} of ${expected} bytes` : [];
  });
  const [first] = cut;
  if (first === undefined) return undefined;
  const others = cut.length > 1 ? `, and ${cut.length - 1} more` : '';
  return `files were cut since it was stopped at ${record.at} (${first}${others})`;
}
