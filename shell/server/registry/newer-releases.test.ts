import { join } from 'node:path';
import type { Registry, Release } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, createReports, writeRelease } from '../testing/release.ts';
import { openTestRegistry } from '../testing/shell.ts';
import { parseRegistry } from './parse-registry.ts';
import type { RegistryService } from './registry.ts';

let releasesDir: string;
let registry: RegistryService;
let reports: ReturnType<typeof createReports>;

const temp = openTempFolder();
beforeEach(async () => {
  releasesDir = join(temp.path, 'releases');
  reports = createReports();
});
afterEach(async () => {
  await registry.close();
});
const follow = (content: unknown) => registry.follow(parseRegistry(content));
async function open() {
  registry = await openTestRegistry(temp.path, { service: reports.service });
  await registry.start();
}
const listServed = () =>
  registry.current().map(({ manifest: { name, version } }) => `${name} ${version}`);
const readAdopted = () => reports.last()?.remotes;
/** Readable only by a shell with another contract. */
async function writeNewer(version: string) {
  const release = await writeRelease(releasesDir, { version });
  return { ...release, manifest: { ...release.manifest, contract: '3' } };
}

test('unknown keys of a newer version are ignored at every level of the registry', async () => {
  const query = { q: { text: 9, ofNewer: 1 } };
  const label = { 'zh-TW': '校園', en: 'Campus', ofNewer: 1 };
  const menu = { label, order: 15, group: 'know', description: label, ofNewer: 1 };
  const claims = [{ path: '/', query, menu, ofNewer: 1 }] as never;
  const { manifest, ...release } = await writeRelease(releasesDir, { claims });
  const newer = { ...release, manifest: { ...manifest, ofNewer: 1 }, ofNewer: 1 };
  const entry = { current: '1.0.0', previous: [], releases: { '1.0.0': newer }, ofNewer: 1 };
  await open();
  await follow({ remotes: { mf_public: entry }, ofNewer: 1 });
  expect(listServed()).toEqual(['mf_public 1.0.0']);
});

describe('a release for a newer shell', () => {
  let one: Release;
  let registryOfTwo: Registry;
  beforeEach(async () => {
    one = await writeRelease(releasesDir);
    const other = await writeRelease(releasesDir, { name: 'mf_other' });
    await open();
    await follow(buildRegistry(one, other));
    const next = await writeRelease(releasesDir, { name: 'mf_other', version: '1.1.0' });
    registryOfTwo = buildRegistry(one, other, next);
  });
  test.each([
    ['with the one before it in the registry', ['1.0.0']],
    ['with nothing else in the registry', []],
  ])('is refused %s; the last good one stays, even after a restart', async (_what, previous) => {
    const releases = {
      ...(previous.length > 0 && { '1.0.0': one }),
      '2.0.0': await writeNewer('2.0.0'),
    };
    const entry = { current: '2.0.0', previous, releases };
    const newer = { remotes: { ...registryOfTwo.remotes, mf_public: entry } };
    await follow(newer);
    await expect.poll(listServed).toEqual(['mf_other 1.1.0', 'mf_public 1.0.0']);
    await registry.close();
    await open();
    expect(listServed()).toEqual(['mf_other 1.1.0', 'mf_public 1.0.0']);
    await follow(newer);
    expect(listServed()).toEqual(['mf_other 1.1.0', 'mf_public 1.0.0']);
    const reason = expect.stringContaining('contract');
    await expect.poll(readAdopted).toMatchObject({
      mf_other: { version: '1.1.0' },
      mf_public: { version: '1.0.0', refused: { version: '2.0.0', reason } },
    });
  });
  test('is refused as a canary, and everybody gets the stable release', async () => {
    const releases = { '1.0.0': one, '2.0.0': await writeNewer('2.0.0') };
    const canary = { version: '2.0.0', percent: 10, at: one.releasedAt, by: 'CI', reason: 'try' };
    await follow({ remotes: { mf_public: { current: '1.0.0', previous: [], releases, canary } } });
    expect([listServed(), registry.canaries()]).toEqual([['mf_public 1.0.0'], []]);
    await expect.poll(readAdopted).toMatchObject({
      mf_public: { version: '1.0.0', canary: { version: null, refused: { version: '2.0.0' } } },
    });
  });
});
