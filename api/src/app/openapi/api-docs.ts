import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { TaggedBody } from '../../platform/http/tagged-body.ts';
import { sendTagged, tagBody } from '../../platform/http/tagged-body.ts';
import { docsPage } from './docs-page.ts';
import type { About } from './document.ts';
import { buildDocument } from './document.ts';

type DocsConfig = Pick<Config, 'docs' | 'apiVersion' | 'siteOrigin'>;
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
const isForVisitors = ({ url, access }: DeclaredRoute) =>
  !url.startsWith('/api/admin/') && access !== 'deploy';

/**
 * OpenAPI 3.1 at /api/docs/json, and a page at /api/docs to read it: of the routes for visitors, or with `on` of every route. Whoever is signed in reads
 * all of it at /api/admin/docs/json.
 */
export async function apiDocs(app: FastifyInstance, config: DocsConfig): Promise<void> {
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
  // Made when it is first asked for: it takes a moment, and nothing at start-up needs it.
  let cached: TaggedBody | undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    cached ??= tagBody(JSON.stringify(buildDocument(routes(), about)));
    return sendTagged(request, reply, cached, 'application/json; charset=utf-8');
  };
}
