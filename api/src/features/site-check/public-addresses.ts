import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public network: not of this machine, of a network of one’s own, or of anything with a meaning of its own. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  return ipaddr.process(address).range() === 'unicast';
}

/** The addresses of a host; none where one of them is not public, for whoever names it could mean that one. */
export async function resolvePublicly(host: string): Promise<string[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true });
  const addresses = found.map(({ address }) => address);
  return addresses.every(isPublicAddress) ? addresses : [];
}
