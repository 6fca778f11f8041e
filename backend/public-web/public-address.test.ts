import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isPublicAddress } from './public-address.ts';

const octet = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));

test('addresses of hosts on the public internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});

test.each([
  '0.0.0.0',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '4000::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('no address of a private network is public, nor any IPv6 form that embeds it', () => {
  const privateAddress = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  );
  fc.assert(
    fc.property(privateAddress, (parts) => {
      const [a, b, c, d] = parts;
      const plain = parts.join('.');
      const hex = [a * 256 + b, c * 256 + d].map((value) => value.toString(16)).join(':');
      const forms = [plain, `::ffff:${plain}`, `::${plain}`, `64:ff9b::${plain}`, `2002:${hex}::`];
      return forms.every((form) => !isPublicAddress(form));
    }),
  );
});

test('no IPv6 address outside of 2000::/3 is public', () => {
  const outside = fc
    .tuple(fc.integer({ min: 0, max: 0xffff }), fc.array(group, { minLength: 7, maxLength: 7 }))
    .filter(([first]) => first >> 13 !== 1);
  fc.assert(
    fc.property(outside, ([first, rest]) => !isPublicAddress([first.toString(16), ...rest].join(':'))),
  );
});
