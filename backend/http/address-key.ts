import { isIP } from 'node:net';

function expandIpv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right];
}

/** The /24 (IPv4) or /48 (IPv6) network of an address or of its key. One party often controls all of it. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.endsWith('/64') ? key.split(':').slice(0, 3).join(':') : key.slice(0, key.lastIndexOf('.'));
}

/** Rate-limit key of an address: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIpv6(address).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
