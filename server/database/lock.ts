import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

import { cannotWrite, StartError } from '#server/start-error.ts';

const WAIT_MS = 3_000;
const RETRY_MS = 100;
const SQLITE_BUSY = 5;

/** Thrown when another process holds the lock of the data directory. */
export class DataDirectoryInUse extends StartError {}

/** Keeps the lock holders referenced: garbage collection would close the file and release the lock. */
const holders = new Set<DatabaseSync>();

/** Takes a kernel lock on the file, or returns `undefined` while another process holds it. */
function tryLock(file: string): DatabaseSync | undefined {
  // In Node only SQLite gives access to a lock that the kernel releases however the process ends.
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec('pragma journal_mode = off; begin exclusive');
    return holder;
  } catch (error) {
    holder.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function ownerOf(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

/**
 * Makes this process the only owner of the embedded database in `dataDir`, because two processes on one directory lose
 * acknowledged rows. Waits a few seconds for a previous owner that is shutting down.
 * @returns a function that releases the lock
 * @throws DataDirectoryInUse naming the directory and the owner
 */
export async function lockDataDirectory(dataDir: string): Promise<() => void> {
  const pidFile = join(dataDir, 'owner.pid');
  const deadline = Date.now() + WAIT_MS;
  let holder: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    while ((holder = tryLock(join(dataDir, 'owner.lock'))) === undefined && Date.now() < deadline) {
      await sleep(RETRY_MS);
    }
    if (holder) writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
  if (holder === undefined) {
    throw new DataDirectoryInUse(
      `DATA_DIR ${dataDir} is in use by ${ownerOf(pidFile)}: stop it or name another directory.`,
    );
  }
  const held = holder;
  holders.add(held);
  return () => {
    holders.delete(held);
    held.close();
  };
}
