import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

const IPV4_COMPATIBLE_RANGE = ipaddr.parseCIDR('::/96');

/** Excludes loopback, private and special-purpose ranges. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // The library treats the deprecated notation `::127.0.0.1` as public.
  const isCompatible = parsed.kind() === 'ipv6' && parsed.match(IPV4_COMPATIBLE_RANGE);
  return !isCompatible && parsed.range() === 'unicast';
}

/** Empty when any address is private: the owner of the name could select that one. */
export async function resolvePublicAddresses(host: string): Promise<string[]> {
  const hostname = host.replace(/^\[|\]$/g, '');
  const found = await lookup(hostname, { all: true });
  const addresses = found.map(({ address }) => address);
  return addresses.every(isPublicAddress) ? addresses : [];
}
