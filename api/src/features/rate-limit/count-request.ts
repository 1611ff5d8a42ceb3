import { CODE } from '@admissions/contracts';
import { lt, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { Refused } from '../../answers.ts';
import type { Database, Tx } from '../../db/database.ts';
import { rateCounts } from './rate-limit-table.ts';

export interface RateLimit {
  /** What is counted, such as `login:192.0.2.1`. */
  key: string;
  max: number;
  seconds: number;
}

/** Counts a request and refuses it with 429 when there were `max` already; the counters live in the database. */
export async function countRequest(db: Tx | Database['orm'], reply: FastifyReply, limit: RateLimit): Promise<void> {
  const { count, resetsAt } = await countUp(db, limit);
  if (count <= limit.max) return;
  const left = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
  reply.header('retry-after', left);
  throw new Refused(CODE.failed, 429, { message: 'error.rateLimit', params: { seconds: left } });
}

/** Counts one more; answers how many there are now, and until when they count. */
export async function countUp(db: Tx | Database['orm'], { key, seconds }: Omit<RateLimit, 'max'>): Promise<{ count: number; resetsAt: string }> {
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

/** Removes the counters that are over. */
export const dropOldCounts = (db: Database) => db.orm.delete(rateCounts).where(lt(rateCounts.resetsAt, new Date().toISOString()));
