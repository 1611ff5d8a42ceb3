import type { FastifyInstance } from 'fastify';
import { kindRoutes } from '../content/routes/kind-routes.ts';
import { auditList } from '../features/audit/audit-list.ts';
import { bundleRoutes } from '../features/bundles/bundle-routes.ts';
import { schedulePublishing } from '../features/bundles/publish-bundle.ts';
import { checksRoutes } from '../features/checks/checks-routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard-routes.ts';
import { draftRoutes } from '../features/drafts/draft-routes.ts';
import { emptySearchRoutes } from '../features/empty-searches/empty-search-routes.ts';
import { feedRoutes } from '../features/feeds/feed-routes.ts';
import { formsRoutes } from '../features/forms/forms-routes.ts';
import { goLiveRoutes } from '../features/go-live/go-live-routes.ts';
import { accountsRoutes } from '../features/identity/accounts/accounts-routes.ts';
import { authRoutes } from '../features/identity/auth-routes.ts';
import { scheduleDigests } from '../features/identity/notices/notify-colleagues.ts';
import { linkRoutes } from '../features/links/links-routes.ts';
import { listFileRoutes } from '../features/list-files/list-file-routes.ts';
import { listViewRoutes } from '../features/list-views/list-view-routes.ts';
import { mediaRoutes } from '../features/media/media-routes.ts';
import { numberApprovalRoutes } from '../features/number-approvals/approval-routes.ts';
import { photosRoutes } from '../features/photos/photos-routes.ts';
import { presenceRoutes } from '../features/presence/presence-routes.ts';
import { previewRoutes } from '../features/preview/preview-routes.ts';
import { releaseRoutes } from '../features/releases/release-routes.ts';
import { shellRoutes } from '../features/releases/shell-routes.ts';
import { reviewRoutes } from '../features/reviews/review-routes.ts';
import { rolloverRoutes } from '../features/rollover/rollover-routes.ts';
import { samplesRoutes } from '../features/samples/samples-routes.ts';
import { searchRoutes } from '../features/search/search-routes.ts';
import { scheduleSiteCheck } from '../features/site-check/run-site-check.ts';
import { siteCheckRoutes } from '../features/site-check/site-check-routes.ts';
import { scheduleSnapshots } from '../features/snapshots/snapshot-schedule.ts';
import { topicRoutes } from '../features/topics/topic-routes.ts';
import { trashRoutes } from '../features/trash/trash-routes.ts';
import { whitelistRoutes } from '../features/whitelist/whitelist-routes.ts';
import { numberRoutes } from '../features/yearly-numbers/number-routes.ts';
import { internalChanges, markContentChanges } from '../platform/http/content-changed.ts';
import { createServer } from '../platform/http/create-server.ts';
import { requireDeclaredAccess } from '../platform/http/declared-access.ts';
import { errorHandler } from '../platform/http/error-handler.ts';
import { diskSpaceGuard, guards, inputGuard } from '../platform/http/guards.ts';
import { methodOverride } from '../platform/http/method-override.ts';
import { idempotentWrites } from '../platform/idempotency/idempotent-writes.ts';
import { scheduleCleanup } from './cleanup.ts';
import { commandRoutes } from './commands/run-command.ts';
import { scheduleDraftMigration } from './deps/migrate-drafts-without-entry.ts';
import type { AppDeps } from './deps/open-deps.ts';
import { enforceAccess } from './http/access.ts';
import { cachedReads } from './http/cached-reads.ts';
import { health } from './http/health.ts';
import { apiDocs } from './openapi/api-docs.ts';

const FEATURES = [
  authRoutes,
  scheduleDigests,
  accountsRoutes,
  auditList,
  whitelistRoutes,
  formsRoutes,
  scheduleCleanup,
  mediaRoutes,
  kindRoutes,
  presenceRoutes,
  previewRoutes,
  draftRoutes,
  schedulePublishing,
  bundleRoutes,
  scheduleDraftMigration,
  reviewRoutes,
  rolloverRoutes,
  trashRoutes,
  samplesRoutes,
  photosRoutes,
  goLiveRoutes,
  numberApprovalRoutes,
  checksRoutes,
  linkRoutes,
  listFileRoutes,
  numberRoutes,
  listViewRoutes,
  dashboardRoutes,
  siteCheckRoutes,
  scheduleSiteCheck,
  releaseRoutes,
  shellRoutes,
  searchRoutes,
  emptySearchRoutes,
  topicRoutes,
  feedRoutes,
  health,
  commandRoutes,
  internalChanges,
  scheduleSnapshots,
];

type Feature = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;

/** `more`: further features, for fault tests. */
export async function buildApp(deps: AppDeps, more: readonly Feature[] = []) {
  const app = createServer(deps);
  // The order matters: limits before access, access before cached and repeated answers.
  requireDeclaredAccess(app);
  errorHandler(app);
  await guards(app, deps);
  await enforceAccess(app, deps);
  cachedReads(app, deps.cache);
  markContentChanges(app, deps);
  if (deps.config.docs !== 'off') await apiDocs(app, deps.config);
  diskSpaceGuard(app, deps);
  inputGuard(app);
  methodOverride(app);
  idempotentWrites(app, deps);
  for (const feature of [...FEATURES, ...more])
    await app.register(async (scope) => feature(scope, deps));
  await app.ready();
  return app;
}
