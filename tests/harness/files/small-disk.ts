import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = Buffer.alloc(256 * 1024);

export const NO_SMALL_DISK = 'tmpfs cannot be mounted: that takes root with CAP_SYS_ADMIN';

/** Mounts a small disk in memory; `undefined` where this machine does not allow it. */
export function mountSmallDisk(megabytes: number): { directory: string; unmount: () => void } | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', directory], {
      stdio: 'pipe',
    });
  } catch {
    rmdirSync(directory);
    return undefined;
  }
  return {
    directory,
    unmount() {
      execFileSync('umount', [directory]);
      rmdirSync(directory);
    },
  };
}

/** Fills the disk except for `leftBytes` with a file beside the data. Returns a function that frees the space. */
export function fill(directory: string, leftBytes: number): () => void {
  const file = join(directory, 'filler');
  const descriptor = openSync(file, 'w');
  const free = () => {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  };
  try {
    while (free() > leftBytes) writeSync(descriptor, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}
