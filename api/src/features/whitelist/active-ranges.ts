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

export const listActiveRanges = (db: Queryable): Promise<Range[]> =>
  db.select({ id: whitelist.id, ip: whitelist.ip }).from(whitelist).where(isActive());

/** As a subquery. */
export const selectActiveRanges = () =>
  sql<
    Range[]
  >`(select coalesce(json_agg(json_build_object('id', ${whitelist.id}, 'ip', ${whitelist.ip})), '[]') from ${whitelist} where ${isActive()})`;

export const findRanges = (ranges: readonly Range[], address: string): Range[] =>
  ranges.filter(({ ip }) => rangeContains(ip, address));

export const isListed = (ranges: readonly Range[], address: string) =>
  findRanges(ranges, address).length > 0;

/** An empty whitelist admits every address. */
export const isAdmitted = (ranges: readonly Range[], address: string) =>
  ranges.length === 0 || isListed(ranges, address);
