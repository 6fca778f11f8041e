import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { pageOf } from './site-in-memory.ts';

const MIB = 1024 * 1024;
/** Number of 1 MiB gzip members, 10 GiB in all; no reader should take all of them. */
const GZIP_MEMBERS = 10_240;
const BROTLI_MIB = 256;

export type HostileSite = {
  url: string;
  port: number;
  /** Bytes sent for a path. */
  sent: (path: string) => number;
  /** Number of requests for a path, or for all paths that match a pattern. */
  asked: (path: string | RegExp) => number;
  close: () => Promise<void>;
};

type Trap = (response: ServerResponse, url: URL) => void | Promise<void>;

function html(body: string, headers: Record<string, string> = {}): Trap {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
}

function redirect(location: string): Trap {
  return (response) => {
    response.writeHead(302, { location }).end();
  };
}

/** Writes `part` up to `times` times as fast as the client reads, until it disconnects. */
async function pour(response: ServerResponse, part: Buffer, times: number): Promise<void> {
  response.setMaxListeners(0).on('error', () => {});
  for (let count = 0; count < times && !response.destroyed; count += 1) {
    if (!response.write(part)) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]).catch(() => {});
    }
  }
  response.end();
}

const gzipMember = gzipSync(Buffer.alloc(MIB));
const brotliBomb = brotliCompressSync(Buffer.alloc(BROTLI_MIB * MIB), {
  // Low quality compresses less, so the size limit is reached before the limit on the compression ratio.
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});

const TRAPS: Record<string, Trap> = {
  '/good': html(pageOf('Good', 'The text of the good page.', ['/'])),
  '/packed': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    response.end(gzipSync(pageOf('Packed', 'The text of the packed page.')));
  },
  '/loop': redirect('/loop-back'),
  '/loop-back': redirect('/loop'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-decimal': redirect('http://2130706433/'),
  '/to-nowhere': redirect('http://['),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    return pour(response, Buffer.from('<p>And on it goes.</p>'.repeat(1_000)), 1e6);
  },
  '/gzip-bomb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    return pour(response, gzipMember, GZIP_MEMBERS);
  },
  '/brotli-bomb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    response.end(brotliBomb);
  },
  '/dense': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipMember);
  },
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('x'), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  '/broken-off': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
    response.write(pageOf('Broken', 'Half of it.'), () => response.destroy());
  },
  '/bad-gzip': html('this is not gzip', { 'content-encoding': 'gzip' }),
  '/strange': html('x', { 'content-encoding': 'zstd' }),
  '/file': (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    return pour(response, Buffer.alloc(MIB), 1e4);
  },
  '/nested': html('<div>'.repeat(300_000)),
  '/error': (response) => {
    response.writeHead(500).end();
  },
  '/copy-1': html(pageOf('Copy 1', 'One of the copies.', [], '<link rel="canonical" href="/original">')),
  '/copy-2': html(pageOf('Copy 2', 'Another copy.', [], '<link rel="canonical" href="/original">')),
  '/original': html(pageOf('Original', 'The original itself.')),
  '/swap-a': html(pageOf('A', 'Names the other one.', [], '<link rel="canonical" href="/swap-b">')),
  '/swap-b': html(pageOf('B', 'Names the first one.', [], '<link rel="canonical" href="/swap-a">')),
  '/same-text': html(pageOf('Good', 'The text of the good page.')),
  '/hidden': html(pageOf('Hidden', 'Not to be indexed.'), { 'x-robots-tag': 'noindex' }),
  '/secret/page': html(pageOf('Secret', 'Excluded by robots.txt.')),
};

function trapFor({ pathname, searchParams }: URL): Trap | undefined {
  if (TRAPS[pathname]) return TRAPS[pathname];
  if (pathname === '/')
    return html(pageOf('Home', 'Welcome.', [...Object.keys(TRAPS), '/missing', '/calendar/0', '/list?n=0']));
  const day = /^\/calendar\/(\d+)$/.exec(pathname)?.[1];
  if (day) return html(pageOf(`Day ${day}`, `What is on at day ${day}.`, [`/calendar/${Number(day) + 1}`]));
  const number = Number(searchParams.get('n'));
  if (pathname === '/list') {
    const links = Array.from({ length: 50 }, (_, index) => `/list?n=${number * 50 + index + 1}`);
    return html(pageOf(`List ${number}`, `Entries of list ${number}.`, links));
  }
  return undefined;
}

/** A site on loopback whose pages are traps for crawlers. */
export async function startHostileSite(robots?: Trap): Promise<HostileSite> {
  const sent = new Map<string, number>();
  const paths: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    paths.push(url.pathname + url.search);
    const before = request.socket.bytesWritten;
    response.on('close', () => sent.set(url.pathname, request.socket.bytesWritten - before));
    if (url.pathname === '/robots.txt') {
      if (robots) void robots(response, url);
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /secret');
      return;
    }
    const trap = trapFor(url);
    if (trap) void trap(response, url);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    sent: (path) => sent.get(path) ?? 0,
    asked: (path) =>
      paths.filter((asked) => (typeof path === 'string' ? asked === path : path.test(asked))).length,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The report that an ingestion of the whole site must give for each path, in the server and in the hosted function. */
export const HOSTILE_REPORT: Record<string, [outcome: string, reason: string]> = {
  '/': ['added', ''],
  '/good': ['added', ''],
  '/packed': ['added', ''],
  '/original': ['added', ''],
  '/swap-a': ['added', ''],
  '/swap-b': ['added', ''],
  '/loop': ['failed', 'The page redirects too often.'],
  '/loop-back': ['failed', 'The page redirects too often.'],
  '/to-metadata': ['failed', 'The page redirects to another site.'],
  '/to-decimal': ['failed', 'The page redirects to another site.'],
  '/to-nowhere': ['failed', 'The page redirects to an invalid URL.'],
  '/endless': ['failed', 'The page is larger than 2048 KiB.'],
  '/gzip-bomb': ['failed', 'The page is larger than 2048 KiB.'],
  '/brotli-bomb': ['failed', 'The page is larger than 2048 KiB.'],
  '/dense': ['failed', 'The page unpacks to more than 100 times its size.'],
  '/drip': ['failed', 'The page took longer than 10 seconds.'],
  '/broken-off': ['failed', 'The connection failed (ECONNRESET).'],
  '/bad-gzip': ['failed', 'The connection failed (Z_DATA_ERROR).'],
  '/strange': ['failed', 'The page has a content encoding that was not requested.'],
  '/nested': ['failed', 'The page is nested too deeply or has too many parts.'],
  '/error': ['failed', 'Answered with 500.'],
  '/missing': ['failed', 'Answered with 404.'],
  '/file': ['skipped', 'No HTML but application/pdf.'],
  '/copy-1': ['skipped', 'Duplicate of /original.'],
  '/copy-2': ['skipped', 'Duplicate of /original.'],
  '/same-text': ['skipped', 'Duplicate of /good.'],
  '/hidden': ['skipped', 'Asks not to be indexed.'],
  '/secret/page': ['skipped', 'Excluded by robots.txt.'],
};
