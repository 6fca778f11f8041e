import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that another process sees either as it was before or whole. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
