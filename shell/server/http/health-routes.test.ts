import { createGate } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { registerHealthRoutes } from './health-routes.ts';

function shell(
  options: {
    trustedProxies?: string[];
    hasPages?: () => boolean;
    problem?: () => string | null;
    renderFirst?: () => Promise<boolean>;
  } = {},
) {
  const metrics = createMetrics();
  metrics.close();
  const app = fastify();
  registerHealthRoutes(app, {
    internalToken: 'the-token',
    trustedProxies: [],
    metrics,
    hasPages: () => true,
    problem: () => null,
    renderFirst: async () => true,
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, metrics };
}

describe('/metrics', () => {
  const requestStatus = async (
    headers: Record<string, string>,
    options = {},
    remoteAddress = '127.0.0.1',
  ) =>
    (
      await shell(options).app.inject({
        url: '/metrics',
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

test('registerHealthRoutes is ready as soon as it has remotes, even without the API', async () => {
  let isThere = false;
  const { app } = shell({ hasPages: () => isThere });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'waiting for the remotes' });
  isThere = true;
  await app.inject('/readyz');
  const after = await app.inject('/readyz');
  expect([after.statusCode, after.json()]).toEqual([200, { status: 'ready' }]);
});

test('a shell with a problem is not ready and reports the reason', async () => {
  const { app } = shell({ problem: () => 'this shell lacks a package' });
  const { statusCode, json } = await app.inject('/readyz');
  expect([statusCode, json()]).toEqual([503, { status: 'this shell lacks a package' }]);
});

describe('a shell before its first render', () => {
  test('is not ready, because the first render is slow', async () => {
    const gate = createGate<boolean>();
    const renderFirst = vi.fn(() => gate.promise);
    const { app } = shell({ renderFirst });
    for (let times = 0; times < 3; times++) {
      const before = await app.inject('/readyz');
      expect([before.statusCode, before.json()]).toEqual([
        503,
        { status: 'rendering a first page' },
      ]);
    }
    gate.open(true);
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    expect(renderFirst).toHaveBeenCalledTimes(1);
  });
  test('becomes ready even if the home page cannot be rendered', async () => {
    let attempts = 0;
    const { app } = shell({ renderFirst: async () => ++attempts > 99 });
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    expect(attempts).toBe(3);
  });
});
