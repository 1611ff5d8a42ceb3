import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release } from '@admissions/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../testing-release.ts';
import type { RegistryService } from './registry.ts';
import { openRegistry } from './registry.ts';

let folder: string;
let registry: RegistryService;
const said: string[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (facts: { reason?: string }) => void said.push(facts.reason ?? ''),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  said.length = 0;
});
afterEach(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});
const releasesDir = () => join(folder, 'releases');
const file = () => join(folder, 'registry.json');
async function put(content: Registry | string) {
  await writeFile(`${file()}.new`, typeof content === 'string' ? content : JSON.stringify(content));
  await rename(`${file()}.new`, file());
}
async function open(warmUp: (release: Release) => Promise<void> = async () => {}) {
  registry = await openRegistry({
    file: file(),
    releasesDir: releasesDir(),
    log: log as never,
    warmUp,
    onSwitch: () => {},
  });
}
const inForce = () =>
  registry.current().map(({ manifest }) => `${manifest.name} ${manifest.version}`);

describe('the registry', () => {
  test('puts a new release in force within a second, without being told', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    await put(buildRegistry(one, await writeRelease(releasesDir(), { version: '1.1.0' })));
    await expect.poll(inForce, { timeout: 1000, interval: 20 }).toEqual(['mf_public 1.1.0']);
  });
  test('is empty, and starts, when nothing was ever released', async () => {
    await open();
    expect(inForce()).toEqual([]);
  });
  test.each([
    'not json',
    '{"remotes":{"mf_public":{"current":"1.0.0","previous":[],"releases":{}}}}',
    '[]',
    '',
  ])('keeps the last good one when the file becomes %j', async (broken) => {
    await put(buildRegistry(await writeRelease(releasesDir())));
    await open();
    await put(broken);
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    expect(said).toHaveLength(1);
  });
  test('keeps the last good release when a file of the new one was changed', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await writeFile(join(releasesDir(), 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    await put(buildRegistry(one, two));
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    expect(said.join()).toContain('remoteEntry.js is not the file that was released');
  });
  test('keeps the last good release when the server build of the new one cannot be loaded', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open(async ({ manifest }) => {
      if (manifest.version === '1.1.0') throw new Error('it throws');
    });
    await put(buildRegistry(one, await writeRelease(releasesDir(), { version: '1.1.0' })));
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
  });
  test('starts with the release before when the newest is not whole', async () => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await rm(join(releasesDir(), 'mf_public/1.1.0'), { recursive: true });
    await put(buildRegistry(one, two));
    await open();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
  });
  test('leaves the other remotes alone when one is broken', async () => {
    const admin = await writeRelease(releasesDir(), {
      name: 'mf_admin_news',
      claims: [{ path: '/admin/news', area: 'news' }],
    });
    const one = await writeRelease(releasesDir());
    await rm(join(releasesDir(), 'mf_public/1.0.0/remoteEntry.js'));
    await put(buildRegistry(one, admin));
    await open();
    expect(inForce()).toContain('mf_admin_news 1.0.0');
  });
});
