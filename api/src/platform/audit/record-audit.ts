import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Tx } from '../db/database.ts';
import { calculateChainHash } from './audit-chain.ts';
import { auditHead, auditLog } from './audit-tables.ts';

export interface AuditLine {
  /** Null: the system, or an anonymous caller. */
  account: { id: number; account: string } | null;
  action: string;
  area: string;
  target: string;
  details?: Record<string, unknown>;
}

const CHAIN_LOCK = 71_254_001;
const LAST_HASH = 'select hash from audit_log order by id desc limit 1';

/**
 * Call it last in the transaction: lines are chained, so its lock blocks every other writer
 * and a lock taken after it could deadlock.
 */
export async function recordAudit(
  tx: Tx,
  { account, action, area, target, details = {} }: AuditLine,
) {
  // Two statements in one round trip: the second must see commits from before the lock.
  const [, last] = (await tx.execute(
    sql.raw(`select pg_advisory_xact_lock(${CHAIN_LOCK}); ${LAST_HASH}`),
  )) as unknown as [unknown, QueryResult<{ hash: string }>];
  const line = {
    at: new Date().toISOString(),
    accountId: account?.id ?? null,
    account: account?.account ?? null,
    action,
    area,
    target,
    details,
  };
  const hash = calculateChainHash(last.rows[0]?.hash ?? '', line);
  const added = tx.$with('added').as(
    tx
      .insert(auditLog)
      .values({ ...line, hash })
      .returning({ id: auditLog.id }),
  );
  await tx
    .with(added)
    .insert(auditHead)
    .values({ id: 1, lines: 1, lastId: sql`(select id from ${added})`, hash })
    .onConflictDoUpdate({
      target: auditHead.id,
      set: { lines: sql`${auditHead.lines} + 1`, lastId: sql`excluded.last_id`, hash },
    });
}
