import { parseRange } from '@admissions/contracts/addresses';

/** How many bits of a range are the same for all of it, when that lets in more than a large organisation has (IPv4 below /16, IPv6 below /32); null otherwise. */
export function tooWide(text: string): number | null {
  const range = parseRange(text);
  return range && range.bits < (range.version === 4 ? 16 : 32) ? range.bits : null;
}
