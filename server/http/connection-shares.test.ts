import { expect, test } from 'vitest';

import { ConnectionShares } from './connection-shares.ts';

const CAPS = { connections: 1_000, connectionsPerAddress: 50 };
const never = () => false;

/** Opens 50 connections from each address and returns how many are admitted. */
function fill(shares: ConnectionShares<object>, addresses: readonly string[]): number {
  return addresses
    .flatMap((address) => Array.from({ length: 50 }, () => shares.admit(address, {})))
    .filter(({ admitted }) => admitted).length;
}

function twenty(addressOf: (number: number) => string): string[] {
  return Array.from({ length: 20 }, (_, number) => addressOf(number));
}

test('all addresses of one /64 share one cap', () => {
  const shares = new ConnectionShares<object>(CAPS, never);
  expect(
    fill(
      shares,
      twenty((host) => `2001:db8:1:1::${host}`),
    ),
  ).toBe(50);
});

test.each([
  ['20 addresses of one /24', twenty((host) => `192.0.2.${host}`)],
  ['20 networks of one /48', twenty((network) => `2001:db8:1:${network}::1`)],
  ['20 addresses of as many networks', twenty((network) => `10.0.${network}.1`)],
])('%s fill the server and are evicted for others', (_name, attackers) => {
  const shares = new ConnectionShares<object>(CAPS, never);
  expect(fill(shares, attackers)).toBe(1_000);
  expect(shares.admit('203.0.113.9', {})).toMatchObject({ admitted: true, evicted: {} });
  expect(shares.admit('2001:db8:ffff::1', {})).toMatchObject({ admitted: true, evicted: {} });
  // A visitor in the attacker's own network is admitted too.
  expect(shares.admit('192.0.2.250', {}).admitted).toBe(true);
  // New connections of the attackers evict nobody.
  expect(attackers.some((address) => shares.admit(address, {}).evicted !== undefined)).toBe(false);
});

test.each(['192.0.2.1', '2001:db8:1:1::1'])('an evicted connection of %s no longer counts', (address) => {
  const shares = new ConnectionShares<object>({ connections: 3, connectionsPerAddress: 3 }, never);
  for (let count = 0; count < 3; count += 1) shares.admit(address, {});
  const evicted = ['203.0.113.9', '198.51.100.9'].map((newcomer) => shares.admit(newcomer, {}).evicted);
  // Two different connections: the first is not a candidate any more.
  expect(new Set(evicted).size).toBe(2);
  expect(evicted).not.toContain(undefined);
});

test('an idle connection of the largest holder is evicted first', () => {
  const idle = {};
  const shares = new ConnectionShares<object>(
    { connections: 3, connectionsPerAddress: 3 },
    (connection) => connection === idle,
  );
  for (const connection of [{}, idle, {}]) shares.admit('192.0.2.1', connection);
  expect(shares.admit('203.0.113.9', {}).evicted).toBe(idle);
});

test('an exempt proxy counts only towards the total and is never evicted', () => {
  const shares = new ConnectionShares<object>({ connections: 10, connectionsPerAddress: 2 }, never);
  for (let count = 0; count < 9; count += 1) expect(shares.admit(undefined, {}).admitted).toBe(true);
  const stranger = {};
  expect(shares.admit('192.0.2.1', stranger).admitted).toBe(true);
  expect(shares.admit(undefined, {})).toEqual({ admitted: true, evicted: stranger });
  expect(shares.admit(undefined, {})).toEqual({ admitted: false });
  shares.remove(undefined, {});
  expect(shares.admit('192.0.2.1', {}).admitted).toBe(true);
});
