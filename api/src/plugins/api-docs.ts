import type { FastifyInstance } from 'fastify';
import { describedRoutes } from '../openapi/described-routes.ts';
import { documentOf } from '../openapi/document.ts';

const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

/** OpenAPI 3.1 of every route at /api/docs/json, and a page at /api/docs to read it. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  // Made when it is first asked for: it takes a moment, and nothing at start-up needs it.
  let text: string | undefined;
  app.get('/api/docs/json', hidden, async (_request, reply) => {
    text ??= JSON.stringify(documentOf(app.declaredRoutes));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(pageOf(app)),
  );
}

function pageOf(app: FastifyInstance): string {
  const rows = describedRoutes(app.declaredRoutes).map(({ method, url, access, schema: { summary = '' } }) => {
    const who = typeof access === 'string' ? access : 'area' in access ? access.area : `media: ${access.media}`;
    return `<tr><td>${method}<td><code>${escaped(url)}</code><td>${escaped(who)}<td>${escaped(summary)}`;
  });
  return `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>元智大學招生網站 API</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left}</style>
<h1>元智大學招生網站 API</h1><p><a href="/api/docs/json">OpenAPI 3.1 (JSON)</a></p><table><thead><tr><th>Method<th>Path<th>Who<th>What<tbody>${rows.join('\n')}</table></html>`;
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
