import type { IncomingHttpHeaders } from 'node:http';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { createRecorder } from '../figures/recorder.ts';
import { registerHealthRoutes } from './health-routes.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An API that records requests for its readiness. */
async function api() {
  const requests: IncomingHttpHeaders[] = [];
  const app = fastify();
  app.get('/readyz', async ({ headers }) => {
    requests.push(headers);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return {};
  });
  const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  return { apiUrl, requests };
}
function shell(
  options: {
    apiUrl?: string;
    trustedProxies?: string[];
    hasPages?: () => boolean;
    problem?: () => string | null;
    renderFirst?: () => Promise<boolean>;
  } = {},
) {
  const metrics = createMetrics();
  const app = fastify();
  registerHealthRoutes(app, {
    apiUrl: 'http://127.0.0.1:1',
    internalToken: 'the-token',
    trustedProxies: [],
    metrics,
    recorder: createRecorder({
      metrics,
      canaries: () => [],
      releases: () => [],
      isKnown: () => false,
      shellVersion: 'abc',
    }),
    hasPages: () => true,
    problem: () => null,
    renderFirst: async () => true,
    ...options,
  });
  closing.push(metrics.close, () => app.close());
  return { app, metrics };
}

describe.each(['/metrics', '/shell/figures'])('%s', (url) => {
  const requestStatus = async (
    headers: Record<string, string>,
    options = {},
    remoteAddress = '127.0.0.1',
  ) =>
    (
      await shell(options).app.inject({
        url,
        remoteAddress,
        headers: { host: '127.0.0.1:3000', ...headers },
      })
    ).statusCode;
  test('is served to this machine', async () => {
    expect(await requestStatus({})).toBe(200);
    expect(await requestStatus({ host: 'localhost:3000' })).toBe(200);
    expect(await requestStatus({}, {}, '203.0.113.1')).toBe(404);
  });
  test.each([
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'via',
    'x-forwarded-proto',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ])('is refused to requests that a local proxy forwards with %s', async (name) => {
    expect(await requestStatus({ [name]: '203.0.113.1' })).toBe(404);
  });
  test('is refused for the site’s host name and behind configured proxies', async () => {
    expect(await requestStatus({ host: 'admissions.example' })).toBe(404);
    expect(await requestStatus({}, { trustedProxies: ['127.0.0.1'] })).toBe(404);
  });
  test('is served to processes with the internal token', async () => {
    expect(
      await requestStatus(
        { 'x-internal-token': 'the-token', 'x-forwarded-for': '203.0.113.1' },
        { trustedProxies: ['127.0.0.1'] },
        '203.0.113.1',
      ),
    ).toBe(200);
    expect(await requestStatus({ 'x-internal-token': 'guess' }, {}, '203.0.113.1')).toBe(404);
  });
});

describe('registerHealthRoutes', () => {
  test('is not ready without remotes, even if the API is ready', async () => {
    const { apiUrl } = await api();
    let isThere = false;
    const { app } = shell({ apiUrl, hasPages: () => isThere });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'waiting for the remotes' });
    isThere = true;
    await app.inject('/readyz');
    const after = await app.inject('/readyz');
    expect([after.statusCode, after.json()]).toEqual([200, { status: 'ready' }]);
  });
});

describe('a shell with a problem', () => {
  test('is not ready and reports the reason without a request to the API', async () => {
    const { apiUrl, requests } = await api();
    const { app } = shell({ apiUrl, problem: () => 'registry.json is not JSON.' });
    const { statusCode, json } = await app.inject('/readyz');
    expect([statusCode, json()]).toEqual([503, { status: 'registry.json is not JSON.' }]);
    expect(requests).toHaveLength(0);
  });
});

describe('a shell before its first render', () => {
  test('is not ready, because the first render is slow', async () => {
    const { apiUrl } = await api();
    let rendered = (_isDone: boolean) => {};
    let attempts = 0;
    const renderFirst = () => {
      attempts++;
      return new Promise<boolean>((resolve) => {
        rendered = resolve;
      });
    };
    const { app } = shell({ apiUrl, renderFirst });
    for (let times = 0; times < 3; times++) {
      const before = await app.inject('/readyz');
      expect([before.statusCode, before.json()]).toEqual([
        503,
        { status: 'rendering a first page' },
      ]);
    }
    rendered(true);
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    expect(attempts).toBe(1);
  });
  test('becomes ready even if the home page cannot be rendered', async () => {
    const { apiUrl } = await api();
    let attempts = 0;
    const { app } = shell({ apiUrl, renderFirst: async () => ++attempts > 99 });
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    expect(attempts).toBe(3);
  });
});

describe('registerHealthRoutes', () => {
  test('sends one API request for 400 concurrent ones and gives details to own processes', async () => {
    const { apiUrl, requests } = await api();
    const { app } = shell({ apiUrl });
    await app.inject('/readyz');
    await app.inject('/readyz');
    requests.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const answers = await Promise.all(Array.from({ length: 400 }, () => app.inject('/readyz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.['x-internal-token']).toBe('the-token');
  });
});
