import type { Tx } from '../../db/database.ts';
import { auditLog } from './audit-tables.ts';

export interface AuditLine {
  /** Null: the system itself, or nobody who is signed in. */
  account: { id: number; account: string } | null;
  action: string;
  area: string;
  target: string;
  details?: Record<string, unknown>;
}

/** Adds a line to the audit log, in the transaction of what it tells of. */
export async function recordAudit(tx: Pick<Tx, 'insert'>, { account, action, area, target, details = {} }: AuditLine): Promise<void> {
  await tx.insert(auditLog).values({ at: new Date().toISOString(), accountId: account?.id ?? null, account: account?.account ?? null, action, area, target, details });
}
