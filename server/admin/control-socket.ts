import { closeSync, constants, lstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '#server/start-error.ts';

/** Longest path of a UNIX socket that every system accepts, in bytes. */
const SOCKET_PATH_BYTES = 100;
const GROUP_AND_OTHERS = 0o077;

type SocketAddress = { path: string; release: () => void };

function controlFile(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

/**
 * The address of the local socket on which a running server receives the operator's commands. The socket is always in
 * the data directory, which only its owner can enter. A path that is too long for a socket is shortened to
 * /proc/self/fd and an open descriptor of the directory; `release` closes that descriptor.
 * @throws StartError when the path is too long and the system is not Linux, which has no such short path
 */
export function socketAddress(dataDir: string): SocketAddress {
  const path = controlFile(dataDir);
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES) return { path, release: () => {} };
  if (process.platform !== 'linux') {
    throw new StartError(
      `The path of DATA_DIR is too long: ${path} has more than ${SOCKET_PATH_BYTES} bytes, the limit for a socket on this system.`,
    );
  }
  const directory = openSync(dataDir, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  let isOpen = true;
  return {
    path: `/proc/self/fd/${directory}/control.sock`,
    release() {
      // The number may belong to another open file by now, which a second close would close.
      if (isOpen) closeSync(directory);
      isOpen = false;
    },
  };
}

/** Removes the socket file that an earlier server left behind. */
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
 * Whether the data directory holds a server's socket file. Only a connection shows whether that server still runs.
 * @throws StartError when another user could be listening there
 */
export function hasTrustedSocket(dataDir: string): boolean {
  const path = controlFile(dataDir);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  const user = process.geteuid?.();
  const isForeign = user !== undefined && found.uid !== user && found.uid !== 0;
  if (!found.isSocket() || isForeign || (user !== undefined && (found.mode & GROUP_AND_OTHERS) !== 0)) {
    throw new StartError(
      `${path} is not the private socket of a server of this user, so the command was not sent: check who created it.`,
    );
  }
  return true;
}
