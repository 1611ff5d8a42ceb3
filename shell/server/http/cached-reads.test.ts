import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadCache } from '../cache/read-cache.ts';
import { createReadCache } from '../cache/read-cache.ts';
import { registerProxyRoutes } from './proxy.ts';

const GOOD = { authorization: 'Bearer app_good|' };
const PATH = '/api/ap/news?perpage=2';

let api: Server;
let app: FastifyInstance;
let readCache: ReadCache;
/** Requests received by the API, and its current response. */
let requests: { url: string; headers: IncomingHttpHeaders }[];
let text: string;
let extra: Record<string, string>;
let good: Set<string>;
/** Unanswered requests that the shell aborted. */
let dropped: number;
let isSilent: boolean;

beforeEach(async () => {
  requests = [];
  text = 'one';
  extra = { 'x-read-kinds': 'news' };
  good = new Set([GOOD.authorization]);
  dropped = 0;
  isSilent = false;
  api = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    if (isSilent) return response.once('close', () => dropped++);
    if (!good.has(request.headers.authorization ?? '')) return response.writeHead(401).end('no');
    const etag = `"${text.slice(0, 10)}"`;
    const about = {
      etag,
      'x-request-id': `number ${requests.length}`,
      'x-ratelimit-remaining': '7',
      vary: 'accept-encoding',
      ...extra,
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, about).end();
    return response.writeHead(200, { ...about, 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  readCache = createReadCache();
  readCache.setConnected(true);
  app = fastify({ genReqId: () => crypto.randomUUID() });
  await app.register((child) =>
    registerProxyRoutes(child, {
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      internalToken: 'our-own-token-of-the-tests',
      cache: readCache,
      onContentChange: readCache.invalidate,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const read = async (
  path = PATH,
  headers: Record<string, string> = GOOD,
  signal: AbortSignal | null = null,
) => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** The second response comes from the cache. */
async function readTwice(path = PATH) {
  await read(path);
  await read(path);
}

describe('public reads', () => {
  test('are served from the cache unchanged, each with its own request id', async () => {
    await readTwice();
    const before = requests.length;
    const [one, other] = [await read(), await read()];
    expect(requests).toHaveLength(before);
    expect([one.status, one.text, one.headers.get('etag')]).toEqual([200, 'one', '"one"']);
    expect(one.headers.get('content-type')).toBe('application/json');
    expect(one.headers.get('vary')).toBe('accept-encoding');
    expect(one.headers.has('x-read-kinds')).toBe(false);
    expect(one.headers.has('x-ratelimit-remaining')).toBe(false);
    expect(one.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  });
  test('return 304 for a matching tag, even with an empty cache', async () => {
    await read();
    const first = await read(PATH, { ...GOOD, 'if-none-match': 'W/"one"' });
    const second = await read(PATH, { ...GOOD, 'if-none-match': '"other", "one"' });
    expect([first.status, second.status, second.text]).toEqual([304, 304, '']);
    expect([second.headers.get('etag'), second.headers.get('content-type')]).toEqual([
      '"one"',
      null,
    ]);
    expect((await read(PATH, { ...GOOD, 'if-none-match': '"two"' })).text).toBe('one');
    expect(requests).toHaveLength(2);
  });
  test.each<[string, string, Record<string, string>]>([
    ['reads without a token', PATH, {}],
    ['reads with an invalid token', PATH, { authorization: 'Bearer app_bad|' }],
    ['reads by staff', PATH, { authorization: 'Bearer app_good|admin_token' }],
    ['reads of a draft', PATH, { ...GOOD, 'x-preview': 'token' }],
    ['reads of a byte range', PATH, { ...GOOD, range: 'bytes=0-1' }],
    ['reads of other endpoints', '/api/admin/news/news_list', GOOD],
  ])('are not cached: %s', async (_whose, path, headers) => {
    await readTwice();
    const before = requests.length;
    await read(path, headers);
    expect(requests.at(-1)?.url).toBe(path);
    expect(requests).toHaveLength(before + 1);
  });
  test('are refused at most a minute after their token has expired', async () => {
    await readTwice();
    good.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await read()).status).toBe(401);
    expect((await read()).status).toBe(401);
  });
  test('are not cached when private', async () => {
    extra = { 'x-read-kinds': 'news', 'set-cookie': 'a=b' };
    await readTwice();
    text = 'three';
    expect((await read()).text).toBe('three');
  });
  test('are compressed as the client accepts and match the same tag', async () => {
    text = 'department '.repeat(500);
    const inEncoding = (encoding: string) => read(PATH, { ...GOOD, 'accept-encoding': encoding });
    await read();
    for (const [accepted, encoding, isSmall] of [
      ['identity', null, false],
      ['gzip', 'gzip', true],
      ['gzip, deflate, br', 'br', true],
    ] as const) {
      await inEncoding(accepted);
      const before = requests.length;
      const cachedAnswer = await inEncoding(accepted);
      expect(requests).toHaveLength(before);
      expect(cachedAnswer.text).toBe(text);
      expect(cachedAnswer.headers.get('vary')).toBe('accept-encoding');
      expect(cachedAnswer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(cachedAnswer.headers.get('content-length')) < text.length / 5).toBe(isSmall);
    }
    const { etag } = Object.fromEntries((await inEncoding('br')).headers);
    expect(etag).toBe('W/"department"');
    expect((await read(PATH, { ...GOOD, 'if-none-match': String(etag) })).status).toBe(304);
  });
  test('are requested once for clients that disconnect, also on a keep-alive connection', async () => {
    await read();
    isSilent = true;
    const leaving = new AbortController();
    const gone = read('/api/ap/slow', GOOD, leaving.signal).catch(() => 'gone');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    isSilent = false;
    leaving.abort();
    expect(await gone).toBe('gone');
    await vi.waitFor(() => expect(dropped).toBe(1));
    await read('/api/ap/last');
    expect(requests.map(({ url }) => url)).toEqual([PATH, '/api/ap/slow', '/api/ap/last']);
  });
  test('return 503 with an empty cache while the API is unreachable', async () => {
    await readTwice();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    expect((await read()).text).toBe('one');
    expect((await read('/api/ap/faq')).status).toBe(503);
  });
});
