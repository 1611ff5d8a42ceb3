import { gt, isNull, or } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { holds } from './address.ts';
import { whitelist } from './whitelist-tables.ts';

/** The ranges that count now. */
export async function activeRanges(db: Tx | Database['orm']): Promise<string[]> {
  const rows = await db
    .select({ ip: whitelist.ip })
    .from(whitelist)
    .where(or(isNull(whitelist.expiresAt), gt(whitelist.expiresAt, new Date().toISOString())));
  return rows.map(({ ip }) => ip);
}

/** Whether some of the ranges holds the address. */
export const isListed = (ranges: readonly string[], address: string): boolean => ranges.some((range) => holds(range, address));

/** Whether the back office answers this address: with no active entry it answers everybody. */
export const isAdmitted = (ranges: readonly string[], address: string): boolean => ranges.length === 0 || isListed(ranges, address);
