import { createHash } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditLog } from './audit-tables.ts';

type Line = Omit<typeof auditLog.$inferSelect, 'id' | 'hash'>;
const AT_ONCE = 1000;

/** The hash of a line and of everything before it. */
export function chainedHash(before: string, { at, accountId, account, action, area, target, details }: Line): string {
  return createHash('sha256')
    .update(JSON.stringify([before, at, accountId, account, action, area, target, ordered(details)]))
    .digest('base64url');
}

// The database keeps the keys of JSON in an order of its own.
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)]);
}

/** Reads the whole log: how many lines fit together, and the id of the first that does not (null: all do). */
export async function checkChain({ orm }: Database): Promise<{ lines: number; brokenAt: number | null }> {
  let before = '';
  let lines = 0;
  for (let last = 0; ; ) {
    const rows = await orm.select().from(auditLog).where(gt(auditLog.id, last)).orderBy(asc(auditLog.id)).limit(AT_ONCE);
    for (const row of rows) {
      if (row.hash !== chainedHash(before, row)) return { lines, brokenAt: row.id };
      before = row.hash;
      lines++;
      last = row.id;
    }
    if (rows.length < AT_ONCE) return { lines, brokenAt: null };
  }
}
