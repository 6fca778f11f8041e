import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux mounts a file system in memory (tmpfs) here. Containers often limit it to 64 MB. */
const SHARED_MEMORY = '/dev/shm';
/** Leaves room for other programs. Measured: the tests hold some 100 MB. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Creates a temporary directory in memory, which is removed when this process exits.
 * @returns undefined if this system has no file system in memory or not enough free memory
 */
export function newMemoryDirectory(): string | undefined {
  if (!existsSync(SHARED_MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < MIN_FREE_BYTES) return undefined;
  const directory = mkdtempSync(join(SHARED_MEMORY, 'tests-'));
  // Writable by all users, like /tmp, because PostgreSQL runs as another user.
  chmodSync(directory, 0o1777);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
