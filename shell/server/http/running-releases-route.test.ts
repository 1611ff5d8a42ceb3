import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@admissions/model';
import { figuresSchema, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { writeAdoption } from '@admissions/tools/adoption';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { createRecorder } from '../figures/recorder.ts';
import { buildRegistry, writeRelease } from '../testing-release.ts';
import { createAskUser } from './ask-user.ts';
import { failures } from './failures.ts';
import { runningReleasesRoute } from './running-releases-route.ts';

let folder: string;
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'running-releases-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

/** An API that knows one person, by the bearer `known`. */
async function api(flags: Partial<Record<Area, 1>>) {
  const app = fastify();
  app.get('/api/admin/auth/user_info', async ({ headers }, reply) =>
    headers.authorization === 'Bearer known'
      ? { errorCode: 1, data: { priv: JSON.stringify(flags) } }
      : reply.code(401).send({ errorCode: 100401, message: 'sign in' }),
  );
  const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  return apiUrl;
}
async function shell(apiUrl: string) {
  const release = await writeRelease(folder, { version: '1.1.0' });
  const registryFile = join(folder, 'registry.json');
  const metrics = createMetrics();
  const recorder = createRecorder({
    metrics,
    canaries: () => [],
    releases: () => [release],
    isKnown: () => true,
    shellVersion: 'abc',
  });
  const app = fastify();
  failures(app);
  runningReleasesRoute(app, {
    askUser: createAskUser({ apiUrl, internalToken: '' }),
    releases: () => [release],
    recorder,
    overrides: { isOn: true },
    shellVersion: 'abc',
    registryFile,
  });
  closing.push(metrics.close, () => app.close());
  const ask = (authorization?: string) =>
    app.inject({
      url: RUNNING_RELEASES_PATH,
      headers: { host: 'site.example', ...(authorization && { authorization }) },
    });
  return { ask, recorder, release, registryFile };
}

describe('what runs', () => {
  test('is told to an account with the flag account: what is served, pinned and adopted, and the last minutes', async () => {
    const { ask, recorder, release, registryFile } = await shell(await api({ account: 1 }));
    const registry = buildRegistry(release);
    const pin = {
      version: '1.1.0',
      upTo: '1.2.0',
      at: '2026-11-23T00:00:00.000Z',
      by: 'a',
      reason: 'b',
    };
    Object.assign(registry.remotes.mf_public ?? {}, { pin });
    await writeFile(registryFile, JSON.stringify(registry));
    await writeAdoption(registryFile, {
      shell: `${hostname()}-${process.pid}`,
      at: new Date().toISOString(),
      sequence: 3,
      remotes: { mf_public: { version: '1.1.0' } },
    });
    recorder.countError({ remote: 'mf_public', version: '1.1.0' }, 'render');
    const answer = await ask('Bearer known');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { data } = answer.json();
    expect(data.releases).toEqual([
      {
        remote: 'mf_public',
        version: '1.1.0',
        team: 'tests',
        releasedAt: release.releasedAt,
        builder: null,
        pin,
      },
    ]);
    expect(data.allowsOverrides).toBe(true);
    expect(data.shells).toMatchObject([
      { sequence: 3, remotes: { mf_public: { version: '1.1.0' } } },
    ]);
    expect(figuresSchema.parse(data.figures).releases[0]?.errors.render).toBe(1);
  });
  test('is told without a registry.json as well', async () => {
    const { ask } = await shell(await api({ account: 1 }));
    const { data } = (await ask('Bearer known')).json();
    expect([data.releases[0].pin, data.shells]).toEqual([null, []]);
  });
  test('is nobody else’s business', async () => {
    const { ask } = await shell(await api({ news: 1, forms: 1 }));
    expect((await ask('Bearer known')).statusCode).toBe(403);
    expect((await ask('Bearer known')).json()).toMatchObject({
      message: expect.stringContaining('權限'),
    });
    expect((await ask('Bearer guess')).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(401);
  });
  test('cannot be told while the API is away', async () => {
    const { ask } = await shell('http://127.0.0.1:1');
    expect((await ask('Bearer known')).statusCode).toBe(503);
  });
  test.each([200, 502])(
    'is not known where a proxy on the way answers with %i in place of the API',
    async (status) => {
      const proxy = fastify();
      proxy.get('/api/admin/auth/user_info', (_request, reply) =>
        reply.code(status).type('text/html').send('<title>Away</title>'),
      );
      closing.push(() => proxy.close());
      const { ask } = await shell(await proxy.listen({ port: 0, host: '127.0.0.1' }));
      const answer = await ask('Bearer known');
      expect([answer.statusCode, answer.json().errorCode]).toEqual([503, -1]);
    },
  );
});
