import ipaddr from 'ipaddr.js';

// IPv4 addresses as translators between the two protocols write them: all of IPv4 would else be one network.
const TRANSLATED = new Set(['rfc6052', 'rfc6145']);

/**
 * What every limit counts as one visitor: an IPv4 address as it is, an IPv6 address by its /64 (`2001:db8:1:2::/64`), since who has one address has the
 * 2^64 beside it. What is no address stands for itself.
 */
export function networkKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const bytes = address.toByteArray();
  if (TRANSLATED.has(address.range())) return ipaddr.fromByteArray(bytes.slice(12)).toString();
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`;
}
