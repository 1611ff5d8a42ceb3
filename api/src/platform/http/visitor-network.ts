import ipaddr from 'ipaddr.js';

// IPv4-mapped addresses of NAT64: as a /64, all of IPv4 would be one network.
const TRANSLATED = new Set(['rfc6052', 'rfc6145']);

/**
 * IPv4 as it is, IPv6 by its /64 (`2001:db8:1:2::/64`), since one client owns 2^64 addresses.
 * Text that is no address is returned unchanged.
 */
export function networkKey(ip: string) {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const bytes = address.toByteArray();
  if (TRANSLATED.has(address.range())) return ipaddr.fromByteArray(bytes.slice(12)).toString();
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`;
}
