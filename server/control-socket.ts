import { closeSync, constants, lstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from './start-error.ts';

/** Longest path that a UNIX socket can have on every system, in bytes. */
const SOCKET_PATH_BYTES = 100;
const GROUP_AND_OTHERS = 0o077;

type SocketAddress = { path: string; release: () => void };

function controlFile(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

/**
 * The address of the socket on which a running server takes commands of its operator; it is on no network. It is
 * always in the data directory, which only its owner can enter. A path that is too long for a socket is shortened
 * through a descriptor of the directory, which `release` closes.
 * @throws StartError where the system cannot shorten it
 */
export function socketAddress(dataDir: string): SocketAddress {
  const path = controlFile(dataDir);
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES) return { path, release: () => {} };
  if (process.platform !== 'linux') {
    throw new StartError(
      `The path of DATA_DIR is too long: ${path} has more than ${SOCKET_PATH_BYTES} bytes, the most that a socket can have here.`,
    );
  }
  const directory = openSync(dataDir, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  let isOpen = true;
  return {
    path: `/proc/self/fd/${directory}/control.sock`,
    release() {
      // Twice, it would close whatever has the number by then.
      if (isOpen) closeSync(directory);
      isOpen = false;
    },
  };
}

/** Removes the socket of a server that has ended. */
export function clearSocket(dataDir: string): void {
  const path = controlFile(dataDir);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isSocket()) {
    throw new StartError(`${path} is in the way and not a socket of this server: move it away.`);
  }
  rmSync(path);
}

/**
 * Whether a server listens on the data directory's socket, as far as the file tells.
 * @throws StartError when somebody else could be listening there
 */
export function hasTrustedSocket(dataDir: string): boolean {
  const path = controlFile(dataDir);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  const user = process.geteuid?.();
  const isForeign = user !== undefined && found.uid !== user && found.uid !== 0;
  if (!found.isSocket() || isForeign || (user !== undefined && (found.mode & GROUP_AND_OTHERS) !== 0)) {
    throw new StartError(
      `${path} is not the private socket of a server of this user, so the command was not sent: look who put it there.`,
    );
  }
  return true;
}
