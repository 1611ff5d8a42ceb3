import type { Area } from '@admissions/model';
import { figuresSchema, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { useTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { createRecorder } from '../figures/recorder.ts';
import { writeRelease } from '../testing-release.ts';
import { registerErrorHandler } from './failures.ts';
import { createLoadUser } from './load-user.ts';
import { registerRunningReleasesRoute } from './running-releases-route.ts';

const temp = useTempFolder();

/** An API with one account, identified by the bearer `known`. */
async function api(flags: Partial<Record<Area, 1>>) {
  const app = fastify();
  app.get('/api/admin/auth/user_info', async ({ headers }, reply) =>
    headers.authorization === 'Bearer known'
      ? { errorCode: 1, data: { priv: JSON.stringify(flags) } }
      : reply.code(401).send({ errorCode: 100401, message: 'sign in' }),
  );
  const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return apiUrl;
}
async function shell(apiUrl: string) {
  const release = await writeRelease(temp.path, { version: '1.1.0' });
  const metrics = createMetrics();
  const recorder = createRecorder({
    metrics,
    canaries: () => [],
    releases: () => [release],
    isKnown: () => true,
    shellVersion: 'abc',
  });
  const app = fastify();
  registerErrorHandler(app);
  registerRunningReleasesRoute(app, {
    loadUser: createLoadUser({ apiUrl, internalToken: '' }),
    recorder,
    overrides: { isEnabled: true },
    shellVersion: 'abc',
  });
  onTestFinished(metrics.close);
  onTestFinished(() => app.close());
  const ask = (authorization?: string) =>
    app.inject({
      url: RUNNING_RELEASES_PATH,
      headers: { host: 'site.example', ...(authorization && { authorization }) },
    });
  return { ask, recorder };
}

describe('running releases', () => {
  test('return figures and link permission to an account with the flag `account`', async () => {
    const { ask, recorder } = await shell(await api({ account: 1 }));
    recorder.countError({ remote: 'mf_public', version: '1.1.0' }, 'render');
    const answer = await ask('Bearer known');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { data } = answer.json();
    expect(data.allowsOverrides).toBe(true);
    expect(figuresSchema.parse(data.figures).releases[0]?.errors.render).toBe(1);
  });
  test('are refused to everybody else', async () => {
    const { ask } = await shell(await api({ news: 1, forms: 1 }));
    expect((await ask('Bearer known')).statusCode).toBe(403);
    expect((await ask('Bearer known')).json()).toMatchObject({
      message: expect.stringContaining('權限'),
    });
    expect((await ask('Bearer guess')).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(401);
  });
  test('are unavailable while the API is unreachable', async () => {
    const { ask } = await shell('http://127.0.0.1:1');
    expect((await ask('Bearer known')).statusCode).toBe(503);
  });
});
