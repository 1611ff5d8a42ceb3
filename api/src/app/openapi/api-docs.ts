import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import { sendTagged, type TaggedBody, tagBody } from '../../platform/http/tagged-body.ts';
import { docsPage } from './docs-page.ts';
import { type About, buildDocument } from './document.ts';

type DocsConfig = Pick<Config, 'docs' | 'apiVersion' | 'siteOrigin'>;
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
const isForVisitors = ({ url, access }: DeclaredRoute) =>
  !url.startsWith('/api/admin/') && access !== 'deploy';

/**
 * /api/docs/json and /api/docs: visitor routes, or with `on` all routes.
 * Signed-in staff read all of them at /api/admin/docs/json.
 */
export async function apiDocs(app: FastifyInstance, config: DocsConfig) {
  const shown = () =>
    config.docs === 'on' ? app.declaredRoutes : app.declaredRoutes.filter(isForVisitors);
  const open = createDocumentHandler(shown, config);
  const whole = createDocumentHandler(() => app.declaredRoutes, config);
  app.get('/api/docs/json', hidden, async (request, reply) => open(request, reply));
  app.get(
    '/api/admin/docs/json',
    { config: { access: 'account' }, schema: { hide: true } },
    async (request, reply) => whole(request, reply),
  );
  docsPage(app);
}

function createDocumentHandler(routes: () => readonly DeclaredRoute[], about: About) {
  // Built on the first request: slow, and not needed at start-up.
  let cached: TaggedBody | undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    cached ??= tagBody(JSON.stringify(buildDocument(routes(), about)));
    return sendTagged(request, reply, cached, 'application/json; charset=utf-8');
  };
}
