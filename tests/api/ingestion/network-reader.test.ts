import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createNetworkReader } from '#backend/public-web/network-reader.ts';
import type { NetworkOptions } from '#backend/public-web/network-reader.ts';
import { isPublicAddress } from '#backend/public-web/public-address.ts';
import { HTML_TYPES, ReadFault } from '#backend/public-web/read-url.ts';
import type { Wanted } from '#backend/public-web/read-url.ts';
import { startHostileSite } from '#tests/harness/site/hostile-site.ts';
import type { HostileSite } from '#tests/harness/site/hostile-site.ts';

const NOT_PUBLIC = 'The address is not on the public web.';
const TLS = 'tests/fixtures/site-test-tls';

let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite();
});
afterAll(() => site.close());

const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  document: 'page',
  types: HTML_TYPES,
  maxBytes: 2 * 1024 * 1024,
  overflow: 'fail',
  signal: new AbortController().signal,
  ...changes,
});
const LOOPBACK: NetworkOptions = {
  resolve: async () => ['127.0.0.1'],
  permits: (address) => address === '127.0.0.1',
};
/** The rules of production, except that any port is allowed, because the test server's port is random. */
const anyPort = (resolve: NetworkOptions['resolve']): NetworkOptions => ({
  resolve,
  permits: isPublicAddress,
});
const nothing = async () => [];

test.each([
  '127.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '0x7f000001',
  '127.1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fe80::1]',
])('no connection is made to %s', async (host) => {
  const read = createNetworkReader(anyPort(nothing));
  await expect(read(new URL(`http://${host}:${site.port}/good`), wanted())).rejects.toThrow(NOT_PUBLIC);
  expect(site.asked('/good')).toBe(0);
});

test.each([
  ['a private address', ['10.1.2.3']],
  ['loopback', ['127.0.0.1']],
  ['an IPv6 form of loopback', ['::ffff:127.0.0.1']],
  ['a private and a public address', ['93.184.215.14', '192.168.1.1']],
])('no connection is made to a name that resolves to %s', async (_name, addresses) => {
  const read = createNetworkReader(anyPort(async () => addresses));
  await expect(read(new URL(`http://site.test:${site.port}/good`), wanted())).rejects.toThrow(NOT_PUBLIC);
  expect(site.asked('/good')).toBe(0);
});

test('in production only web ports of public addresses are reached', async () => {
  const read = createNetworkReader();
  for (const address of [
    'http://127.0.0.1/',
    'http://localhost/',
    'https://93.184.215.14:8443/',
    'http://93.184.215.14:22/',
  ]) {
    await expect(read(new URL(address), wanted())).rejects.toThrow(NOT_PUBLIC);
  }
  await expect(read(new URL('file:///etc/passwd'), wanted())).rejects.toThrow(NOT_PUBLIC);
  await expect(read(new URL('http://nowhere.invalid/'), wanted())).rejects.toThrow('no address');
});

test('the connection goes to the address that was checked, and each read resolves and checks again', async () => {
  let asked = 0;
  const read = createNetworkReader({
    resolve: async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    },
    permits: (address) => address === '127.0.0.1',
  });
  // No resolver knows this name, so only a connection to the checked address can succeed.
  const address = new URL(`http://rebind.invalid:${site.port}/good`);
  expect((await read(address, wanted())).text).toContain('The text of the good page.');
  expect(asked).toBe(1);
  await expect(read(address, wanted())).rejects.toThrow(NOT_PUBLIC);
});

test('a host is read at its next address if the first does not answer', async () => {
  const read = createNetworkReader({ resolve: async () => ['::1', '127.0.0.1'], permits: () => true });
  const response = await read(new URL(`http://site.test:${site.port}/good`), wanted());
  expect(response.status).toBe(200);
  const unreachable = createNetworkReader({ resolve: async () => ['::1', '::1'], permits: () => true });
  await expect(unreachable(new URL(`http://site.test:${site.port}/good`), wanted())).rejects.toThrow(
    'The connection failed',
  );
});

test('neither the decompressed nor the received size of a page exceeds its limit', async () => {
  const read = createNetworkReader(LOOPBACK);
  const before = process.memoryUsage().rss;
  for (const path of ['/gzip-bomb', '/brotli-bomb', '/endless']) {
    await expect(read(new URL(path, site.url), wanted())).rejects.toThrow(ReadFault);
  }
  // Ten megabytes are sent; the system's socket buffers accept some before the reader stops.
  expect(site.sent('/gzip-bomb')).toBeLessThan(8 * 1024 * 1024);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  expect((await read(new URL('/packed', site.url), wanted())).text).toContain('The text of the packed page.');
});

test('with overflow "cut" the text is truncated at the limit', async () => {
  const read = createNetworkReader(LOOPBACK);
  const { text } = await read(new URL('/endless', site.url), wanted({ maxBytes: 1_000, overflow: 'cut' }));
  expect(text).toHaveLength(1_000);
});

test('aborting a run aborts its reads', async () => {
  const ending = new AbortController();
  const read = createNetworkReader(LOOPBACK)(new URL('/drip', site.url), wanted({ signal: ending.signal }));
  setTimeout(() => ending.abort(), 200);
  await expect(read).rejects.toThrow(ReadFault);
});

test('the certificate must match the host name although the connection is made to an IP address', async () => {
  const tls = { key: readFileSync(`${TLS}/key.pem`), cert: readFileSync(`${TLS}/certificate.pem`) };
  const server = createServer(tls, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('secured');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const trusting = createNetworkReader({ ...LOOPBACK, authority: tls.cert.toString() });
  expect((await trusting(new URL(`https://site.test:${port}/`), wanted())).text).toBe('secured');
  await expect(trusting(new URL(`https://other.test:${port}/`), wanted())).rejects.toThrow(ReadFault);
  await expect(
    createNetworkReader(LOOPBACK)(new URL(`https://site.test:${port}/`), wanted()),
  ).rejects.toThrow(ReadFault);
  server.close();
  server.closeAllConnections();
});
