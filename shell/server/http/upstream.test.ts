import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../testing-release.ts';
import { adminRegistryRoute, registryCut } from './admin-registry.ts';
import { appTokenRoute } from './app-token.ts';
import { proxyRoutes } from './proxy.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
let api: Server;
let app: FastifyInstance;
let seen: Seen[];
let writes: number;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  seen = [];
  writes = 0;
  answer = { status: 200, body: { errorCode: 1, data: {} } };
  api = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'x-from': 'api' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  app = fastify();
  appTokenRoute(app, { apiUrl, app: { key: 'the-key', secret: 'the-secret' }, siteOrigins: ['https://site.example'] });
  adminRegistryRoute(app, { apiUrl, releases: () => [] });
  await app.register((child) => proxyRoutes(child, { apiUrl, onAdminWrite: () => writes++ }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
const at = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

describe('the application token', () => {
  test('is asked for with key and secret that the browser never had', async () => {
    await post('/api/auth/signin', { domain: 'site.example' }, { origin: 'https://site.example' });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ domain: 'site.example', key: 'the-key', secret: 'the-secret' });
  });
  test('is asked for as it came when a client brings its own key', async () => {
    await post('/api/auth/signin', { key: 'mine', secret: 'mine too', domain: 'x' });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ key: 'mine', secret: 'mine too', domain: 'x' });
  });
  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site', origin: 'https://site.example' }])(
    'is not given to the page of another site: %j',
    async (headers) => {
      await post('/api/auth/signin', { domain: 'site.example' }, headers as Record<string, string>);
      expect(seen[0]?.body).not.toContain('the-secret');
    },
  );
});

describe('the way to the API', () => {
  test('tells it the caller’s own address, whatever the caller claims', async () => {
    await fetch(at('/api/ap/news'), {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-internal-token': 'guess' },
    });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('203.0.113.9');
    expect(seen[0]?.headers['x-internal-token']).toBeUndefined();
  });
  test('passes query, body, status and headers on as they are', async () => {
    answer = { status: 422, body: { errorCode: -1 } };
    const reply = await post('/api/ap/forms/add_visit?a=1&b=%E4%B8%AD', { school: '中壢高中' });
    expect([reply.status, reply.headers.get('x-from'), await reply.json()]).toEqual([422, 'api', { errorCode: -1 }]);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/ap/forms/add_visit?a=1&b=%E4%B8%AD', body: '{"school":"中壢高中"}' });
  });
  test('says that pages are old after a change by staff, not after a refused one, a read, or a visitor’s form', async () => {
    await fetch(at('/api/admin/news/news_list'));
    await post('/api/ap/forms/add_visit', {});
    answer = { status: 409, body: {} };
    await post('/api/admin/news/edit_news/1', {});
    expect(writes).toBe(0);
    answer = { status: 200, body: {} };
    await post('/api/admin/news/edit_news/1', {});
    expect(writes).toBe(1);
  });
  test('leads nowhere near what is internal', async () => {
    expect((await fetch(at('/api/internal/changes'))).status).toBe(404);
    expect(seen).toEqual([]);
  });
  test('answers 503 in the API’s own form while the API is away', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const reply = await fetch(at('/api/ap/news'));
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ errorCode: -1, requestId: expect.any(String) });
  });
});

describe('the registry of the back office', () => {
  test('holds what the flags allow and nothing else', async () => {
    const folder = `${process.env.TMPDIR ?? '/tmp'}/registry-cut-${process.pid}`;
    const content = await writeRelease(folder, {
      name: 'mf_admin_content',
      claims: [
        { path: '/admin/news/list', area: 'news' },
        { path: '/admin/ad/banner', area: 'ad' },
      ],
    });
    const accounts = await writeRelease(folder, { name: 'mf_admin_accounts', claims: [{ path: '/admin/account/list', area: 'account' }] });
    const visitors = await writeRelease(folder);
    const cut = registryCut([content, accounts, visitors], { news: 1 });
    expect(cut.map(({ manifest }) => [manifest.name, manifest.claims.map(({ path }) => path)])).toEqual([['mf_admin_content', ['/admin/news/list']]]);
    expect(registryCut([content, accounts, visitors], {})).toEqual([]);
  });
  test('is refused to who is not signed in', async () => {
    answer = { status: 401, body: { errorCode: 100401 } };
    expect((await fetch(at('/api/admin/registry'))).status).toBe(401);
  });
});
