import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { healthRoutes } from '../http/health-routes.ts';
import { createMetrics } from '../metrics.ts';
import { packPage } from './packed-page.ts';
import { untilRemotes } from './until-remotes.ts';

describe('a first start with no remote in reach', () => {
  test('answers every page with 503, and with itself as soon as a remote is there', async () => {
    let isThere = false;
    const own = { status: 200, body: await packPage('<p>自己的頁面</p>', []), source: 'render' as const };
    const pages = await untilRemotes(
      async () => own,
      () => isThere,
    );
    expect([(await pages('/')).status, (await pages('/news')).status]).toEqual([503, 503]);
    isThere = true;
    expect(await pages('/')).toBe(own);
  });
  test('is not ready, however ready the API is', async () => {
    const api = fastify();
    api.get('/readyz', async () => ({ status: 'ready' }));
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    const metrics = createMetrics();
    let isThere = false;
    const app = fastify();
    healthRoutes(app, { apiUrl, metrics, hasPages: () => isThere });
    const before = await app.inject('/readyz');
    isThere = true;
    const after = await app.inject('/readyz');
    metrics.close();
    await Promise.all([app.close(), api.close()]);
    expect([before.statusCode, before.json().status, after.statusCode, after.json().status]).toEqual([503, 'waiting for the remotes', 200, 'ready']);
  });
});
