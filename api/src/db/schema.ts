import { accounts } from '../features/accounts/accounts-tables.ts';
import { auditLog } from '../features/audit/audit-tables.ts';
import { adminSessions, appTokens, signInFailures } from '../features/auth/auth-tables.ts';
import { idempotency, submissions } from '../features/forms/forms-tables.ts';
import { media } from '../features/media/media-tables.ts';
import { rateCounts } from '../features/rate-limit/rate-limit-table.ts';
import { whitelist } from '../features/whitelist/whitelist-tables.ts';
import { entryRevisions } from '../kinds/revision-table.ts';
import { tables } from '../kinds/tables.ts';

/** Every table, for the migration generator. */
export const schema = {
  ...Object.fromEntries(tables),
  accounts,
  adminSessions,
  appTokens,
  auditLog,
  entryRevisions,
  idempotency,
  media,
  rateCounts,
  signInFailures,
  submissions,
  whitelist,
};
