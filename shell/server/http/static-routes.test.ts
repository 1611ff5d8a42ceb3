import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerStaticRoutes } from './static-routes.ts';

const temp = openTempFolder();
async function open(ensureRelease: (name: string, version: string) => Promise<void>) {
  const [clientDir, releasesDir] = [join(temp.path, 'client'), join(temp.path, 'releases')];
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(releasesDir);
  await writeFile(join(clientDir, 'contract.json'), '{"contract":"1","packages":{}}');
  await writeFile(join(clientDir, 'assets/brand-x.css'), 'a{}');
  const app = fastify();
  await registerStaticRoutes(app, { clientDir, releasesDir, isDev: false, ensureRelease });
  onTestFinished(() => app.close());
  return app;
}

test('the shell contract is the file of the build and is revalidated each time', async () => {
  const answer = await (await open(async () => {})).inject('/shell/contract.json');
  expect([answer.statusCode, answer.json()]).toEqual([200, { contract: '1', packages: {} }]);
  expect(answer.headers['cache-control']).toBeUndefined();
});

test('colours of a site are an immutable style sheet; other names fall through', async () => {
  const app = await open(async () => {});
  const { headers, body } = await app.inject('/assets/brand-7a0019-ffc72c.css');
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).toContain('--b600:#7a0019;');
  expect((await app.inject('/assets/brand-x.css')).body).toBe('a{}');
  expect((await app.inject('/assets/brand-7a0019-{}.css')).statusCode).toBe(404);
});

test('a release file is fetched from another shell before a 404', async () => {
  const requested: string[] = [];
  const app = await open(async (name, version) => {
    requested.push(`${name} ${version}`);
    if (version !== '1.2.0') return;
    const folder = join(temp.path, 'releases', name, version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'remoteEntry.js'), 'export {};');
  });
  const statuses = [];
  for (const version of ['1.2.0', '1.3.0'])
    statuses.push((await app.inject(`/remotes/mf_public/${version}/remoteEntry.js`)).statusCode);
  expect(statuses).toEqual([200, 404]);
  expect(requested).toEqual(['mf_public 1.2.0', 'mf_public 1.3.0']);
});
