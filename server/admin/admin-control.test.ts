import { chmodSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { listenForAdminCommands, sendAdminCommand } from './admin-control.ts';
import { socketAddress } from './control-socket.ts';

/** Starts a server whose commands `listener` answers. Returns its data directory. */
async function dataDirOf(listener: RequestListener): Promise<string> {
  const dataDir = testDirectory('admin');
  const { path, release } = socketAddress(dataDir);
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  chmodSync(path, 0o600);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    release();
  });
  return dataDir;
}

test.each<[string, RequestListener]>([
  ['is no JSON', (_, response) => response.end('<html>')],
  ['is JSON of another form', (_, response) => response.end('{"ok":"yes"}')],
  [
    'is cut off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"ok":', () => response.destroy());
    },
  ],
])('a server’s answer that %s is reported in one sentence', async (_, listener) => {
  const sent = sendAdminCommand(await dataDirOf(listener), 'secret', { action: 'list' });
  await expect(sent).rejects.toThrow(
    'The response of the running server cannot be read: check what the command has done before you repeat it.',
  );
});

test('a command whose secret differs from the running server’s says what to do', async () => {
  const dataDir = testDirectory('admin');
  const control = await listenForAdminCommands({} as Backend, dataDir, 'secret of the start');
  onTestFinished(control.close);
  await expect(sendAdminCommand(dataDir, 'secret of today', { action: 'list' })).rejects.toThrow(
    'its secrets differ from those of this command. If a setting was changed since its start, restart the server or undo the change.',
  );
});

test('a server sends a heartbeat every ten seconds while it runs a command', async () => {
  const dataDir = testDirectory('admin');
  const { promise: listed, resolve: finishListing } = Promise.withResolvers<unknown[]>();
  const control = await listenForAdminCommands(
    { query: () => listed } as unknown as Backend,
    dataDir,
    'secret',
  );
  onTestFinished(control.close);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { path, release } = socketAddress(dataDir);
  onTestFinished(release);
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  const call = request({ socketPath: path, path: '/admin', method: 'POST', headers });
  call.end(JSON.stringify({ action: 'list' }));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  for (let silence = 0; silence < 3; silence += 1) {
    vi.advanceTimersByTime(10_000);
    const [bytes] = (await once(response, 'data')) as [Buffer];
    expect(String(bytes)).toBe(' ');
  }
  const result = json(response);
  vi.advanceTimersByTime(10_000);
  finishListing([]);
  expect(await result).toEqual({ ok: true, text: 'There is no admin yet.' });
});

test('a command reads an answer that follows heartbeats', async () => {
  const dataDir = await dataDirOf((_, response) => {
    response.write('  ', () => response.end(' {"ok":true,"text":"Done."}'));
  });
  const sent = sendAdminCommand(dataDir, 'secret', { action: 'list' });
  expect(await sent).toEqual({ ok: true, text: 'Done.' });
});
