import { accounts } from '../features/accounts/accounts-tables.ts';
import { auditHead, auditLog } from '../features/audit/audit-tables.ts';
import {
  adminSessions,
  appTokens,
  knownDevices,
  secondFactors,
  signInFailures,
} from '../features/auth/auth-tables.ts';
import {
  formMails,
  idempotency,
  spentProofs,
  submissions,
} from '../features/forms/forms-tables.ts';
import { leftFiles, media, mediaUses } from '../features/media/media-tables.ts';
import { presences } from '../features/presence/presence-tables.ts';
import { previewDrafts } from '../features/preview/preview-tables.ts';
import { rateCounts } from '../features/rate-limit/rate-limit-table.ts';
import { writeKeys } from '../features/repeats/write-keys-table.ts';
import { searchEntries } from '../features/search/search-table.ts';
import { provisionalChange, whitelist } from '../features/whitelist/whitelist-tables.ts';
import { entryRevisions } from '../kinds/revision-table.ts';
import { tables } from '../kinds/tables.ts';

/** Every table, for the migration generator. */
export const schema = {
  ...Object.fromEntries(tables),
  accounts,
  adminSessions,
  appTokens,
  auditHead,
  auditLog,
  entryRevisions,
  formMails,
  idempotency,
  knownDevices,
  leftFiles,
  media,
  mediaUses,
  presences,
  previewDrafts,
  provisionalChange,
  rateCounts,
  searchEntries,
  secondFactors,
  signInFailures,
  spentProofs,
  submissions,
  whitelist,
  writeKeys,
};
