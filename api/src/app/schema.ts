import * as ruleTables from '../content/publication/rule-table.ts';
import * as contentTables from '../content/schema/tables.ts';
import * as draftTables from '../features/drafts/draft-tables.ts';
import * as emptySearchTables from '../features/empty-searches/empty-search-table.ts';
import * as formsTables from '../features/forms/data/forms-tables.ts';
import * as goLiveTables from '../features/go-live/go-live-table.ts';
import * as identityTables from '../features/identity/tables/identity-tables.ts';
import * as listViewTables from '../features/list-views/list-view-table.ts';
import * as mediaTables from '../features/media/media-tables.ts';
import * as approvalTables from '../features/number-approvals/approval-table.ts';
import * as presenceTables from '../features/presence/presence-tables.ts';
import * as previewTables from '../features/preview/preview-tables.ts';
import * as releaseTables from '../features/releases/release-tables.ts';
import * as reviewTables from '../features/reviews/review-tables.ts';
import * as rolloverTables from '../features/rollover/rollover-table.ts';
import * as searchTables from '../features/search/search-table.ts';
import * as siteCheckTables from '../features/site-check/site-check-tables.ts';
import * as whitelistTables from '../features/whitelist/whitelist-tables.ts';
import * as auditTables from '../platform/audit/audit-tables.ts';
import * as idempotencyTables from '../platform/idempotency/idempotency-tables.ts';
import * as limitTables from '../platform/limits/limit-tables.ts';

/** For the migration generator, which ignores exports that are no tables. */
export const schema = {
  ...Object.fromEntries(contentTables.tables),
  ...ruleTables,
  ...contentTables,
  ...draftTables,
  ...emptySearchTables,
  ...formsTables,
  ...goLiveTables,
  ...identityTables,
  ...listViewTables,
  ...mediaTables,
  ...approvalTables,
  ...presenceTables,
  ...previewTables,
  ...releaseTables,
  ...reviewTables,
  ...rolloverTables,
  ...searchTables,
  ...siteCheckTables,
  ...whitelistTables,
  ...auditTables,
  ...idempotencyTables,
  ...limitTables,
};
