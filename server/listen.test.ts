import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { closeServer, listen } from './listen.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a request that has arrived, and was not read yet when the server stops, is answered', async () => {
  let answers = 0;
  const server = await listen(() => new Response(`answer ${(answers += 1)}`), {
    host: '127.0.0.1',
    port: 0,
    trustedProxies: [],
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.write(REQUEST);
  while (!said.includes('answer 1')) await once(socket, 'data');
  socket.write(REQUEST);
  await closeServer(server, 5_000);
  if (!socket.closed) await once(socket, 'close');
  expect(said).toContain('answer 2');
});
