import { createHash } from 'node:crypto';
import type { AuditCheck } from '@admissions/protocol';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { sortKeys } from '../text/sort-keys.ts';
import { auditHead, auditLog } from './audit-tables.ts';

type Line = Omit<typeof auditLog.$inferSelect, 'id' | 'hash'>;
const BATCH_SIZE = 1000;

/** Covers the line and the hash of the previous one. */
export function calculateChainHash(
  before: string,
  { at, accountId, account, action, area, target, details }: Line,
) {
  return createHash('sha256')
    .update(
      JSON.stringify([before, at, accountId, account, action, area, target, sortKeys(details)]),
    )
    .digest('base64url');
}

/** Lines may be added while the check runs. */
export async function verifyAudit({ orm }: Database): Promise<AuditCheck> {
  const head = await readHead(orm);
  let before = '';
  let lines = 0;
  let foundEnd = false;
  for (let last = 0; ; ) {
    const rows = await orm
      .select()
      .from(auditLog)
      .where(gt(auditLog.id, last))
      .orderBy(asc(auditLog.id))
      .limit(BATCH_SIZE);
    for (const row of rows) {
      if (row.hash !== calculateChainHash(before, row))
        return { lines, brokenAt: row.id, cutOff: false };
      before = row.hash;
      lines++;
      last = row.id;
      foundEnd ||= row.id === head?.lastId && row.hash === head.hash && lines === head.lines;
    }
    // No head row: no line yet, unless one was added between the two reads.
    if (rows.length < BATCH_SIZE)
      return {
        lines,
        brokenAt: null,
        cutOff: head ? !foundEnd : lines > 0 && !(await readHead(orm)),
      };
  }
}

const readHead = async (orm: Orm) =>
  (await orm.select().from(auditHead).where(eq(auditHead.id, 1)))[0];
