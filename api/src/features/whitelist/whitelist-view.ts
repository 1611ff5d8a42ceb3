import type { WhitelistEntry } from '@admissions/protocol';
import { canonicalAddress } from '@admissions/protocol/addresses';
import type { WhitelistRow } from './whitelist-tables.ts';

export function toWhitelistEntry({
  id,
  ip,
  note,
  expiresAt,
  createdAt,
  updatedAt,
  revision,
  lastHitAt,
  lastHitIp,
}: WhitelistRow): WhitelistEntry {
  const active = expiresAt === null || Date.parse(expiresAt) > Date.now();
  return { id, ip, note, expiresAt, createdAt, updatedAt, revision, active, lastHitAt, lastHitIp };
}

/** In the notation of entries, to be copied into one. */
export const formatAddress = (ip: string) => canonicalAddress(ip) ?? ip;
