import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address, v4 or v6; null when the text is none. An IPv4 address inside IPv6 counts as the IPv4 one, as on the server. */
function addressOf(text: string): Address | null {
  const isAddress = text.includes(':')
    ? ipaddr.IPv6.isValid(text) && !text.includes('%')
    : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isAddress ? ipaddr.process(text) : null;
}

/** A range in CIDR notation; a single address is the range of that one. Null when the text is neither, and for /0: the whole world is no entry. */
function rangeOf(text: string): { base: Address; bits: number } | null {
  const [address = '', prefix, more] = text.trim().split('/');
  const base = addressOf(address);
  if (!base || more !== undefined) return null;
  const width = base.kind() === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { base, bits: width };
  if (!/^(0|[1-9]\d{0,2})$/.test(prefix)) return null;
  // ::ffff:10.0.0.0/104 is written with the bits of IPv6.
  const bits = Number(prefix) - (address.includes(':') && width === 32 ? 96 : 0);
  return bits >= 1 && bits <= width ? { base, bits } : null;
}

/** Whether the text is an address or a range. */
export const isIpOrRange = (text: string) => rangeOf(text) !== null;
/** Whether the text is one address. */
export const isIp = (text: string) => addressOf(text.trim()) !== null;

/** How many bits of a range are the same for all of it, when that lets in more than a large organisation has (IPv4 below /16, IPv6 below /32); null otherwise. */
export function tooWide(text: string): number | null {
  const range = rangeOf(text);
  return range && range.bits < (range.base.kind() === 'ipv4' ? 16 : 32) ? range.bits : null;
}

/** Whether a range holds an address; false when either cannot be read. */
export function covers(range: string, address: string): boolean {
  const held = rangeOf(range);
  const asked = addressOf(address.trim());
  if (!held || !asked || held.base.kind() !== asked.kind()) return false;
  return asked.kind() === 'ipv4'
    ? (asked as ipaddr.IPv4).match(held.base as ipaddr.IPv4, held.bits)
    : (asked as ipaddr.IPv6).match(held.base as ipaddr.IPv6, held.bits);
}
