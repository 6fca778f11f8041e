import { expect, test } from 'vitest';

import { addressKey, networkKey } from './address-key.ts';

test('IPv6 addresses of one /64 network share a key, and every IPv4 address has its own', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:DB8:1:2::ffff'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
});

test('networks are a /24 of IPv4 and a /48 of IPv6', () => {
  expect(networkKey('192.0.2.7')).toBe(networkKey('192.0.2.200'));
  expect(networkKey('192.0.2.7')).not.toBe(networkKey('192.0.3.7'));
  expect(networkKey('2001:db8:1:2::3')).toBe(networkKey('2001:db8:1:ffff::'));
  expect(networkKey('2001:db8:1::')).not.toBe(networkKey('2001:db8:2::'));
  expect(networkKey(addressKey('2001:db8:1:2::3'))).toBe(networkKey('2001:db8:1:2::3'));
});
