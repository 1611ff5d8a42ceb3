import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { describedRoutes } from '../openapi/described-routes.ts';
import type { About } from '../openapi/document.ts';
import { documentOf } from '../openapi/document.ts';
import type { DeclaredRoute } from './declared-access.ts';

type DocsConfig = Pick<Config, 'docs' | 'apiVersion' | 'siteOrigin'>;
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
const isForVisitors = ({ url }: DeclaredRoute) => !url.startsWith('/api/admin/');

/**
 * OpenAPI 3.1 at /api/docs/json, and a page at /api/docs to read it: of the routes for visitors, or with `on` of every route. Whoever is signed in reads
 * all of it at /api/admin/docs/json.
 */
export async function apiDocs(app: FastifyInstance, config: DocsConfig): Promise<void> {
  const shown = () => (config.docs === 'on' ? app.declaredRoutes : app.declaredRoutes.filter(isForVisitors));
  const open = documentAnswer(shown, config);
  const whole = documentAnswer(() => app.declaredRoutes, config);
  app.get('/api/docs/json', hidden, async (request, reply) => open(request, reply));
  app.get('/api/admin/docs/json', { config: { access: 'account' }, schema: { hide: true } }, async (request, reply) => whole(request, reply));
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(pageOf(shown())),
  );
}

function documentAnswer(routes: () => readonly DeclaredRoute[], about: About) {
  // Made when it is first asked for: it takes a moment, and nothing at start-up needs it.
  let made: { text: string; etag: string } | undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!made) {
      const text = JSON.stringify(documentOf(routes(), about));
      made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    }
    reply.header('etag', made.etag);
    if (request.headers['if-none-match']?.includes(made.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  };
}

function pageOf(routes: readonly DeclaredRoute[]): string {
  const rows = describedRoutes(routes).map(({ method, url, access, schema: { summary = '' } }) => {
    const who = typeof access === 'string' ? access : 'area' in access ? access.area : `media: ${access.media}`;
    return `<tr><td>${method}<td><code>${escaped(url)}</code><td>${escaped(who)}<td>${escaped(summary)}`;
  });
  return `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>元智大學招生網站 API</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left}</style>
<h1>元智大學招生網站 API</h1><p><a href="/api/docs/json">OpenAPI 3.1 (JSON)</a></p><table><thead><tr><th>Method<th>Path<th>Who<th>What<tbody>${rows.join('\n')}</table></html>`;
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
