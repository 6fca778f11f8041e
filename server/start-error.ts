/** Result code of SQLite, which holds the lock of the data directory. */
const SQLITE_FULL = 13;

/** Thrown when a start cannot succeed. The message is one line that tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** @returns the error for a full disk. Its code is also that of the system, so that a log line shows it. */
export function diskFull(dataDir: string): StartError {
  const text = `The disk of DATA_DIR ${dataDir} is full: free space and start again; nothing there is damaged.`;
  return Object.assign(new StartError(text), { code: 'ENOSPC' });
}

/** @returns the error for a data directory that cannot be written, which says what the operator can do */
export function cannotWrite(dataDir: string, error: unknown): StartError {
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL) return diskFull(dataDir);
  if (code === 'EROFS') {
    return new StartError(`DATA_DIR ${dataDir} is on a read-only file system: mount it for writing.`);
  }
  return new StartError(
    `DATA_DIR ${dataDir} cannot be written: give this user write access to it or name another directory.`,
  );
}
