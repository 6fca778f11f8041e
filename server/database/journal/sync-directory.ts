import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import pLimit from 'p-limit';

const PARALLEL_SYNCS = 8;

/** Syncs the entries of one directory. Systems that cannot open a directory do not need it. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Syncs every file below a directory, and the directories that hold their names. */
export async function syncTree(directory: string): Promise<void> {
  const limit = pLimit(PARALLEL_SYNCS);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) =>
      limit(async () => {
        const path = join(entry.parentPath, entry.name);
        if (entry.isDirectory()) return syncDirectory(path);
        if (!entry.isFile()) return;
        // The database may have removed the file meanwhile.
        const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        });
        await file?.datasync();
        await file?.close();
      }),
    ),
  );
  await syncDirectory(directory);
}
