import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import { syncDirectory } from './sync-directory.ts';

/** Writes a file that is either whole or as it was before, also after a power loss. */
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
