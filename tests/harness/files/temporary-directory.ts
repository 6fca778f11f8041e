import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** Removes a directory with its contents; it need not exist. */
export function removeDirectory(path: string): void {
  made.delete(path);
  // Retries: a process that was killed a moment ago may still be writing.
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

// Removes the directories of interrupted tests. Vitest ends its workers with SIGTERM, which by itself would skip the exit
// handlers.
process.once('exit', () => made.forEach((path) => removeDirectory(path)));
process.once('SIGTERM', () => process.exit(143));

/** Creates a temporary directory named after its purpose; the caller removes it. */
export function newTemporaryDirectory(purpose: string): string {
  const path = mkdtempSync(join(tmpdir(), `${purpose}-`));
  made.add(path);
  return path;
}
