import { stat, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { DISK_CHECK_INTERVAL_MS, DISK_RESERVE_BYTES } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { diskFull } from '#server/start-error.ts';

/** The reason why the data directory cannot be written; `undefined` if it can. */
export type DataDirectoryFault = 'disk_full' | 'data_directory_gone';

const HINTS: Record<DataDirectoryFault, string> = {
  disk_full:
    'Free space on the disk of DATA_DIR: writes are refused until then, pages are served, and nothing that was acknowledged is lost',
  data_directory_gone:
    'Put DATA_DIR back where it was, or stop the server and start it with the new path: writes are refused until then',
};

type DiskWatch = {
  /** What the latest check found. */
  fault: () => DataDirectoryFault | undefined;
  /** Whether the data directory could be written at the latest check. */
  isWritable: () => boolean;
  /** Resolves once it can be written; rejects when the signal is aborted. */
  untilWritable: (signal: AbortSignal) => Promise<void>;
  stop: () => void;
};

/** The free space of the disk that holds `directory`, in bytes. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Call it before a checkpoint: one that finds no space ends the embedded database, reads included.
 * @throws StartError when the disk is full
 */
export async function assertFreeSpace(dataDir: string): Promise<void> {
  if ((await freeBytes(dataDir)) < DISK_RESERVE_BYTES) throw diskFull(dataDir);
}

/**
 * Watches the data directory of the embedded database. The database breaks when its disk fills up during a write, and
 * loses what it writes into a directory that has been moved away, so writes are refused before that.
 */
export async function watchDataDirectory(directory: string, log: Log): Promise<DiskWatch> {
  const { ino, dev } = await stat(directory);
  let fault: DataDirectoryFault | undefined;
  const findFault = async (): Promise<[DataDirectoryFault | undefined, number?]> => {
    const found = await stat(directory).catch(() => undefined);
    if (found?.ino !== ino || found.dev !== dev) return ['data_directory_gone'];
    const free = await freeBytes(directory);
    return [free < DISK_RESERVE_BYTES ? 'disk_full' : undefined, free];
  };
  const check = async () => {
    const [found, free] = await findFault();
    if (found === fault) return;
    if (found)
      log(found, { free_bytes: free, needed_bytes: DISK_RESERVE_BYTES, hint: HINTS[found] }, 'error');
    else log('data_directory_writable', { free_bytes: free });
    fault = found;
  };
  await check();
  const timer = setInterval(() => void check().catch(() => {}), DISK_CHECK_INTERVAL_MS).unref();
  const isWritable = () => fault === undefined;
  return {
    fault: () => fault,
    isWritable,
    async untilWritable(signal) {
      while (!isWritable()) await sleep(DISK_CHECK_INTERVAL_MS, undefined, { signal });
    },
    stop: () => clearInterval(timer),
  };
}
