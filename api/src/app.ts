import type { FastifyInstance } from 'fastify';
import { commandRoutes } from './commands/command-routes.ts';
import type { Deps } from './deps.ts';
import { accountsRoutes } from './features/accounts/accounts-routes.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import { checksRoutes } from './features/checks/checks-routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard-routes.ts';
import { feedRoutes } from './features/feeds/feed-routes.ts';
import { formsRoutes } from './features/forms/forms-routes.ts';
import { mediaRoutes } from './features/media/media-routes.ts';
import { presenceRoutes } from './features/presence/presence-routes.ts';
import { previewRoutes } from './features/preview/preview-routes.ts';
import { searchRoutes } from './features/search/search-routes.ts';
import { scheduleSnapshots } from './features/snapshots/snapshot-schedule.ts';
import { topicRoutes } from './features/topics/topic-routes.ts';
import { whitelistRoutes } from './features/whitelist/whitelist-routes.ts';
import { kindRoutes } from './kinds/kind-routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { bareServer } from './plugins/bare-server.ts';
import { contentChanged } from './plugins/content-changed.ts';
import { requireDeclaredAccess } from './plugins/declared-access.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { guards } from './plugins/guards.ts';
import { health } from './plugins/health.ts';
import { internalChanges } from './plugins/internal-changes.ts';
import { methodOverride } from './plugins/method-override.ts';
import { repeatedWrites } from './plugins/repeated-writes.ts';
import { roomToWrite } from './plugins/room-to-write.ts';
import { storableInput } from './plugins/storable-input.ts';

const ROUTES = [
  authRoutes,
  accountsRoutes,
  whitelistRoutes,
  formsRoutes,
  mediaRoutes,
  kindRoutes,
  presenceRoutes,
  previewRoutes,
  checksRoutes,
  dashboardRoutes,
  searchRoutes,
  topicRoutes,
  feedRoutes,
  health,
  commandRoutes,
  internalChanges,
  scheduleSnapshots,
];

type Routes = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** The whole API over these dependencies, ready to listen or to be injected into; with `more` routes, as tests of faults need. */
export async function buildApp(deps: Deps, more: readonly Routes[] = []): Promise<FastifyInstance> {
  const app = bareServer(deps);
  requireDeclaredAccess(app);
  errorHandler(app);
  await guards(app, deps);
  await accessPlugin(app, deps);
  contentChanged(app, deps);
  if (deps.config.docs !== 'off') await apiDocs(app, deps.config);
  roomToWrite(app, deps);
  storableInput(app);
  methodOverride(app);
  repeatedWrites(app, deps);
  for (const routes of [...ROUTES, ...more])
    await app.register(async (scope) => routes(scope, deps));
  await app.ready();
  return app;
}
