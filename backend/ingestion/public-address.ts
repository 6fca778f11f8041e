import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a host on the public internet: not private, local, reserved, nor a form of IPv6
 * that leads to an IPv4 address, by which a private one could be reached.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out; the library knows the special blocks within it.
  return address instanceof ipaddr.IPv4 || (address.parts[0] ?? 0) >> 13 === 1;
}
