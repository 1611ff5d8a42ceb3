import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rateCounts } from '../limits/limit-tables.ts';
import { tooManyRequests } from './http-error.ts';

export interface RateLimit {
  /** Such as `login:192.0.2.1`. */
  key: string;
  max: number;
  seconds: number;
}

/** Throws 429 at the limit; the counters are in the database. */
export async function countRequest(db: Queryable, limit: RateLimit) {
  const row = await incrementCount(db, limit);
  if (row.count > limit.max) throw createRateLimitError(row.resetsAt);
}

/** Throws 429 once `incrementCount` reached `max`; does not count. */
export async function requireBelow(db: Queryable, { key, max }: RateLimit) {
  const [row] = await db.select().from(rateCounts).where(eq(rateCounts.key, key));
  if (row && row.count >= max && Date.parse(row.resetsAt) > Date.now())
    throw createRateLimitError(row.resetsAt);
}

/** The window starts with the first count. */
export async function incrementCount(
  db: Queryable,
  { key, seconds }: Omit<RateLimit, 'max'>,
): Promise<{ count: number; resetsAt: string }> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const isOver = sql`${rateCounts.resetsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(rateCounts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt}::timestamptz else ${rateCounts.resetsAt} end`,
      },
    })
    .returning();
  return row ?? { count: 1, resetsAt };
}

const createRateLimitError = (resetsAt: string) =>
  tooManyRequests(Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000)));
