import { rangeContains } from '@admissions/protocol/addresses';
import { gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { whitelist } from './whitelist-tables.ts';

export interface Range {
  id: number;
  ip: string;
}

const isActive = () =>
  or(isNull(whitelist.expiresAt), gt(whitelist.expiresAt, new Date().toISOString()));

/** The ranges that count now. */
export const listActiveRanges = (db: Queryable): Promise<Range[]> =>
  db.select({ id: whitelist.id, ip: whitelist.ip }).from(whitelist).where(isActive());

/** The same as one value of another statement. */
export const selectActiveRanges = () =>
  sql<
    Range[]
  >`(select coalesce(json_agg(json_build_object('id', ${whitelist.id}, 'ip', ${whitelist.ip})), '[]') from ${whitelist} where ${isActive()})`;

/** Those of the ranges that hold the address. */
export const findRanges = (ranges: readonly Range[], address: string): Range[] =>
  ranges.filter(({ ip }) => rangeContains(ip, address));

/** Whether some of the ranges holds the address. */
export const isListed = (ranges: readonly Range[], address: string): boolean =>
  findRanges(ranges, address).length > 0;

/** Whether the back office answers this address: with no active entry it answers everybody. */
export const isAdmitted = (ranges: readonly Range[], address: string): boolean =>
  ranges.length === 0 || isListed(ranges, address);
