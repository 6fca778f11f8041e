import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { closeServer, listen } from './listen.ts';
import type { Fetch, ListenOptions } from './listen.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const MEGABYTE = 1024 * 1024;
/** Far more than the kernel buffers for a client that does not read. */
const LONG_ANSWER = Buffer.alloc(16 * MEGABYTE, 'x');

/** Starts a server on a free port, which is closed after the test. */
async function start(fetch: Fetch, options: Partial<ListenOptions> = {}): Promise<Server> {
  const server = await listen(fetch, { host: '127.0.0.1', port: 0, trustedProxies: [], ...options });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Connects from an address in 127.0.0.0/8; the connection is destroyed after the test. */
function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Reads from a connection until it closes or `isEnough` is true. */
async function read(socket: Socket, isEnough: (received: string) => boolean = () => false): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  while (!isEnough(received) && !socket.closed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return received;
}

/** Whether a request on a new connection from `localAddress` is answered. */
async function isServed(server: Server, localAddress: string): Promise<boolean> {
  const socket = open(portOf(server), localAddress);
  socket.write(REQUEST);
  const received = await read(socket, (text) => text.endsWith('answer'));
  return received.startsWith('HTTP/1.1 200');
}

/** Opens `count` connections from `localAddress` and returns those that the server keeps. */
async function hold(server: Server, localAddress: string, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => open(portOf(server), localAddress));
  await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
  await sleep(50);
  return sockets.filter((socket) => !socket.closed);
}

test('a page is answered before waiting API requests', async () => {
  const began: string[] = [];
  const server = await start((request) => {
    began.push(new URL(request.url).pathname);
    return new Response('answer');
  });
  const paths = [...Array.from({ length: 12 }, (_, number) => `/functions/v1/chat${number}`), '/page'];
  const sockets = await Promise.all(
    paths.map(async (_, number) => (await hold(server, `127.0.0.${number + 1}`, 1))[0]),
  );
  const answers = paths.map((path, number) => {
    sockets[number]?.write(REQUEST.replace('GET /', `GET ${path}`));
    return read(sockets[number] ?? open(portOf(server)), (text) => text.endsWith('answer'));
  });
  await Promise.all(answers);
  expect(began).toHaveLength(paths.length);
  expect(began.indexOf('/page')).toBeLessThan(6);
});

test('a request that has arrived but was not read yet when the server stops is answered', async () => {
  let answers = 0;
  const server = await listen(() => new Response(`answer ${(answers += 1)}`), {
    host: '127.0.0.1',
    port: 0,
    trustedProxies: [],
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(REQUEST);
  while (!received.includes('answer 1')) await once(socket, 'data');
  socket.write(REQUEST);
  await closeServer(server, 5_000);
  if (!socket.closed) await once(socket, 'close');
  expect(received).toContain('answer 2');
});

test('a client that stops reading is disconnected', async () => {
  const server = await start(() => new Response(LONG_ANSWER), { stalledMs: 300 });
  const sockets = Array.from({ length: 20 }, () => open(portOf(server)));
  for (const socket of sockets) {
    socket.once('data', () => socket.pause());
    socket.write(REQUEST);
  }
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  // Counted on the server, because a client that does not read never notices that it was disconnected.
  const countOpen = () => promisify(server.getConnections.bind(server))();
  await expect.poll(countOpen, { timeout: 5_000 }).toBe(0);
});

test('a client that reads slowly gets the whole answer', async () => {
  const server = await start(() => new Response(LONG_ANSWER), { stalledMs: 300 });
  const socket = open(portOf(server));
  let bytes = 0;
  const startedAt = performance.now();
  socket.on('data', (chunk) => {
    bytes += chunk.byteLength;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  socket.write(REQUEST);
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(LONG_ANSWER.byteLength);
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});

test('an answer with a long pause is not cut off', async () => {
  const pieces = ['beginning, ', 'end'];
  const body = () =>
    new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift();
        if (piece === 'end') await sleep(1_200);
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
  const server = await start(() => new Response(body()), { stalledMs: 200 });
  const socket = open(portOf(server));
  socket.write(REQUEST);
  expect(await read(socket, (text) => text.includes('end\r\n'))).toContain('beginning, ');
});

test.each([
  ['closed early', []],
  ['kept for a trusted proxy', ['127.0.0.1']],
])('an idle connection is %s', async (outcome, trustedProxies) => {
  const server = await start(() => new Response('answer'), { idleMs: 100, stalledMs: 300, trustedProxies });
  const socket = open(portOf(server));
  socket.write(REQUEST);
  await read(socket, (text) => text.endsWith('answer'));
  // Node closes an idle connection one second later than it says.
  await Promise.race([once(socket, 'close'), sleep(2_000)]);
  expect(socket.closed).toBe(outcome === 'closed early');
});

test('a trusted proxy that stops reading is disconnected, although its connection was idle before', async () => {
  const answers = [new Response('answer'), new Response(LONG_ANSWER)];
  const server = await start(() => answers.shift() ?? new Response(), {
    stalledMs: 300,
    trustedProxies: ['127.0.0.1'],
  });
  const socket = open(portOf(server));
  socket.write(REQUEST);
  await read(socket, (text) => text.endsWith('answer'));
  socket.removeAllListeners('data');
  socket.pause();
  socket.write(REQUEST);
  const countOpen = () => promisify(server.getConnections.bind(server))();
  await expect.poll(countOpen, { timeout: 5_000 }).toBe(0);
});

test('pipelined requests are handled one at a time and answered in order', async () => {
  let inFlight = 0;
  let most = 0;
  let answers = 0;
  const server = await start(async () => {
    most = Math.max(most, (inFlight += 1));
    await sleep(5);
    inFlight -= 1;
    return new Response(`answer ${(answers += 1)}.`);
  });
  const socket = open(portOf(server));
  socket.write(REQUEST.repeat(8));
  const received = await read(socket, (text) => text.includes('answer 8.'));
  expect(received.match(/answer \d/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `answer ${number}`));
  expect(most).toBe(1);
});

test('a connection that pipelines a hundred requests is closed after at most two have started', async () => {
  let started = 0;
  const server = await start(async () => {
    started += 1;
    await sleep(20);
    return new Response('answer');
  });
  const socket = open(portOf(server));
  socket.write(REQUEST.repeat(100));
  await read(socket);
  await sleep(100);
  expect(started).toBeLessThanOrEqual(2);
});

/** A server that blocks for two milliseconds per request, and the paths in the order in which it handled them. */
async function startBusy(): Promise<{ server: Server; asked: string[] }> {
  const asked: string[] = [];
  const server = await start(
    (request) => {
      asked.push(new URL(request.url).pathname);
      const until = performance.now() + 2;
      while (performance.now() < until);
      return new Response('answer');
    },
    { trustedProxies: ['127.0.0.1'] },
  );
  return { server, asked };
}

function ask(socket: Socket, path: string, address: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  return read(socket, (text) => text.endsWith('answer'));
}

test('a visitor does not wait for all earlier requests of another client', async () => {
  const { server, asked } = await startBusy();
  const [visitor, ...attackers] = await hold(server, '127.0.0.1', 300);
  // Node accepts one connection in each iteration of its event loop.
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(300);
  const flood = attackers.map((socket) => ask(socket, '/flood', '192.0.2.1'));
  await Promise.all([...flood, visitor && ask(visitor, '/visitor', '198.51.100.1')]);
  expect(asked).toHaveLength(300);
  expect(asked.indexOf('/visitor')).toBeLessThan(20);
});

test('a new connection is accepted before all waiting requests of others are served', async () => {
  const { server, asked } = await startBusy();
  const flood = Array.from({ length: 300 }, () => ask(open(portOf(server)), '/flood', '192.0.2.1'));
  while (asked.length === 0) await nextRound();
  await Promise.all([...flood, ask(open(portOf(server)), '/visitor', '198.51.100.1')]);
  expect(asked).toHaveLength(301);
  expect(asked.indexOf('/visitor')).toBeLessThan(150);
});

test('an address may hold connections up to its cap, whatever others hold', async () => {
  const server = await start(() => new Response('answer'), {
    exempt: [],
    connections: 100,
    connectionsPerAddress: 5,
  });
  expect(await hold(server, '127.0.1.1', 8)).toHaveLength(5);
  expect(await hold(server, '127.0.1.2', 4)).toHaveLength(4);
  expect(await isServed(server, '127.0.1.1')).toBe(false);
  expect(await isServed(server, '127.0.1.2')).toBe(true);
});

test('when one network fills the server, other networks are still served', async () => {
  const server = await start(() => new Response('answer'), {
    exempt: [],
    connections: 40,
    connectionsPerAddress: 5,
  });
  for (let host = 1; host <= 8; host += 1) expect(await hold(server, `127.0.1.${host}`, 5)).toHaveLength(5);
  for (let visitor = 2; visitor < 22; visitor += 1) {
    expect(await isServed(server, `127.0.${visitor}.1`)).toBe(true);
  }
});

test('when addresses of many networks fill the server, a newcomer is still served', async () => {
  const server = await start(() => new Response('answer'), {
    exempt: [],
    connections: 40,
    connectionsPerAddress: 5,
  });
  for (let network = 1; network <= 8; network += 1) await hold(server, `127.0.${network}.1`, 5);
  expect(await isServed(server, '127.0.100.1')).toBe(true);
});
