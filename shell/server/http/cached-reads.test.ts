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
/** What the API was asked, and what it answers now. */
let requests: { url: string; headers: IncomingHttpHeaders }[];
let text: string;
let extra: Record<string, string>;
let good: Set<string>;
/** Answers that the API kept back until nobody waited for them any more. */
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
/** Reads until the answer is one that is kept. */
async function readTwice(path = PATH) {
  await read(path);
  await read(path);
}

describe('reads of what is public', () => {
  test('are answered from what is kept, as the API answered, each with a number of its own', async () => {
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
  test('are asked anew once what they are made of has changed', async () => {
    await readTwice();
    text = 'two';
    readCache.invalidate(['banner']);
    expect((await read()).text).toBe('one');
    readCache.invalidate(['news']);
    expect((await read()).text).toBe('two');
  });
  test('say 304 to who has the answer, also when nothing was kept yet', async () => {
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
    ['of whoever has no token', PATH, {}],
    ['of a token that the API does not know', PATH, { authorization: 'Bearer app_bad|' }],
    ['of staff', PATH, { authorization: 'Bearer app_good|admin_token' }],
    ['of a draft', PATH, { ...GOOD, 'x-preview': 'token' }],
    ['of a part', PATH, { ...GOOD, range: 'bytes=0-1' }],
    ['of what is no public read', '/api/admin/news/news_list', GOOD],
  ])('are passed on: those %s', async (_whose, path, headers) => {
    await readTwice();
    const before = requests.length;
    await read(path, headers);
    expect(requests.at(-1)?.url).toBe(path);
    expect(requests).toHaveLength(before + 1);
  });
  test('of a token that has ended are refused, at most a minute later', async () => {
    await readTwice();
    good.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await read()).status).toBe(401);
    expect((await read()).status).toBe(401);
  });
  test('are not kept without a word of what makes them old, nor when they are somebody’s', async () => {
    extra = {};
    await readTwice();
    text = 'two';
    expect((await read()).text).toBe('two');
    extra = { 'x-read-kinds': 'news', 'set-cookie': 'a=b' };
    await readTwice();
    text = 'three';
    expect((await read()).text).toBe('three');
  });
  test('are not taken for those of another address', async () => {
    await readTwice();
    const before = requests.length;
    await read('/api/ap/news?perpage=3');
    expect(requests).toHaveLength(before + 1);
  });
  test('are sent compressed to who reads it, each in what it reads, and are the same answer by their tag', async () => {
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
  test('are asked once for who goes away before the answer, also over a connection that is kept', async () => {
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
  test('are answered with 503 where nothing is kept and the API is away', async () => {
    await readTwice();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    expect((await read()).text).toBe('one');
    expect((await read('/api/ap/faq')).status).toBe(503);
  });
});
