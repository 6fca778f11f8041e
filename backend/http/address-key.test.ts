import { expect, test } from 'vitest';

import { addressKey } from './address-key.ts';

test('IPv6 addresses of one /64 network share a key, and every IPv4 address has its own', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:DB8:1:2::ffff'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
});
