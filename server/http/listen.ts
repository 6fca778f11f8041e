import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { addressKey } from '#backend/http/address-key.ts';
import { isApiPath } from '#server/guard/routes/routes.ts';
import { DATABASE_CAPS, REQUEST_CAPS } from '#server/limits.ts';
import { StartError } from '#server/start-error.ts';

import { clientAddress, networkMatcher, plainAddress } from './client-address.ts';
import { ConnectionShares } from './connection-shares.ts';
import { createEventLoopQueue } from './event-loop-queue.ts';
import { serialiseRequests } from './serial-requests.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** A client that makes no progress is disconnected after 20 to 40 seconds; a phone in a tunnel is back by then. */
const STALLED_MS = 20_000;
/** Limit on the pipelined requests that wait on a connection while an earlier one is answered. */
const MAX_PIPELINED = 16;

/** A visitor's idle connection is closed early, because it holds a place that another visitor may need. */
const IDLE_MS = 5_000;
/**
 * Of two peers, the proxy must be the one that closes an idle connection: a request that it sends while this server closes
 * the connection is answered with 502. Proxies keep idle connections for 60 to 120 seconds, Google's load balancer for 600.
 */
const PROXY_IDLE_MS = 620_000;

/** Admits connections within their caps. A connection of an exempt peer counts only towards the total. */
function shareConnections(server: Server, isIdle: (socket: Socket) => boolean, caps: ConnectionCaps): void {
  const shares = new ConnectionShares<Socket>(caps, isIdle);
  const isExempt = networkMatcher(caps.exempt);
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    const address = isExempt(peer) ? undefined : peer;
    const { admitted, evicted } = shares.admit(address, socket);
    evicted?.destroy();
    if (admitted) socket.once('close', () => shares.remove(address, socket));
    else socket.destroy();
  });
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Closes idle connections, and those whose client has stopped reading a response. */
function closeStalled(server: Server, isIdle: (socket: Socket) => boolean, stalledMs: number): void {
  // Node restarts this timer whenever the kernel accepts bytes, so a slow reader is not cut off.
  server.timeout = stalledMs;
  server.on('timeout', (socket) => {
    if (isIdle(socket)) socket.destroy();
    // If nothing is waiting to be written, the response is not ready yet. A reset, unlike a close, also frees the
    // kernel's buffer.
    else if (socket.writableLength > 0) socket.resetAndDestroy();
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): StartError {
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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine: set HOST to one that is.`);
  }
  return new StartError(`The server cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`);
}

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

type ConnectionCaps = {
  connections: number;
  connectionsPerAddress: number;
  /** Networks of peers that carry many visitors, such as proxies: no cap per address applies to them. */
  exempt: readonly string[];
};

export type ListenOptions = Partial<ConnectionCaps> & {
  host: string;
  port: number;
  trustedProxies: readonly string[];
  /** Time without progress after which a connection is closed; closing may take twice as long. */
  stalledMs?: number;
  /** Time after which an idle connection is closed, unless a trusted proxy holds it. */
  idleMs?: number;
};

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? url;
}

/**
 * Starts the HTTP server with the limits of `limits.ts` on headers, times and connections.
 * @param inherited a socket that is already listening, to use instead of binding `host` and `port`
 * @throws StartError when the address cannot be bound
 */
export async function listen(
  fetch: Fetch,
  { host, port, trustedProxies, stalledMs = STALLED_MS, idleMs = IDLE_MS, ...caps }: ListenOptions,
  inherited?: { fd: number },
): Promise<Server> {
  const respond = getRequestListener(fetch);
  let accepting = 0;
  // Pages and files come from memory. In a queue of their own they do not wait behind requests that take long.
  const waitForIteration = {
    file: createEventLoopQueue(() => accepting > 0),
    api: createEventLoopQueue(() => accepting > 0),
  };
  const isTrustedProxy = networkMatcher(trustedProxies);
  // Looked up once per connection, because matching an address takes longer than the rest of this function.
  const peers = new WeakMap<Socket, { address: string; key: string; isProxy: boolean }>();
  const peerOf = (socket: Socket) => {
    const known = peers.get(socket);
    if (known) return known;
    const address = plainAddress(socket.remoteAddress ?? '');
    const peer = { address, key: addressKey(address), isProxy: isTrustedProxy(address) };
    peers.set(socket, peer);
    return peer;
  };
  const clientOf = ({ socket, headers }: IncomingMessage): string => {
    const { address, key, isProxy } = peerOf(socket);
    const forwardedFor = isProxy ? headers['x-forwarded-for']?.toString() : undefined;
    if (forwardedFor === undefined) return key;
    return addressKey(clientAddress(address, forwardedFor, isTrustedProxy));
  };
  const keepForProxy = (socket: Socket) => {
    if (peerOf(socket).isProxy) socket.setTimeout(PROXY_IDLE_MS);
  };
  const begin: RequestListener = (request, response) => {
    // Given two Host headers, a proxy and this server could each act on a different one.
    if (countHosts(request.rawHeaders) > 1) {
      response
        .writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
        .end('Bad request\n');
      return;
    }
    const lane = isApiPath(pathOf(request)) ? 'api' : 'file';
    waitForIteration[lane](clientOf(request)).then(
      () => void (request.socket.destroyed || respond(request, response)),
      () =>
        response
          .writeHead(503, {
            'retry-after': String(DATABASE_CAPS.retryAfterSeconds),
            'content-type': 'text/plain; charset=utf-8',
          })
          .end('The server is busy. Please try again in a moment.\n'),
    );
  };
  const { handle, isIdle } = serialiseRequests(begin, MAX_PIPELINED, keepForProxy);
  const server = createServer(
    {
      maxHeaderSize: REQUEST_CAPS.headerBytes,
      headersTimeout: REQUEST_CAPS.headersTimeoutMs,
      requestTimeout: REQUEST_CAPS.requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: idleMs,
    },
    handle,
  );
  server.on('connection', () => {
    accepting += 1;
    setImmediate(() => setImmediate(() => (accepting -= 1)));
  });
  const { connections, connectionsPerAddress } = REQUEST_CAPS;
  const exempt = [...LOOPBACK, ...trustedProxies];
  shareConnections(server, isIdle, { connections, connectionsPerAddress, exempt, ...caps });
  closeStalled(server, isIdle, stalledMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port)));
    server.listen(inherited ?? { port, host }, resolve);
  });
  return server;
}

/** Interval at which a stopping server closes idle connections; a request that has arrived is read before that. */
const UNREAD_MS = 250;

/** Stops accepting connections, lets running requests finish, and closes the remaining connections after `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that looks idle may carry a request that was not read yet. `http.Server.close` would drop it,
    // because it closes idle connections at once; `net.Server.close` does not. Data that has arrived is read before the
    // immediate runs, even if the process got no CPU time for a while.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), UNREAD_MS);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
  });
}
