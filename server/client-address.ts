import { BlockList, isIP } from 'node:net';

/** Matches an address against addresses and CIDR ranges. */
export type NetworkMatcher = (address: string) => boolean;

export function networkMatcher(networks: readonly string[]): NetworkMatcher {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** IPv4 addresses that arrive on an IPv6 socket are written as plain IPv4. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  return mapped?.[1] ?? address;
}

/**
 * The client's address: the socket's, unless the socket belongs to a trusted proxy; then the last address
 * of X-Forwarded-For that no trusted proxy added. What a client writes into the header itself stands
 * further left and is never believed.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrustedProxy: NetworkMatcher,
): string {
  let address = plainAddress(peer);
  const hops = forwardedFor?.split(',').map((hop) => plainAddress(hop.trim())) ?? [];
  while (isTrustedProxy(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right];
}

/** Key under which an address is limited: one IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIpv6(address).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
