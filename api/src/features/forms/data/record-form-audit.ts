import { type AuditLine, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** Call it last in the transaction. */
export const recordFormAudit = (
  tx: Tx,
  account: AuditLine['account'],
  action: string,
  target: string,
  details: AuditLine['details'] = {},
) => recordAudit(tx, { account, action, area: 'forms', target, details });
