import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import { syncDirectory } from './sync-directory.ts';

/** Replaces a file atomically: even after a power loss it has either the old or the new content. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncDirectory(dirname(path));
}
