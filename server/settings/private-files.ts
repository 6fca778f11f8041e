import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';

import { errorCode } from '#backend/error-code.ts';
import { cannotWrite, StartError } from '#server/start-error.ts';

const GROUP_AND_OTHERS = 0o077;
const OTHERS_MAY_WRITE = 0o002;
const STICKY = 0o1000;
const ROOT = 0;

/** Names of the files and directories that this application puts into its data directory. */
const OWN_NAMES =
  /^(?:pglite(?:\.unfinished)?|journal|assets|secrets\.json(?:\.\d+)?|last-backup\.json(?:\.draft)?|owner\.(?:lock|lock-journal|pid)|control\.sock|\.write-\d+)$/;

/** Every new volume has this directory, and a volume may be mounted as the data directory. */
const LOST_AND_FOUND = 'lost+found';

/** `undefined` on Windows, which has no POSIX owners and modes. */
function user(): number | undefined {
  return process.geteuid?.();
}

function isOpenToOthers({ mode }: Stats): boolean {
  return user() !== undefined && (mode & GROUP_AND_OTHERS) !== 0;
}

/** @throws StartError when `path` is a symbolic link or belongs to another user */
function assertOwn(path: string, found: Stats): void {
  if (found.isSymbolicLink()) {
    throw new StartError(`${path} is a symbolic link: put the file or directory itself there.`);
  }
  if (user() !== undefined && found.uid !== user()) {
    throw new StartError(
      `${path} belongs to another user (${found.uid}): run this as that user, or give it to this one (chown).`,
    );
  }
}

/**
 * Visits a file, or a directory and then everything in it.
 * @throws StartError when something there is a symbolic link or belongs to another user
 */
function visitOwn(path: string, visit: (path: string, found: Stats) => void): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A running server may have removed the file meanwhile.
  if (!found) return;
  assertOwn(path, found);
  try {
    visit(path, found);
    if (!found.isDirectory()) return;
    for (const name of readdirSync(path)) visitOwn(join(path, name), visit);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Removes all access of other users to a file, or to a directory and everything in it.
 * @throws StartError when something there is a symbolic link or belongs to another user
 */
export function removeOthersAccess(path: string): void {
  // A directory is closed before its contents, so that no other user can add anything in the meantime.
  visitOwn(path, (each, found) => {
    if (isOpenToOthers(found)) chmodSync(each, found.mode & ~GROUP_AND_OTHERS);
  });
}

/**
 * Names of the entries that this application creates in a data directory.
 * @throws StartError when the directory belongs to another user, or is open to others and holds foreign files
 */
function ownNames(dataDir: string): string[] {
  const found = lstatSync(dataDir);
  assertOwn(dataDir, found);
  const names = readdirSync(dataDir);
  // Taking away other users' access to a directory that they share, such as /tmp, would harm them.
  const isShared = names.some((name) => !OWN_NAMES.test(name) && name !== LOST_AND_FOUND);
  if (isOpenToOthers(found) && isShared) {
    throw new StartError(
      `DATA_DIR ${dataDir} is open to other users and holds other files: name a directory of its own, or close it with chmod 700.`,
    );
  }
  return names.filter((name) => OWN_NAMES.test(name));
}

/**
 * Examines an existing data directory for what would stop a start, and changes nothing.
 * @throws StartError as `prepareDataDirectory` does
 */
export function assertOwnDataDirectory(dataDir: string): void {
  for (const name of ownNames(dataDir)) visitOwn(join(dataDir, name), () => {});
}

/**
 * Creates the data directory, or makes an existing one private.
 * @throws StartError when it cannot be written, belongs to another user, or is open to others and holds foreign files
 */
export function prepareDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const names = ownNames(dataDir);
    chmodSync(dataDir, 0o700);
    for (const name of names) removeOthersAccess(join(dataDir, name));
    const probe = join(dataDir, `.write-${process.pid}`);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(dataDir, error);
  }
}

/**
 * Creates a new directory that only this user can read, and any missing parents.
 * @throws StartError when it exists already, or when another user could replace it
 */
export function makePrivateDirectory(path: string): void {
  const parent = dirname(path);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(parent);
  const isForeign = user() !== undefined && uid !== user() && uid !== ROOT;
  if (isForeign || (mode & (OTHERS_MAY_WRITE | STICKY)) === OTHERS_MAY_WRITE) {
    throw new StartError(
      `Other users may change what is in ${parent}: name a directory that is yours alone.`,
    );
  }
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StartError(`${path} exists already: remove it or name another directory.`);
  }
}

/** @throws StartError when the directory belongs to another user except root, or everybody may write to it */
export function assertTrusted(directory: string): void {
  const { mode, uid } = statSync(directory);
  if (user() === undefined) return;
  if ((uid !== user() && uid !== ROOT) || (mode & OTHERS_MAY_WRITE) !== 0) {
    throw new StartError(
      `${directory} may be changed by another user: check what is in it, then give it to this user (chown, chmod 700).`,
    );
  }
}
