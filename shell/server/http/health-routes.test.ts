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

/** An API that counts who asks whether it is ready. */
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
  return { apiUrl, asked: requests };
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

describe.each(['/metrics', '/shell/figures'])('L5: %s', (url) => {
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
  test('is for this machine', async () => {
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
  ])('is not for what a proxy on this machine passed on with %s', async (name) => {
    expect(await requestStatus({ [name]: '203.0.113.1' })).toBe(404);
  });
  test('is not for who asks for the site by its name, nor where a proxy is known to be in front', async () => {
    expect(await requestStatus({ host: 'admissions.example' })).toBe(404);
    expect(await requestStatus({}, { trustedProxies: ['127.0.0.1'] })).toBe(404);
  });
  test('is for our own processes wherever they run', async () => {
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
  test('a shell with no remote in reach is not ready, however ready the API is', async () => {
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

describe('a shell that something speaks against', () => {
  test('gets no visitors, and says why, before it asks anybody', async () => {
    const { apiUrl, asked: requests } = await api();
    const { app } = shell({ apiUrl, problem: () => 'registry.json is not JSON.' });
    const { statusCode, json } = await app.inject('/readyz');
    expect([statusCode, json()]).toEqual([503, { status: 'registry.json is not JSON.' }]);
    expect(requests).toHaveLength(0);
  });
});

describe('a shell that has rendered no page yet', () => {
  test('is given no visitors: the first page takes many times as long as the next', async () => {
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
  test('is ready all the same when the home page cannot be rendered: the others may', async () => {
    const { apiUrl } = await api();
    let attempts = 0;
    const { app } = shell({ apiUrl, renderFirst: async () => ++attempts > 99 });
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    expect(attempts).toBe(3);
  });
});

describe('registerHealthRoutes', () => {
  test('L5: /readyz asks the API once for four hundred who ask at once, and says what our own process may know', async () => {
    const { apiUrl, asked: requests } = await api();
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
