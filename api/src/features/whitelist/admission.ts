import type { WhitelistEntry } from '@admissions/protocol';
import { canonicalAddress, rangeContains } from '@admissions/protocol/addresses';
import { gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createHitRecorder } from './last-hits.ts';
import { type WhitelistRow, whitelist } from './whitelist-tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores which entries admitted somebody since the last call. */
    writeLastHits(): Promise<void>;
  }
}

/** The returned check also records the matching entries. */
export function createAdmissionCheck(
  app: FastifyInstance,
  { db, log }: Deps,
): (ranges: readonly Range[], address: string) => boolean {
  const hits = createHitRecorder(db, log);
  app.decorate('writeLastHits', () => hits.flush());
  app.addHook('onClose', () => hits.flush());
  return (ranges, address) => {
    if (ranges.length === 0) return true;
    const matched = findRanges(ranges, address);
    hits.record(
      matched.map(({ id }) => id),
      formatAddress(address),
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

const findRanges = (ranges: readonly Range[], address: string): Range[] =>
  ranges.filter(({ ip }) => rangeContains(ip, address));

export const isListed = (ranges: readonly Range[], address: string) =>
  findRanges(ranges, address).length > 0;

/** An empty whitelist admits every address. */
export const isAdmitted = (ranges: readonly Range[], address: string) =>
  ranges.length === 0 || isListed(ranges, address);

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
