import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import * as z from 'zod/mini';

import { constantTimeEqual } from '#backend/constant-time-equal.ts';
import type { Backend } from '#server/database/backend.ts';

import { adminCommandSchema, runAdminCommand } from './admin-commands.ts';
import type { AdminResult, AdminCommand } from './admin-commands.ts';
import { clearSocket, hasTrustedSocket, socketAddress } from './control-socket.ts';

/** A backup to a slow disk takes minutes. A space at this interval tells the command that the server is alive. */
const ALIVE_INTERVAL_MS = 10_000;
/** The longest silence of a server that is alive. */
const SILENCE_TIMEOUT_MS = 120_000;

const resultSchema = z.object({ ok: z.boolean(), text: z.string() });

/** Executes the commands of `npm run admin`, which cannot open the embedded database while the server owns it. */
export async function listenForAdminCommands(
  backend: Backend,
  dataDir: string,
  secretKey: string,
): Promise<{ close: () => Promise<void> }> {
  const app = new Hono().post('/admin', async (c) => {
    const given = c.req.header('authorization') ?? '';
    if (!constantTimeEqual(given, `Bearer ${secretKey}`)) return c.body(null, 403);
    const command = adminCommandSchema.safeParse(await c.req.json());
    if (!command.success) return c.body(null, 400);
    c.header('content-type', 'application/json');
    return stream(c, async (body) => {
      // JSON may begin with spaces.
      const timer = setInterval(() => void body.write(' '), ALIVE_INTERVAL_MS);
      const result = await runAdminCommand(backend, command.data, dataDir).finally(() =>
        clearInterval(timer),
      );
      await body.write(JSON.stringify(result));
    });
  });
  const server = createServer(getRequestListener(app.fetch));
  clearSocket(dataDir);
  const { path, release } = socketAddress(dataDir);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
  } catch (error) {
    release();
    throw error;
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          release();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * Sends a command to the running server.
 * @returns `undefined` when no server is running on this data directory
 * @throws StartError when another user could be listening in its place
 */
export async function sendAdminCommand(
  dataDir: string,
  secretKey: string,
  command: AdminCommand,
): Promise<AdminResult | undefined> {
  if (!hasTrustedSocket(dataDir)) return undefined;
  const { path, release } = socketAddress(dataDir);
  return callServer(path, secretKey, command).finally(release);
}

async function readResult(response: IncomingMessage): Promise<AdminResult> {
  const body = await json(response).catch(() => undefined);
  if (response.statusCode === 403) {
    throw new Error(
      'The running server refused the command: its secrets differ from those of this command. If a setting was changed since its start, restart the server or undo the change.',
    );
  }
  if (response.statusCode !== 200) {
    throw new Error('The running server could not carry out the command: try again, or read its log.');
  }
  const result = resultSchema.safeParse(body);
  if (result.success) return result.data;
  throw new Error(
    'The response of the running server cannot be read: check what the command has done before you repeat it.',
  );
}

function callServer(
  socketPath: string,
  secretKey: string,
  command: AdminCommand,
): Promise<AdminResult | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({
      socketPath,
      path: '/admin',
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      timeout: SILENCE_TIMEOUT_MS,
    });
    call.on('response', (response) => resolve(readResult(response)));
    call.on('timeout', () => call.destroy(new Error('The running server did not answer in time.')));
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
