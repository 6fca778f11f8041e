import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DISK_RESERVE_BYTES } from '#server/limits.ts';
import { freeBytes } from '#server/database/data-directory.ts';
import { commandLine } from '#server/settings/this-release.ts';
import { StartError } from '#server/start-error.ts';

import { FILE_SIZES_FILE } from './journal/recorded-file-sizes.ts';
import { JOURNAL } from './journal/journal.ts';
import { ROW_COUNTS_FILE } from './journal/recorded-row-counts.ts';
import { LAST_BACKUP, lastBackup } from './last-backup.ts';

function restoreCommand(dataDir: string): string {
  const backup = lastBackup(dataDir);
  const restore = commandLine('restore');
  return backup
    ? `${restore} ${backup.directory} (made ${backup.made_at}, ${backup.enquiries} enquiries)`
    : `${restore} BACKUP (no backup is known here)`;
}

/**
 * @param finding what is wrong, as the predicate of a sentence about the database: "cannot be opened"
 * @returns the error for a damaged database, which names the command to restore it
 */
function databaseDamaged(databaseDir: string, finding: string): StartError {
  return new StartError(
    `The database in ${databaseDir} ${finding}. Stop the site, so that nothing starts it again, move that directory away, keep it, and run ${restoreCommand(dirname(databaseDir))}.`,
  );
}

/**
 * @throws StartError when the data directory lost its database. An empty one would take over the journal, and the rows
 *   in it would be missing from the backup that is restored afterwards.
 */
export function assertNeverHadDatabase(dataDir: string): void {
  const journal = join(dataDir, JOURNAL);
  const segments = existsSync(journal) ? readdirSync(journal) : [];
  const isJournalled = segments.some((name) => statSync(join(journal, name)).size > 0);
  const traces = [isJournalled && JOURNAL, existsSync(join(dataDir, LAST_BACKUP)) && LAST_BACKUP].filter(
    Boolean,
  );
  if (traces.length === 0) return;
  throw new StartError(
    `${dataDir} has no database, but ${traces.join(' and ')} of one: stop the site and run ${restoreCommand(dataDir)}. To begin with an empty database instead, move ${traces.join(' and ')} away.`,
  );
}

/** @returns the error for a database that has lost data but may still open; it says how to continue with the rest */
export function databaseLostData(databaseDir: string, loss: string): StartError {
  const { message } = databaseDamaged(databaseDir, `has lost data: ${loss}`);
  return new StartError(
    `${message} To go on with what is left instead, delete ${FILE_SIZES_FILE} and ${ROW_COUNTS_FILE} there.`,
  );
}

/** @returns the reason why the embedded database could not be opened: a full disk, or damage */
export async function databaseNotOpened(databaseDir: string): Promise<StartError> {
  const free = await freeBytes(databaseDir).catch(() => Infinity);
  return free < DISK_RESERVE_BYTES
    ? new StartError(
        `The database in ${databaseDir} cannot be opened because its disk is full: free space and start again; it is not damaged, so move and restore nothing.`,
      )
    : databaseDamaged(databaseDir, 'cannot be opened: it is damaged');
}
