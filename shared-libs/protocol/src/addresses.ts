import type { IPv4, IPv6 } from 'ipaddr.js';
import ipaddr from 'ipaddr.js';

/** A range of addresses with the same first `bits` bits. */
interface AddressRange {
  version: 4 | 6;
  /** The first address, in canonical form. */
  network: string;
  /** 1 to 32 for IPv4, to 128 for IPv6; all bits: a single address. */
  bits: number;
}

/** Parses an address or CIDR range; null for ambiguous notations, zones and /0. */
export function parseRange(text: string): AddressRange | null {
  const [address = '', prefix, ...more] = text.trim().split('/');
  if (more.length > 0 || (prefix !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefix))) return null;
  const ip = parseAddress(address);
  if (ip === null) return null;
  const version = ip.kind() === 'ipv4' ? 4 : 6;
  const maxBits = version === 4 ? 32 : 128;
  // ::ffff:10.0.0.0/104 counts the bits of IPv6.
  const isMapped = version === 4 && address.includes(':');
  const bits = prefix === undefined ? maxBits : Number(prefix) - (isMapped ? 96 : 0);
  if (bits < 1 || bits > maxBits) return null;
  return { version, network: firstAddress(ip, bits), bits };
}

/** Canonical form of an address or range, without the length of a single address; or null. */
export function canonicalRange(text: string) {
  const range = parseRange(text);
  if (range === null) return null;
  const isSingle = range.bits === (range.version === 4 ? 32 : 128);
  return isSingle ? range.network : `${range.network}/${range.bits}`;
}

/** Canonical form of an address without its zone; or null. */
export const canonicalAddress = (text: string) =>
  parseAddress(withoutZone(text))?.toString() ?? null;

/** Whether the range contains the address; false when either is invalid. */
export function rangeContains(range: string, address: string) {
  const parsedRange = parseRange(range);
  const ip = parseAddress(withoutZone(address));
  if (parsedRange === null || ip === null || (ip.kind() === 'ipv4') !== (parsedRange.version === 4))
    return false;
  return firstAddress(ip, parsedRange.bits) === parsedRange.network;
}

// IPv4-mapped addresses of NAT64: as a /64, all of IPv4 would be one network.
const TRANSLATED = new Set(['rfc6052', 'rfc6145']);

/**
 * IPv4 as it is, IPv6 by its /64 (`2001:db8:1:2::/64`), since one client owns 2^64 addresses.
 * Text that is no address is returned unchanged.
 */
export function networkKey(ip: string) {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip.slice(0, 45);
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  if (TRANSLATED.has(address.range()))
    return ipaddr.fromByteArray(address.toByteArray().slice(12)).toString();
  return `${firstAddress(address, 64)}/64`;
}

const withoutZone = (text: string) => text.replace(/%.*/s, '');

function parseAddress(text: string): IPv4 | IPv6 | null {
  const ipv4 = text.slice(text.lastIndexOf(':') + 1);
  const isPlain = !ipv4.includes('.') || ipaddr.IPv4.isValidFourPartDecimal(ipv4);
  if (!isPlain || !/[.:]/.test(text) || text.includes('%') || !ipaddr.isValid(text)) return null;
  return ipaddr.process(text);
}

/** The network part of an address. */
const firstAddress = (ip: IPv4 | IPv6, bits: number) =>
  (ip.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6)
    .networkAddressFromCIDR(`${ip}/${bits}`)
    .toString();
