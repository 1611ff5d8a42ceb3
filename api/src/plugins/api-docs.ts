import { CODE } from '@admissions/contracts';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

const envelope = {
  type: 'object',
  required: ['errorCode'],
  properties: {
    errorCode: { enum: Object.values(CODE) },
    data: {},
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** OpenAPI 3.1 of every route at /api/docs/json, and a page at /api/docs to read it. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '元智大學招生網站 API', version: '1.0.0', description: 'Answers are {errorCode, data}; errorCode 1 is success.' },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'application token, then for staff a pipe and the admin token' } },
        schemas: { Answer: envelope as never },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const area = typeof access === 'object' ? access.area : undefined;
      return {
        url,
        schema: {
          ...(schema ?? {}),
          hide: schema?.hide === true || !url.startsWith('/api/') || String(route.method) === 'HEAD',
          tags: schema?.tags ?? [area ?? url.split('/')[3] ?? 'api'],
          ...(access !== 'public' && { security: [{ token: [] }] }),
        } as never,
      };
    },
  });
  app.get('/api/docs/json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(pageOf(app)),
  );
}

function pageOf(app: FastifyInstance): string {
  const { paths = {}, info } = app.swagger() as { info: { title: string }; paths?: Record<string, Record<string, { summary?: string; tags?: string[] }>> };
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', tags = [] }]) =>
        `<tr><td>${method.toUpperCase()}<td><code>${escaped(path)}</code><td>${escaped(tags.join(', '))}<td>${escaped(summary)}`,
    ),
  );
  return `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left}</style>
<h1>${escaped(info.title)}</h1><p><a href="/api/docs/json">OpenAPI 3.1 (JSON)</a></p><table><thead><tr><th>Method<th>Path<th>Area<th>What<tbody>${rows.join('\n')}</table></html>`;
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
