import { expect, test } from 'vitest';

import { clientAddress, networkMatcher } from './client-address.ts';

const noProxies = networkMatcher([]);
const proxies = networkMatcher(['10.0.0.0/8', '::1']);

test('X-Forwarded-For from an untrusted peer is ignored', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', noProxies)).toBe('203.0.113.7');
  expect(clientAddress('203.0.113.7', '198.51.100.1', proxies)).toBe('203.0.113.7');
});

test('behind trusted proxies the client is the last forwarded address that is not a proxy', () => {
  expect(clientAddress('10.1.1.1', '192.0.2.66, 198.51.100.1, 10.2.2.2', proxies)).toBe('198.51.100.1');
  expect(clientAddress('::ffff:10.1.1.1', '198.51.100.1', proxies)).toBe('198.51.100.1');
  expect(clientAddress('::1', '2001:db8::1', proxies)).toBe('2001:db8::1');
});

test.each([
  ['198.51.100.1:51034', '198.51.100.1'],
  ['[2001:db8::1]:51034', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['198.51.100.1, 10.2.2.2:443', '198.51.100.1'],
  ['[::ffff:198.51.100.1]:51034', '198.51.100.1'],
])('a port in X-Forwarded-For is not part of the address: %s', (forwardedFor, client) => {
  expect(clientAddress('10.1.1.1', forwardedFor, proxies)).toBe(client);
});

test('without a valid forwarded address the last trusted proxy counts as the client', () => {
  expect(clientAddress('10.1.1.1', undefined, proxies)).toBe('10.1.1.1');
  expect(clientAddress('10.1.1.1', 'unknown', proxies)).toBe('10.1.1.1');
  expect(clientAddress('10.1.1.1', '10.9.9.9', proxies)).toBe('10.9.9.9');
});
