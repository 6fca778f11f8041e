import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { directoryOfTest } from '#tests/harness/files/directory-of-test.ts';

import { sendAdminCommand } from './admin-control.ts';
import { socketAddress } from './control-socket.ts';

/** Starts a server whose commands `listener` answers. Returns its data directory. */
async function dataDirOf(listener: RequestListener): Promise<string> {
  const dataDir = directoryOfTest('admin');
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
    'The answer of the running server cannot be read: check what the command has done before you repeat it.',
  );
});
