import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@admissions/tools/testing-node';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { createReadCache, type ReadCache } from '../cache/read-cache.ts';
import { rejectUnknownHosts } from './allowed-hosts.ts';
import { createAcceptedTokens, registerCachedReads } from './cached-reads.ts';
import { observeRequests } from './observe-requests.ts';
import { registerProxyRoutes } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';

const GOOD = { authorization: 'Bearer app_good|' };
const PATH = '/api/ap/news?perpage=2';

let api: Awaited<ReturnType<typeof startServer>>;
let app: FastifyInstance;
let readCache: ReadCache;
let metrics: ReturnType<typeof createMetrics>;
let port: number;
/** Networks of the cache reads. */
let networks: string[];
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
  extra = {};
  good = new Set([GOOD.authorization]);
  dropped = 0;
  isSilent = false;
  api = await startServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    if (isSilent) return response.once('close', () => dropped++);
    if (!good.has(request.headers.authorization ?? '')) return response.writeHead(401).end('no');
    const etag = `"${text.slice(0, 10)}"`;
    const about = {
      etag,
      'x-request-id': `number ${requests.length}`,
      'x-ratelimit-remaining': '7',
      vary: 'accept-encoding',
      'x-read-kinds': 'news',
      ...extra,
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, about).end();
    return response.writeHead(200, { ...about, 'content-type': 'application/json' }).end(text);
  });
  metrics = createMetrics();
  await openApp();
});
async function openApp(trustedProxies: string[] = []) {
  readCache = createReadCache();
  readCache.setConnected(true);
  networks = [];
  const tokens = createAcceptedTokens();
  app = fastify({
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.protocol === 'https'));
    done();
  });
  rejectUnknownHosts(app, { siteOrigins: [] });
  const find: ReadCache['find'] = (path, network) => {
    networks.push(network);
    return readCache.find(path, network);
  };
  registerCachedReads(app, { cache: { ...readCache, find }, tokens });
  observeRequests(app, metrics);
  await app.register((child) =>
    registerProxyRoutes(child, {
      apiUrl: api.url,
      internalToken: 'our-own-token-of-the-tests',
      cache: readCache,
      tokens,
      onContentChange: readCache.invalidate,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  await app.close();
  metrics.close();
});

async function read(
  path = PATH,
  headers: Record<string, string> = GOOD,
  signal: AbortSignal | null = null,
) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const readWith = (headers: Record<string, string>) => read(PATH, { ...GOOD, ...headers });
/** Once for the token, once for the response; later ones come from the cache. */
async function readTwice() {
  await read();
  await read();
}
describe('public reads', () => {
  test('are served from the cache until their kinds change, each with its own request id', async () => {
    await readTwice();
    const [one, other] = [await read(), await read()];
    expect(requests).toHaveLength(2);
    expect([one.status, one.text]).toEqual([200, 'one']);
    for (const [name, value] of Object.entries({
      ...commonHeaders(false),
      etag: '"one"',
      vary: 'accept-encoding',
      'content-length': '3',
      'content-type': 'application/json',
      'x-read-kinds': null,
      'x-ratelimit-remaining': null,
    }))
      expect(one.headers.get(name), name).toBe(value);
    expect(one.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
    readCache.invalidate(['news']);
    await read();
    expect(requests).toHaveLength(3);
  });
  test('return 304 for a matching tag, even with an empty cache', async () => {
    await read();
    const first = await readWith({ 'if-none-match': 'W/"one"' });
    const second = await readWith({ 'if-none-match': '"other", "one"' });
    expect([first.status, second.status, second.text]).toEqual([304, 304, '']);
    expect(second.headers.get('etag')).toBe('"one"');
    expect([...second.headers.keys()].filter((name) => /^content-[^s]/.test(name))).toEqual([]);
    expect((await readWith({ 'if-none-match': '"two"' })).text).toBe('one');
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
    await read(path, headers);
    expect(requests.at(-1)?.url).toBe(path);
    expect(requests).toHaveLength(3);
  });
  test('are refused at most a minute after their token has expired', async () => {
    await readTwice();
    good.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await read()).status).toBe(401);
    expect((await read()).status).toBe(401);
  });
  test('are not cached when private', async () => {
    extra = { 'set-cookie': 'a=b' };
    await readTwice();
    text = 'three';
    expect((await read()).text).toBe('three');
  });
  test('are compressed as the client accepts and match the same tag', async () => {
    text = 'department '.repeat(500);
    const inEncoding = (encoding: string) => readWith({ 'accept-encoding': encoding });
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
    expect((await readWith({ 'if-none-match': String(etag) })).status).toBe(304);
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
    await api.stop();
    expect((await read()).text).toBe('one');
    expect((await read('/api/ap/faq')).status).toBe(503);
  });
  test('are rejected for another host', async () => {
    await readTwice();
    const headers = { ...GOOD, host: 'evil.example' };
    expect((await app.inject({ url: PATH, headers })).statusCode).toBe(421);
    expect(requests).toHaveLength(2);
  });
  const BEHIND = {
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'localhost',
    'x-forwarded-proto': 'https',
  };
  test.each<[string, string[], Record<string, string>, string]>([
    ['a direct client', [], {}, '127.0.0.1'],
    ['forged forwarding without a proxy', [], BEHIND, '127.0.0.1'],
    ['a proxy itself', ['127.0.0.1'], {}, '127.0.0.1'],
    ['forwarding by a proxy', ['127.0.0.1'], BEHIND, '192.0.2.7'],
    ['forwarding by a proxy of a range', ['loopback'], BEHIND, '192.0.2.7'],
    ['an address alone', ['127.0.0.0/8'], { 'x-forwarded-for': '192.0.2.8' }, '192.0.2.8'],
    ['forwarding by an unknown proxy', ['192.0.2.1'], BEHIND, '127.0.0.1'],
  ])('use the network of request.ip: %s', async (_title, trusted, headers, ip) => {
    await app.close();
    await openApp(trusted);
    await readTwice();
    expect((await readWith(headers)).status).toBe(200);
    expect(networks.at(-1)).toBe(ip);
  });
});
