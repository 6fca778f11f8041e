import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { networkMatcher, plainAddress } from './client-address.ts';
import { REQUEST_CAPS } from './limits.ts';
import { StartError } from './start-error.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Counts open connections by peer and refuses those over the cap. */
function capConnections(server: Server, trustedProxies: readonly string[]): void {
  const isExempt = networkMatcher([...LOOPBACK, ...trustedProxies]);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    if (isExempt(peer)) return;
    const count = (open.get(peer) ?? 0) + 1;
    if (count > REQUEST_CAPS.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(peer, count);
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
  });
}

function refuseListening(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use: stop the other program, or set PORT to a free one.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} needs rights that this user does not have: set PORT to one above 1023.`,
    );
  }
  return new StartError(`HOST ${host} is not an address of this machine: set HOST to one that is.`);
}

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Listens with the caps of `limits.ts` on headers, times and connections.
 * @param inherited a socket that listens already, in place of a new one on `host` and `port`
 * @throws StartError when the address cannot be had
 */
export async function listen(
  fetch: Fetch,
  { host, port, trustedProxies }: { host: string; port: number; trustedProxies: readonly string[] },
  inherited?: { fd: number },
): Promise<Server> {
  const handle = getRequestListener(fetch);
  const server = createServer(
    {
      maxHeaderSize: REQUEST_CAPS.headerBytes,
      headersTimeout: REQUEST_CAPS.headersTimeoutMs,
      requestTimeout: REQUEST_CAPS.requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
    },
    (request, response) => {
      // Two Host headers would let two parties read two different sites from one request.
      const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
      if (hosts.length > 1) {
        response
          .writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
          .end('Bad request\n');
        return;
      }
      void handle(request, response);
    },
  );
  server.maxConnections = REQUEST_CAPS.connections;
  capConnections(server, trustedProxies);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refuseListening(error, host, port)));
    server.listen(inherited ?? { port, host }, resolve);
  });
  return server;
}

/** Time in which a request that has arrived, and was not read yet, is begun. */
const UNREAD_MS = 250;

/** Stops accepting, lets running requests finish, and ends what is still open after the grace time. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that looks idle may carry a request already, which the server's own `close` would drop; what has
    // arrived by now is read before the immediate runs, also in a process that was kept from the processor.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), UNREAD_MS);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
  });
}
