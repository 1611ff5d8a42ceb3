import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createForwardingProof, type KindNames } from '@admissions/protocol/server';
import { startServer } from '@admissions/tools/testing-node';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createReadCache } from '../cache/read-cache.ts';
import { writeRelease } from '../testing/release.ts';
import { sendRaw } from '../testing/shell.ts';
import { registerAdminRegistryRoute, selectAdminReleases } from './admin-registry.ts';
import { registerAppTokenRoute } from './app-token.ts';
import { createAcceptedTokens } from './cached-reads.ts';
import { createLoadUser } from './load-user.ts';
import { registerProxyRoutes } from './proxy.ts';
import {
  createUrlRewrite,
  registerApiVersionHeader,
  rejectMalformedRequests,
} from './request-hooks.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
let api: Awaited<ReturnType<typeof startServer>>;
let app: FastifyInstance;
let seen: Seen[];
let writes: number;
let changed: KindNames | undefined;
let answer: { status: number; body: unknown; headers?: Record<string, string>; isEarly?: boolean };

beforeEach(async () => {
  seen = [];
  writes = 0;
  answer = { status: 200, body: { errorCode: 1, data: {} } };
  api = await startServer(async (request, response) => {
    const parts: Buffer[] = [];
    // Requests without a body are answered at once, as by any API.
    if (request.method !== 'GET' && !answer.isEarly)
      for await (const part of request) parts.push(part as Buffer);
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'x-from': 'api',
        ...answer.headers,
      })
      .end(JSON.stringify(answer.body));
  });
  const apiUrl = api.url;
  app = fastify(createUrlRewrite('v1'));
  registerApiVersionHeader(app, 'v1');
  registerAppTokenRoute(app, {
    apiUrl,
    internalToken: 'our-own-token-of-the-tests',
    app: { key: 'the-key', secret: 'the-secret' },
    siteOrigins: ['https://site.example'],
    tokens: createAcceptedTokens(),
  });
  const loadUser = createLoadUser({ apiUrl, internalToken: 'our-own-token-of-the-tests' });
  registerAdminRegistryRoute(app, {
    loadUser,
    releases: () => [],
    canaries: () => [],
    overrides: { read: () => [] },
    internalToken: 'our-own-token-of-the-tests',
  });
  rejectMalformedRequests(app);
  await app.register((child) =>
    registerProxyRoutes(child, {
      apiUrl,
      internalToken: 'our-own-token-of-the-tests',
      cache: createReadCache(),
      onContentChange(what) {
        writes++;
        changed = what;
      },
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());
const at = (path: string) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe.each(['/api', '/api/v1'])('application token of %s', (base) => {
  const requestToken = (body: object, headers?: Record<string, string>) =>
    post(`${base}/auth/signin`, body, headers).then(() => JSON.parse(seen[0]?.body ?? ''));
  test('is requested with key and secret, which the browser never has', async () => {
    expect(
      await requestToken({ domain: 'site.example' }, { origin: 'https://site.example' }),
    ).toEqual({ domain: 'site.example', key: 'the-key', secret: 'the-secret' });
  });
  test('is requested unchanged when a client sends its own key', async () => {
    const own = { key: 'mine', secret: 'mine too', domain: 'x' };
    expect(await requestToken(own)).toEqual(own);
  });
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://site.example' },
  ])('is refused to pages of other sites: %j', async (headers) => {
    await requestToken({ domain: 'site.example' }, headers);
    expect(seen[0]?.body).not.toContain('the-secret');
  });
});

describe('proxy to the API', () => {
  test('forwards the client’s own address and drops forged ones', async () => {
    await fetch(at('/api/ap/news'), {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'x-internal-token': 'guess',
      },
    });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('203.0.113.9');
    expect(seen[0]?.headers['x-internal-token']).toBeUndefined();
  });
  test('forwards query, body, status and headers unchanged', async () => {
    answer = { status: 422, body: { errorCode: -1 } };
    const reply = await post('/api/ap/forms/add_visit?a=1&b=%E4%B8%AD', { school: '中壢高中' });
    expect([reply.status, reply.headers.get('x-from'), await reply.json()]).toEqual([
      422,
      'api',
      { errorCode: -1 },
    ]);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/ap/forms/add_visit?a=1&b=%E4%B8%AD',
      body: '{"school":"中壢高中"}',
    });
  });
  test('shows a page for a missing document', async () => {
    answer = { status: 404, body: { errorCode: -1 } };
    const reply = await fetch(at('/media/old.pdf'));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await reply.text()).toMatch(/<h1>找不到這個頁面.*<a class="retry" href="\/">/s);
    expect((await fetch(at('/api/ap/nothing'))).headers.get('content-type')).toBe(
      'application/json',
    );
  });
  test('invalidates pages only after writes that the API marks as content changes', async () => {
    await fetch(at('/api/admin/news/news_list'));
    for (const path of [
      '/api/ap/forms/add_visit',
      '/api/admin/presence',
      '/api/admin/auth/login',
      '/api/admin/preview',
    ])
      await post(path, {});
    expect(writes).toBe(0);
    answer = { status: 200, body: {}, headers: { 'x-content-changed': '1' } };
    const reply = await post('/api/admin/news/edit_news/1', {});
    expect([writes, reply.headers.has('x-content-changed')]).toEqual([1, false]);
    expect(changed).toBe('all');
    expect(reply.headers.getSetCookie()).toEqual([
      'content_changed=1; Path=/; Max-Age=3; HttpOnly; SameSite=Lax',
    ]);
    answer = { status: 200, body: {}, headers: { 'x-content-changed': 'news,news.category' } };
    await post('/api/admin/news/edit_news/1', {});
    expect(changed).toEqual(['news', 'news.category']);
  });
  test.each([
    '/api/internal/changes',
    '/api/v1/internal/changes',
    '/api/v1/v1/internal/changes',
    '/api/v2/internal/changes',
    '/api/v1/v2/internal/x',
    '/api/v1/v1/ap/news',
    '/api/v2/ap/news',
    '/api/%761/internal/changes',
    '/api/v1/%69nternal/changes',
  ])('exposes nothing internal and no other version: 404 for %s', async (path) => {
    expect((await fetch(at(path))).status).toBe(404);
    expect(seen).toEqual([]);
  });
  test('returns 503 in an API envelope while the API is unreachable', async () => {
    await api.stop();
    const reply = await fetch(at('/api/ap/news'));
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      errorCode: -1,
      requestId: expect.any(String),
      message: '系統暫時無法處理，請稍後再試。',
    });
  });
});

describe('proxy below /api/v1', () => {
  test('equals the one below /api and forwards the requested path', async () => {
    answer = { status: 200, body: {}, headers: { 'x-content-changed': '1' } };
    await post('/api/v1/admin/news/edit_news/1?a=1', {});
    expect([seen[0]?.url, writes]).toEqual(['/api/v1/admin/news/edit_news/1?a=1', 1]);
  });
  test('sends the version with responses of the shell itself', async () => {
    expect((await post('/api/v1/auth/signin', { domain: 'x' })).headers.get('x-api-version')).toBe(
      'v1',
    );
    expect((await fetch(at('/api/v1/internal/changes'))).headers.get('x-api-version')).toBe('v1');
  });
  test('applies the same framing rules', async () => {
    const reply = await fetch(at('/api/v1/ap/news'), { method: 'DELETE', body: 'x' });
    expect([reply.status, seen]).toEqual([400, []]);
  });
});

describe('framing of forwarded requests', () => {
  const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: hidden.example\r\n\r\n';
  const chunked = `Transfer-Encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
  const send = (bytes: string, patience?: number) => sendRaw(app.server, bytes, patience);
  const urls = () => seen.map(({ url }) => url);

  test.each(['DELETE', 'OPTIONS', 'GET', 'HEAD'])(
    'rejects a body of %s and executes no request in it',
    async (method) => {
      expect(await send(`${method} /api/zz HTTP/1.1\r\nHost: x\r\n${chunked}`)).toMatch(
        /^HTTP\/1\.1 400/,
      );
      expect(
        await send(
          `${method} /api/zz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, content-length\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
        ),
      ).toMatch(/^HTTP\/1\.1 400/);
      expect(urls()).toEqual([]);
    },
  );
  test('isolates other visitors from a GET with a length but no body', async () => {
    for (let time = 0; time < 5; time++) {
      await send('GET /media/none.webp HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n', 300);
      expect((await fetch(at('/media/hero.avif'))).status).toBe(200);
    }
    expect(new Set(urls())).toEqual(new Set(['/media/hero.avif']));
  });
  test('re-frames a body with its length listed in Connection', async () => {
    const answer = await send(
      `POST /api/zz HTTP/1.1\r\nHost: x\r\nConnection: close, content-length\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(seen.map(({ url, body }) => [url, body])).toEqual([['/api/zz', HIDDEN]]);
  });
  test('delivers an early refusal while the body is still sent, and drops the rest', async () => {
    answer = { status: 413, body: { errorCode: -1 }, isEarly: true };
    for (let sent = 0; sent < 100; sent++) {
      const body = new Uint8Array(2 ** 20);
      const reply = await fetch(at('/api/admin/media/upload'), { method: 'POST', body });
      expect([sent, reply.status, await reply.json()]).toEqual([sent, 413, { errorCode: -1 }]);
    }
    expect((await fetch(at('/api/ap/news'))).status).toBe(413);
  });
  test('proves its own headers and drops a proof sent by a visitor', async () => {
    await fetch(at('/api/ap/news'), { headers: { 'x-forwarding-proof': 'guess' } });
    expect(seen[0]?.headers['x-forwarding-proof']).toBe(
      createForwardingProof('our-own-token-of-the-tests'),
    );
  });
});

describe('admin registry', () => {
  test('contains only the remotes that the flags allow', async () => {
    const folder = `${process.env.TMPDIR ?? '/tmp'}/registry-cut-${process.pid}`;
    const content = await writeRelease(folder, {
      name: 'mf_admin_content',
      claims: [
        { path: '/admin/news/list', area: 'news' },
        { path: '/admin/ad/banner', area: 'ad' },
      ],
    });
    const accounts = await writeRelease(folder, {
      name: 'mf_admin_accounts',
      claims: [{ path: '/admin/account/list', area: 'account' }],
    });
    const visitors = await writeRelease(folder);
    const cut = selectAdminReleases([content, accounts, visitors], { news: 1 });
    expect(
      cut.map(({ manifest }) => [manifest.name, manifest.claims.map(({ path }) => path)]),
    ).toEqual([['mf_admin_content', ['/admin/news/list']]]);
    expect(selectAdminReleases([content, accounts, visitors], {})).toEqual([]);
  });
  test('is refused without sign-in', async () => {
    answer = { status: 401, body: { errorCode: 100401 } };
    expect((await fetch(at('/api/admin/registry'))).status).toBe(401);
  });
});
