import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { identity } from '@admissions/site-content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { type DeclaredRoute, HIDDEN } from '../../platform/http/declared-access.ts';
import { refused } from '../../platform/http/http-error.ts';
import { sendTagged, type TaggedBody, tagBody } from '../../platform/http/tagged-body.ts';
import pageScript from './docs-page-script.ts?inline-script';
import { type About, buildDocument } from './document.ts';

type DocsConfig = Pick<Config, 'docs' | 'apiVersion' | 'siteOrigin'>;
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
  app.get('/api/docs/json', HIDDEN, async (request, reply) => open(request, reply));
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

// No other origins, no inline code, no text as markup or script; connects to this site only.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify";

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${identity.name} API</title><link rel="stylesheet" href="docs/files/swagger-ui.css"><link rel="stylesheet" href="docs/files/page.css"></head>
<body><main id="page"><noscript><h1>${identity.name} API</h1><p><a href="docs/json">OpenAPI 3.1 (JSON)</a></p></noscript></main>
<script src="docs/files/swagger-ui-bundle.js" defer></script><script src="docs/files/page.js" defer></script></body></html>
`;
const STYLE = `body { margin: 0; background: #fff }
.swagger-ui { max-width: 80rem; margin: 0 auto }
.swagger-ui .info p code, .swagger-ui .opblock-description p code { overflow-wrap: anywhere }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 .75rem }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: 0 .75rem .25rem }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; flex: 1 1 10rem }
}
`;
interface File {
  type: string;
  read: () => string | Buffer;
}
const fromPackage = (name: string) => () =>
  readFileSync(
    path.join(
      path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
      'static',
      name,
    ),
  );
const FILES: ReadonlyMap<string, File> = new Map([
  [
    'swagger-ui-bundle.js',
    { type: 'text/javascript; charset=utf-8', read: fromPackage('swagger-ui-bundle.js') },
  ],
  ['swagger-ui.css', { type: 'text/css; charset=utf-8', read: fromPackage('swagger-ui.css') }],
  ['page.js', { type: 'text/javascript; charset=utf-8', read: () => pageScript }],
  ['page.css', { type: 'text/css; charset=utf-8', read: () => STYLE }],
]);

/** Swagger UI at /api/docs, from this site's own files. */
function docsPage(app: FastifyInstance) {
  app.get('/api/docs', HIDDEN, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  );
  const cache = new Map<string, TaggedBody>();
  app.get('/api/docs/files/:name', HIDDEN, async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = FILES.get(name);
    if (!file) throw refused(404, 'error.notFound');
    const found = cache.get(name) ?? tagBody(file.read());
    cache.set(name, found);
    return sendTagged(
      request,
      reply.header('cache-control', 'public, max-age=3600'),
      found,
      file.type,
    );
  });
}
