import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles the requests of a connection one after another. Node reads pipelined requests eagerly and would start as many
 * at once as fit into a packet, although their responses must go out in order anyway.
 * @param maxWaiting a connection on which more requests wait is closed: browsers and common proxies do not pipeline
 * @param onIdle called when every request of a connection is answered
 */
export function serialiseRequests(
  handle: Handle,
  maxWaiting: number,
  onIdle: (socket: Socket) => void,
): { handle: Handle; isIdle: (socket: Socket) => boolean } {
  const waitingBySocket = new WeakMap<Socket, Parameters<Handle>[]>();

  const begin = (waiting: Parameters<Handle>[], ...[request, response]: Parameters<Handle>) => {
    response.once('close', () => {
      const next = waiting.shift();
      if (!next) {
        waitingBySocket.delete(request.socket);
        onIdle(request.socket);
      } else if (!request.socket.destroyed) begin(waiting, ...next);
    });
    handle(request, response);
  };

  return {
    handle(request, response) {
      const { socket } = request;
      const waiting = waitingBySocket.get(socket);
      if (!waiting) {
        const queue: Parameters<Handle>[] = [];
        waitingBySocket.set(socket, queue);
        begin(queue, request, response);
      } else if (waiting.length < maxWaiting) waiting.push([request, response]);
      else socket.destroy();
    },
    isIdle: (socket) => !waitingBySocket.has(socket),
  };
}
