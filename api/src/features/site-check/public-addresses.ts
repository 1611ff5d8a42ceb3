import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

const IPV4_COMPATIBLE_RANGE = ipaddr.parseCIDR('::/96');

/** Whether an address is one of the public network: not of this machine, of a network of one’s own, or of anything with a meaning of its own. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // The library takes IPv4 addresses in the deprecated notation `::127.0.0.1` for public.
  const isCompatible = parsed.kind() === 'ipv6' && parsed.match(IPV4_COMPATIBLE_RANGE);
  return !isCompatible && parsed.range() === 'unicast';
}

/** The addresses of a host; none where one of them is not public, for whoever names it could mean that one. */
export async function resolvePublicAddresses(host: string): Promise<string[]> {
  const hostname = host.replace(/^\[|\]$/g, '');
  const found = await lookup(hostname, { all: true });
  const addresses = found.map(({ address }) => address);
  return addresses.every(isPublicAddress) ? addresses : [];
}
