import { desc, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { chainedHash } from './audit-chain.ts';
import { auditHead, auditLog } from './audit-tables.ts';

export interface AuditLine {
  /** Null: the system itself, or nobody who is signed in. */
  account: { id: number; account: string } | null;
  action: string;
  area: string;
  target: string;
  details?: Record<string, unknown>;
}

const CHAIN_LOCK = 71_254_001;

/**
 * Adds a line to the audit log, in the transaction of what it tells of. Write it last: lines are chained, so from here to its end
 * no other transaction can write one, and a lock taken after this one could wait for somebody who waits for us.
 */
export async function recordAudit(
  tx: Tx,
  { account, action, area, target, details = {} }: AuditLine,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  const line = {
    at: new Date().toISOString(),
    accountId: account?.id ?? null,
    account: account?.account ?? null,
    action,
    area,
    target,
    details,
  };
  const hash = chainedHash(last?.hash ?? '', line);
  const [added] = await tx
    .insert(auditLog)
    .values({ ...line, hash })
    .returning({ lastId: auditLog.id });
  const end = { lastId: added?.lastId ?? 0, hash };
  await tx
    .insert(auditHead)
    .values({ id: 1, lines: 1, ...end })
    .onConflictDoUpdate({
      target: auditHead.id,
      set: { lines: sql`${auditHead.lines} + 1`, ...end },
    });
}
