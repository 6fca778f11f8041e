import { BlockList, isIP } from 'node:net';

/** Matches an address against addresses and CIDR ranges. */
type NetworkMatcher = (address: string) => boolean;

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

/** Writes an IPv4-mapped IPv6 address, as an IPv6 socket reports its IPv4 peers, as plain IPv4. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  return mapped?.[1] ?? address;
}

/** Some proxies append the port of the connection, and then put an IPv6 address into brackets. */
function hopAddress(hop: string): string {
  const found = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(hop.trim());
  return plainAddress(found?.[1] ?? found?.[2] ?? hop.trim());
}

/**
 * The client's address: that of the socket's peer, unless the peer is a trusted proxy; then the last address in
 * X-Forwarded-For that is not a trusted proxy itself. Proxies append to the header, so entries that a client has made up
 * are further left and are ignored.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrustedProxy: NetworkMatcher,
): string {
  let address = plainAddress(peer);
  const hops = forwardedFor?.split(',').map(hopAddress) ?? [];
  while (isTrustedProxy(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}
