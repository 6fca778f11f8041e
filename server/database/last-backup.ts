import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { writeDurably } from './journal/write-durably.ts';

export const LAST_BACKUP = 'last-backup.json';

const lastBackupSchema = z.object({
  directory: z.string(),
  made_at: z.string(),
  enquiries: z.number(),
  subscriptions: z.number(),
});

type LastBackup = z.infer<typeof lastBackupSchema>;

/**
 * Records a finished backup beside the database, so that a start which finds the database damaged can name it, and the
 * metrics can tell its age.
 */
export function recordBackup(dataDir: string, backup: LastBackup): Promise<void> {
  return writeDurably(join(dataDir, LAST_BACKUP), `${JSON.stringify(backup)}\n`);
}

/** The latest backup of the database in `dataDir`; `undefined` when none is recorded or it is no longer there. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  try {
    const backup = lastBackupSchema.parse(JSON.parse(readFileSync(join(dataDir, LAST_BACKUP), 'utf8')));
    return existsSync(backup.directory) ? backup : undefined;
  } catch {
    return undefined;
  }
}
