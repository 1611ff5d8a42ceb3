import type { AuditLine } from '../../../platform/audit/record-audit.ts';

/** A line of the audit log about what visitors sent. */
export const formsAuditLine = (
  account: AuditLine['account'],
  action: string,
  target: string,
  details: AuditLine['details'] = {},
): AuditLine => ({ account, action, area: 'forms', target, details });
