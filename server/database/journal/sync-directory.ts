import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import pLimit from 'p-limit';

const PARALLEL_SYNCS = 8;

/** Syncs the entries of one directory. Windows cannot open directories and does not need this. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync().catch((error: NodeJS.ErrnoException) => {
      // Some file systems cannot sync a directory. PostgreSQL ignores these two errors as well.
      if (error.code !== 'EINVAL' && error.code !== 'EBADF') throw error;
    });
  } finally {
    await handle.close();
  }
}

/** Ignores that the database has removed a file since it was listed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Syncs every file below a directory, and the directories that hold their names. */
export async function syncTree(directory: string, parallel = PARALLEL_SYNCS): Promise<void> {
  const limit = pLimit(parallel);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) =>
      limit(async () => {
        const path = join(entry.parentPath, entry.name);
        if (entry.isDirectory()) return syncDirectory(path).catch(ignoreMissing);
        if (!entry.isFile()) return;
        const file = await open(path, 'r+').catch(ignoreMissing);
        await file?.datasync();
        await file?.close();
      }),
    ),
  );
  await syncDirectory(directory);
}
