import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** Removes a directory with all that is in it, also one that is gone already. */
export function removeDirectory(path: string): void {
  made.delete(path);
  // A process that was killed a moment ago may still have been writing.
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

// What breaks off before it could remove its directory leaves it to the end of the process, which of a worker of
// vitest is a signal.
process.once('exit', () => made.forEach((path) => removeDirectory(path)));
process.once('SIGTERM', () => process.exit(143));

/** A new directory for the time being, named after its purpose; whoever makes it removes it. */
export function newTemporaryDirectory(purpose: string): string {
  const path = mkdtempSync(join(tmpdir(), `${purpose}-`));
  made.add(path);
  return path;
}
