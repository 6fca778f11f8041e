import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    // The database may remove files at any time.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Finds texts in the bytes of all files below a directory, reported as "text in file". */
export function findInFiles(directory: string, texts: readonly string[]): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = contentOf(path);
      return texts
        .filter((text) => content.includes(text))
        .map((text) => `${text} in ${relative(directory, path)}`);
    });
}
