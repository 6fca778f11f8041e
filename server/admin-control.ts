import { createHash, timingSafeEqual } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { runAdminCommand } from './admin-commands.ts';
import type { AdminAnswer, AdminCommand } from './admin-commands.ts';
import type { Backend } from './database/backend.ts';

/** Longest path that a UNIX socket can have on every system, in bytes. */
const SOCKET_PATH_BYTES = 100;

/** A backup of a large database takes its time. */
const ANSWER_TIMEOUT_MS = 120_000;

const commandSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['create', 'password']), email: z.string(), password: z.string() }),
  z.strictObject({ action: z.literal('grant'), email: z.string() }),
  z.strictObject({ action: z.literal('revoke'), email: z.string() }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('backup'), directory: z.string() }),
]);

/** The socket on which a running server takes commands of its operator; it is on no network. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'control.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES) return path;
  const digest = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  return join(tmpdir(), `site-control-${digest}.sock`);
}

/** Takes the commands of `npm run admin` while the server owns the embedded database. */
export async function listenForAdminCommands(
  backend: Backend,
  dataDir: string,
  secretKey: string,
): Promise<{ close: () => Promise<void> }> {
  const path = socketPath(dataDir);
  const expected = Buffer.from(`Bearer ${secretKey}`);
  const app = new Hono().post('/admin', async (c) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return c.body(null, 403);
    const command = commandSchema.safeParse(await c.req.json());
    return command.success ? c.json(await runAdminCommand(backend, command.data)) : c.body(null, 400);
  });
  const server = createServer(getRequestListener(app.fetch));
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a command to the running server; `undefined` when none is running on this directory. */
export function sendAdminCommand(
  dataDir: string,
  secretKey: string,
  command: AdminCommand,
): Promise<AdminAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({
      socketPath: socketPath(dataDir),
      path: '/admin',
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      timeout: ANSWER_TIMEOUT_MS,
    });
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as AdminAnswer);
        else if (response.statusCode === 403)
          reject(
            new Error('The running server refused the command: it uses other secrets than this command.'),
          );
        else reject(new Error('The running server could not do it just now: try again, or read its log.'));
      });
    });
    call.on('timeout', () => call.destroy(new Error('The running server did not answer in time.')));
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
