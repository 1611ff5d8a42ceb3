import type { IPv4, IPv6 } from 'ipaddr.js';
import ipaddr from 'ipaddr.js';

const FOUR_PARTS = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const LEADING_ZERO = /(^|\.)0\d/;

/**
 * The one way to write an address or range: host bits cleared, no prefix length on a single address, IPv4 inside IPv6 as IPv4.
 * Null for everything that is not four-part decimal IPv4 or IPv6 without zone (octal, hexadecimal and one-number forms mean different addresses to different programs), and for /0, which would list the whole world.
 */
export function canonicalRange(text: string): string | null {
  const [address = '', prefix, ...more] = text.trim().split('/');
  if (more.length > 0 || (prefix !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefix))) return null;
  const ip = strictAddress(address);
  if (ip === null) return null;
  const mapped = ip.kind() === 'ipv4' && address.includes(':');
  const bits = ip.kind() === 'ipv4' ? 32 : 128;
  const length = prefix === undefined ? bits : Number(prefix) - (mapped ? 96 : 0);
  if (length < 1 || length > bits) return null;
  const network = maskOf(ip, length);
  return length === bits ? network : `${network}/${length}`;
}

/** A caller's address in its one form, or null when it is none. */
export function canonicalAddress(text: string): string | null {
  return strictAddress(text.split('%', 1)[0] as string)?.toString() ?? null;
}

/** Whether the range (canonical) holds the address; never throws. */
export function holds(range: string, address: string): boolean {
  const ip = strictAddress(address.split('%', 1)[0] as string);
  if (ip === null) return false;
  const [base = '', prefix] = range.split('/');
  const network = strictAddress(base);
  if (network === null || network.kind() !== ip.kind()) return false;
  return ip.match(
    network as IPv4 & IPv6,
    prefix === undefined ? (ip.kind() === 'ipv4' ? 32 : 128) : Number(prefix),
  );
}

function strictAddress(text: string): IPv4 | IPv6 | null {
  const four = text.includes(':') ? text.slice(text.lastIndexOf(':') + 1) : text;
  if (four.includes('.') || !text.includes(':')) {
    if (!FOUR_PARTS.test(four) || LEADING_ZERO.test(four)) return null;
  }
  if (text.includes('%') || !ipaddr.isValid(text)) return null;
  return ipaddr.process(text);
}

function maskOf(ip: IPv4 | IPv6, length: number): string {
  const bytes = ip
    .toByteArray()
    .map(
      (byte, index) => byte & (0xff << Math.max(0, Math.min(8, 8 - (length - index * 8)))) & 0xff,
    );
  return ipaddr.fromByteArray(bytes).toString();
}
