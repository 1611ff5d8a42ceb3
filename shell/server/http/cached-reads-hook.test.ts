import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import type { ReadCache } from '../cache/read-cache.ts';
import { createReadCache } from '../cache/read-cache.ts';
import { rejectUnknownHosts } from './allowed-hosts.ts';
import { createAcceptedTokens, registerCachedReads } from './cached-reads.ts';
import { registerConnectionLimits } from './connection-limits.ts';
import { rejectMalformedRequests } from './malformed-requests.ts';
import { observeRequests } from './observe-requests.ts';
import { registerProxyRoutes } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';

const GOOD = { authorization: 'Bearer app_good|' };
const PATH = '/api/ap/news?perpage=2';

let api: Server;
let app: FastifyInstance;
let readCache: ReadCache;
let metrics: ReturnType<typeof createMetrics>;
let port: number;
/** Networks of the cache reads. */
let networks: string[];
/** Paths requested from the API. */
let requestedPaths: string[];

beforeEach(async () => {
  requestedPaths = [];
  api = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response
      .writeHead(200, {
        etag: '"one"',
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
        'content-type': 'application/json',
        'x-read-kinds': 'news',
      })
      .end('one');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
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
  rejectMalformedRequests(app);
  registerConnectionLimits(app);
  rejectUnknownHosts(app, { siteOrigins: [] });
  const find: ReadCache['find'] = (path, network) => {
    networks.push(network);
    return readCache.find(path, network);
  };
  registerCachedReads(app, { cache: { ...readCache, find }, tokens });
  observeRequests(app, metrics);
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'slow';
  });
  const { port: apiPort } = api.address() as AddressInfo;
  await app.register((child) =>
    registerProxyRoutes(child, {
      apiUrl: `http://127.0.0.1:${apiPort}`,
      internalToken: 'our-own-token-of-the-tests',
      cache: readCache,
      tokens,
      onContentChange: readCache.invalidate,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  // Once for the token, once for the response.
  await read();
  await read();
}
afterEach(async () => {
  await app.close();
  metrics.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const read = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    headers: { ...GOOD, ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** Sends raw text and returns everything received until the server closes. */
const converse = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('close', () => resolve(heard));
  });
const asking = (path: string, more: readonly string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: ${GOOD.authorization}`,
    'accept: */*',
    'accept-language: *',
    'accept-encoding: gzip, deflate',
    ...more,
    '',
    '',
  ].join('\r\n');

describe('cached read', () => {
  test('is served without the API, with the common headers', async () => {
    const { status, headers, text } = await read();
    expect([status, text, requestedPaths.length]).toEqual([200, 'one', 2]);
    for (const [name, value] of Object.entries(commonHeaders(false)))
      expect(headers.get(name), name).toBe(value);
    expect(headers.get('content-length')).toBe('3');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.has('x-read-kinds')).toBe(false);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
  test('is counted in the metrics', async () => {
    await read();
    await read({ 'if-none-match': '"one"' });
    await expect
      .poll(() => metrics.text())
      .toContain('shell_requests_total{route="/api/*",status="304"} 1');
    expect(metrics.text()).toContain('shell_requests_total{route="/api/*",status="200"} 3');
  });
  test('is rejected for another host and for malformed framing', async () => {
    const other = await converse(
      asking(PATH, ['connection: close']).replace('localhost', 'evil.example'),
    );
    expect(other).toMatch(/^HTTP\/1\.1 421 /);
    const twice = await converse(asking(PATH, ['authorization: Bearer app_other|']));
    expect(twice).toMatch(/^HTTP\/1\.1 400 /);
    const withBody = await converse(`${asking(PATH, ['content-length: 3'])}abc`);
    expect(withBody).toMatch(/^HTTP\/1\.1 400 /);
    expect(requestedPaths).toHaveLength(2);
  });
  test('waits for the previous response on its connection', async () => {
    const heard = await converse(
      asking('/slow') + asking(PATH) + asking(PATH, ['connection: close']),
    );
    expect(heard.match(/\r\n\r\n(slow|one)/g)).toEqual([
      '\r\n\r\nslow',
      '\r\n\r\none',
      '\r\n\r\none',
    ]);
  });
  test('is not served after a change of its kinds', async () => {
    readCache.invalidate(['news']);
    await read();
    expect(requestedPaths).toHaveLength(3);
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
    [
      'forwarding with an address alone',
      ['127.0.0.0/8'],
      { 'x-forwarded-for': '192.0.2.8' },
      '192.0.2.8',
    ],
    ['forwarding by an unknown proxy', ['192.0.2.1'], BEHIND, '127.0.0.1'],
  ])('uses the network of request.ip: %s', async (_title, trusted, headers, ip) => {
    await app.close();
    await openApp(trusted);
    expect((await read(headers)).status).toBe(200);
    expect(networks.at(-1)).toBe(ip);
  });
});
