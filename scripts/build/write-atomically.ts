import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically: other processes read the old content or the new, never a part. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
