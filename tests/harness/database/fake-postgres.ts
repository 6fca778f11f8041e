import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

type FakePostgres = { url: string; close(): Promise<void> };

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
// RowDescription of one column of type text that belongs to no table.
const COLUMN = message(
  'T',
  Buffer.from('\x00\x01server_version_num\0\0\0\0\0\0\0\0\0\0\x19\xff\xff\xff\xff\xff\xff\0\0', 'latin1'),
);
const DONE = message('C', Buffer.from('SHOW\0'));

function row(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  return message('D', Buffer.concat([Buffer.from([0, 1]), length, Buffer.from(text)]));
}

/** A server that accepts logins like PostgreSQL and answers every query with `version`, or with nothing if not given. */
export async function startFakePostgres(version?: string): Promise<FakePostgres> {
  const server = createServer((socket) => {
    let greeted = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (version === undefined) return;
      if (!greeted) socket.write(Buffer.concat([AUTHENTICATED, READY]));
      else if (data[0] === 'Q'.charCodeAt(0))
        socket.write(Buffer.concat([COLUMN, row(version), DONE, READY]));
      greeted = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://operator:top-secret-word@127.0.0.1:${port}/site`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
