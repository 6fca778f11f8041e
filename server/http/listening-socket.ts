import type { SendHandle } from 'node:child_process';
import type { Server } from 'node:net';

/**
 * The listening socket, which the supervisor keeps open too: between the end of one server process and the start of the
 * next, the kernel queues connections instead of refusing them.
 */
export type ListeningSocket = { fd: number; close(): void };

/** The argument that tells the server process that it inherits the listening socket, and the descriptor of the socket. */
export const INHERITED_SOCKET = { argument: '--inherited-socket', fd: 4 };

/** Sends the listening socket to the supervisor, if there is one. */
export function shareListeningSocket(server: Server): void {
  // Sending the server object itself would make the supervisor accept connections too. The raw handle, which Node's own
  // cluster module sends, does not.
  const { _handle: handle } = server as unknown as { _handle: SendHandle };
  process.send?.('listening', handle);
}
