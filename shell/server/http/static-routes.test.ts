import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerStaticRoutes } from './static-routes.ts';

const temp = openTempFolder();
beforeEach(async () => {
  await mkdir(join(temp.path, 'client/assets'), { recursive: true });
  await mkdir(join(temp.path, 'releases'));
});

describe('shell contract', () => {
  test('is the file of the build and is revalidated each time', async () => {
    await writeFile(join(temp.path, 'client/contract.json'), '{"contract":"1","packages":{}}');
    const app = fastify();
    await registerStaticRoutes(app, {
      clientDir: join(temp.path, 'client'),
      releasesDir: join(temp.path, 'releases'),
      isDev: false,
      ensureRelease: async () => {},
    });
    const answer = await app.inject('/shell/contract.json');
    expect([answer.statusCode, answer.json()]).toEqual([200, { contract: '1', packages: {} }]);
    expect(answer.headers['cache-control']).toBeUndefined();
    await app.close();
  });
});

test('colours of a site are an immutable style sheet; other names fall through', async () => {
  const app = fastify();
  await registerStaticRoutes(app, {
    clientDir: join(temp.path, 'client'),
    releasesDir: join(temp.path, 'releases'),
    isDev: false,
    ensureRelease: async () => {},
  });
  const { headers, body } = await app.inject('/assets/brand-7a0019-ffc72c.css');
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).toContain('--b600:#7a0019;');
  await writeFile(join(temp.path, 'client/assets/brand-x.css'), 'a{}');
  expect((await app.inject('/assets/brand-x.css')).body).toBe('a{}');
  expect((await app.inject('/assets/brand-7a0019-{}.css')).statusCode).toBe(404);
  await app.close();
});

describe('release file', () => {
  test('is fetched from another shell before a 404', async () => {
    const requested: string[] = [];
    const app = fastify();
    await registerStaticRoutes(app, {
      clientDir: join(temp.path, 'client'),
      releasesDir: join(temp.path, 'releases'),
      isDev: false,
      async ensureRelease(name, version) {
        requested.push(`${name} ${version}`);
        if (version !== '1.2.0') return;
        await mkdir(join(temp.path, 'releases', name, version), { recursive: true });
        await writeFile(join(temp.path, 'releases', name, version, 'remoteEntry.js'), 'export {};');
      },
    });
    const statuses = [];
    for (const version of ['1.2.0', '1.3.0'])
      statuses.push((await app.inject(`/remotes/mf_public/${version}/remoteEntry.js`)).statusCode);
    expect(statuses).toEqual([200, 404]);
    expect(requested).toEqual(['mf_public 1.2.0', 'mf_public 1.3.0']);
    await app.close();
  });
});
