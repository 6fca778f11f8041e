import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a host on the public internet. Private, local and reserved addresses do not, nor do
 * IPv6 forms that embed an IPv4 address, because they could reach a private one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Only 2000::/3 of IPv6 is allocated; the library knows the special blocks within it.
  return address instanceof ipaddr.IPv4 || (address.parts[0] ?? 0) >> 13 === 1;
}
