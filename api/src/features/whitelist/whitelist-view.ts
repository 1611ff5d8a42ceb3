import type { WhitelistEntry } from '@admissions/contracts';
import { canonicalAddress } from './address.ts';
import type { WhitelistRow } from './whitelist-tables.ts';

/** An entry as managers read it. */
export function entryOf({ id, ip, note, expiresAt, createdAt, updatedAt, revision }: WhitelistRow): WhitelistEntry {
  return { id, ip, note, expiresAt, createdAt, updatedAt, revision, active: expiresAt === null || Date.parse(expiresAt) > Date.now() };
}

/** The caller's address as entries are written, so that it can be copied into one. */
export const addressOf = (ip: string): string => canonicalAddress(ip) ?? ip;
