import type { SendHandle } from 'node:child_process';
import type { Server } from 'node:net';

/**
 * The socket that a server listens on, open in its supervisor as well: while one server has ended and the next one is
 * not there yet, the kernel keeps connections in its queue instead of refusing them.
 */
export type ListeningSocket = { fd: number; close(): void };

/** How a supervisor says that it hands the socket on, and as which file. */
export const INHERITED_SOCKET = { argument: '--inherited-socket', fd: 4 };

/** Hands the socket of `server` to the supervisor, where there is one. */
export function shareListeningSocket(server: Server): void {
  // Sent as itself, a server would begin to take connections in the supervisor too. Its handle, which is what Node's own
  // cluster sends, does not.
  const { _handle: handle } = server as unknown as { _handle: SendHandle };
  process.send?.('listening', handle);
}
