import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** Headers that Node adds to each answer by itself. */
const ADDED = new Set(['date', 'connection', 'keep-alive']);

type Answer = { body: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** What the site answers, as transferred. `fetch` would decompress it. */
async function read(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.entries(response.headers).filter(([name]) => !ADDED.has(name));
  return {
    body: await buffer(response),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  };
}

// Serves some files of the site with Hono and nothing else: what a request costs at least.
const [siteUrl = '', ...paths] = process.argv.slice(2);
const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await read(siteUrl + path));
const app = new Hono();
app.get('*', (c) => {
  const { body, headers } = answers.get(c.req.path) ?? {};
  return new Response(body, { headers });
});
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(server.address());
process.on('disconnect', () => process.exit());
