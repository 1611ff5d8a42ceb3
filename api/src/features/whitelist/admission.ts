import type { WhitelistEntry } from '@admissions/protocol';
import { canonicalAddress, rangeContains } from '@admissions/protocol/addresses';
import { gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type WhitelistRow, whitelist } from './whitelist-tables.ts';

const HIT_INTERVAL_MS = 60_000;

/** The returned check also records the matching entries, each at most once a minute. */
export function createAdmissionCheck({ db, log }: Deps) {
  const hitTimes = new Map<number, number>();
  return (ranges: readonly Range[], address: string) => {
    if (ranges.length === 0) return true;
    const now = Date.now();
    const matched = findRanges(ranges, address).map(({ id }) => id);
    const due = matched.filter((id) => now - (hitTimes.get(id) ?? 0) >= HIT_INTERVAL_MS);
    for (const id of due) hitTimes.set(id, now);
    // Nobody waits for the write.
    if (due.length > 0)
      db.orm
        .update(whitelist)
        .set({ lastHitAt: new Date(now).toISOString(), lastHitIp: formatAddress(address) })
        .where(inArray(whitelist.id, due))
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the last hits of the whitelist were not written'),
        );
    return matched.length > 0;
  };
}

interface Range {
  id: number;
  ip: string;
}

const isActive = () =>
  or(isNull(whitelist.expiresAt), gt(whitelist.expiresAt, new Date().toISOString()));

export const listActiveRanges = (db: Queryable): Promise<Range[]> =>
  db.select({ id: whitelist.id, ip: whitelist.ip }).from(whitelist).where(isActive());

/** As a subquery. */
export const selectActiveRanges = () =>
  sql<
    Range[]
  >`(select coalesce(json_agg(json_build_object('id', ${whitelist.id}, 'ip', ${whitelist.ip})), '[]') from ${whitelist} where ${isActive()})`;

const findRanges = (ranges: readonly Range[], address: string) =>
  ranges.filter(({ ip }) => rangeContains(ip, address));

export const isListed = (ranges: readonly Range[], address: string) =>
  findRanges(ranges, address).length > 0;

/** An empty whitelist admits every address. */
export const isAdmitted = (ranges: readonly Range[], address: string) =>
  ranges.length === 0 || isListed(ranges, address);

export function toWhitelistEntry({ updatedBy: _editor, ...row }: WhitelistRow): WhitelistEntry {
  return { ...row, active: row.expiresAt === null || Date.parse(row.expiresAt) > Date.now() };
}

/** In the notation of entries, to be copied into one. */
export const formatAddress = (ip: string) => canonicalAddress(ip) ?? ip;
