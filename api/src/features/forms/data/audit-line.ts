import type { AuditLine } from '../../../platform/audit/record-audit.ts';

export const formsAuditLine = (
  account: AuditLine['account'],
  action: string,
  target: string,
  details: AuditLine['details'] = {},
): AuditLine => ({ account, action, area: 'forms', target, details });
