import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release, ShellContract } from '@admissions/protocol/releases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, createReports, writeRegistry, writeRelease } from '../testing-release.ts';
import type { RegistryService } from './registry.ts';
import { openRegistry } from './registry.ts';

let folder: string;
let registry: RegistryService;
let reports: ReturnType<typeof createReports>;
const logged: string[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (details: { reason?: string }) => void logged.push(details.reason ?? ''),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  logged.length = 0;
  reports = createReports();
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});
const releasesDir = () => join(folder, 'releases');
const file = () => join(folder, 'registry.json');
const put = (content: Registry | string) => writeRegistry(file(), content);
async function open(
  warmUp: (release: Release) => Promise<void> = async () => {},
  contract: ShellContract | null = null,
) {
  registry = await openRegistry({
    file: file(),
    releasesDir: releasesDir(),
    contract,
    service: reports.service,
    log: log as never,
    warmUp,
    onSwitch: () => {},
  });
}
const inForce = () =>
  registry.current().map(({ manifest }) => `${manifest.name} ${manifest.version}`);

describe('registry', () => {
  test('adopts a new release by itself', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    await put(buildRegistry(one, await writeRelease(releasesDir(), { version: '1.1.0' })));
    await expect.poll(inForce, { interval: 20 }).toEqual(['mf_public 1.1.0']);
  });
  test('starts empty when nothing was ever released', async () => {
    await open();
    expect(inForce()).toEqual([]);
  });
  test.each([
    'not json',
    '{"remotes":{"mf_public":{"current":"1.0.0","previous":[],"releases":{}}}}',
    '[]',
    '',
  ])('retains the last good one when the file becomes %j', async (broken) => {
    await put(buildRegistry(await writeRelease(releasesDir())));
    await open();
    await put(broken);
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    expect(logged).toHaveLength(1);
  });
  test('retains the last good release when a file of the new one was changed', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await writeFile(join(releasesDir(), 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    await put(buildRegistry(one, two));
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
    expect(logged.join()).toContain('remoteEntry.js is not the file that was released');
  });
  test('retains the last good release when the new server build cannot be loaded', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open(async ({ manifest }) => {
      if (manifest.version === '1.1.0') throw new Error('it throws');
    });
    await put(buildRegistry(one, await writeRelease(releasesDir(), { version: '1.1.0' })));
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
  });
  test('starts with the previous release when the newest is incomplete', async () => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await rm(join(releasesDir(), 'mf_public/1.1.0'), { recursive: true });
    await put(buildRegistry(one, two));
    await open();
    expect(inForce()).toEqual(['mf_public 1.0.0']);
  });
  test('does not affect other remotes when one is broken', async () => {
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

describe('a shell that starts with a broken registry', () => {
  const reopen = async (broken: string) => {
    await registry.close();
    await put(broken);
    await open();
  };
  test.each(['', '{"remotes":', '{"remotes": 1}'])(
    'serves the last good one when registry.json is %j, and is ready',
    async (broken) => {
      await put(buildRegistry(await writeRelease(releasesDir())));
      await open();
      await reopen(broken);
      expect(inForce()).toEqual(['mf_public 1.0.0']);
      expect(registry.problem()).toBeNull();
    },
  );
  test('adopts the next good one', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    await reopen('{');
    await put(buildRegistry(one, await writeRelease(releasesDir(), { version: '1.1.0' })));
    await registry.refresh();
    expect(inForce()).toEqual(['mf_public 1.1.0']);
  });
  test('has saved the release that it served, not the refused one', async () => {
    const one = await writeRelease(releasesDir());
    await put(buildRegistry(one));
    await open();
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await writeFile(join(releasesDir(), 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    await put(buildRegistry(one, two));
    await registry.refresh();
    await reopen('{');
    expect(inForce()).toEqual(['mf_public 1.0.0']);
  });
  test('reports the problem and serves nothing without a good one', async () => {
    await put('{');
    await open();
    expect(inForce()).toEqual([]);
    expect(registry.problem()).toMatch(/registry\.json is not a registry/);
    await put(buildRegistry(await writeRelease(releasesDir())));
    await registry.refresh();
    expect(registry.problem()).toBeNull();
  });
});

describe('a canary', () => {
  const openWithCanary = async (warmUp?: (release: Release) => Promise<void>) => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    const content = buildRegistry(one);
    const entry = content.remotes.mf_public;
    if (!entry) throw new Error('no remote');
    entry.releases['1.1.0'] = two;
    const canary = { version: '1.1.0', percent: 10, at: one.releasedAt, by: 'ann', reason: 'x' };
    await put({ remotes: { mf_public: { ...entry, canary } }, sequence: 3 });
    await open(warmUp);
    return { entry, canary, two };
  };
  const shares = () =>
    registry.canaries().map(({ release, percent }) => [release.manifest.version, percent]);
  const reportedState = () => reports.last()?.remotes.mf_public;

  test('is served with its share besides the stable release, and falls back to it', async () => {
    const { two, entry, canary } = await openWithCanary();
    expect([inForce(), shares()]).toEqual([['mf_public 1.0.0'], [['1.1.0', 10]]]);
    expect(registry.earlier(two).map(({ manifest }) => manifest.version)).toEqual(['1.0.0']);
    await expect.poll(reportedState).toEqual({ version: '1.0.0', canary: { version: '1.1.0' } });
    await put({ remotes: { mf_public: { ...entry, canary: { ...canary, percent: 50 } } } });
    await registry.refresh();
    expect(shares()).toEqual([['1.1.0', 50]]);
    await put({ remotes: { mf_public: entry }, sequence: 5 });
    await registry.refresh();
    expect([inForce(), shares()]).toEqual([['mf_public 1.0.0'], []]);
    await expect.poll(reportedState).toEqual({ version: '1.0.0' });
  });
  test('that does not run is served to nobody and does not affect the stable release', async () => {
    await openWithCanary(async ({ manifest }) => {
      if (manifest.version === '1.1.0') throw new Error('it throws');
    });
    expect([inForce(), shares()]).toEqual([['mf_public 1.0.0'], []]);
    await expect.poll(reportedState).toEqual({
      version: '1.0.0',
      canary: { version: null, refused: { version: '1.1.0', reason: 'it throws' } },
    });
  });
  test('becomes the stable release when promoted', async () => {
    const { entry } = await openWithCanary();
    const trial = { against: '1.0.0', since: '2026-11-23T08:00:00.000Z' };
    await put({
      remotes: { mf_public: { ...entry, current: '1.1.0', previous: ['1.0.0'], trial } },
    });
    await registry.refresh();
    expect([inForce(), shares()]).toEqual([['mf_public 1.1.0'], []]);
    expect(
      registry
        .trials()
        .map(({ release, against, since }) => [
          release.manifest.version,
          against.manifest.version,
          new Date(since).toISOString(),
        ]),
    ).toEqual([['1.1.0', '1.0.0', trial.since]]);
  });
  test('finds a release for overrides, without fallback to other releases', async () => {
    const { entry } = await openWithCanary();
    entry.releases['1.2.0-pr1'] = await writeRelease(releasesDir(), { version: '1.2.0-pr1' });
    await put({ remotes: { mf_public: entry } });
    await registry.refresh();
    const found = registry.find('mf_public', '1.2.0-pr1');
    expect(found && registry.earlier(found)).toEqual([]);
    expect(registry.find('mf_public', '9.9.9')).toBeNull();
  });
});

describe('report of a shell', () => {
  const reportedState = () => ({
    sequence: reports.last()?.sequence,
    ...reports.last()?.remotes.mf_public,
  });
  test('contains served releases, sequence, and refusals with reasons', async () => {
    const one = await writeRelease(releasesDir());
    await put({ ...buildRegistry(one), sequence: 7 });
    await open();
    await expect.poll(reportedState).toEqual({ sequence: 7, version: '1.0.0' });
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await writeFile(join(releasesDir(), 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    await put({ ...buildRegistry(one, two), sequence: 8 });
    await expect.poll(reportedState).toEqual({
      sequence: 8,
      version: '1.0.0',
      refused: {
        version: '1.1.0',
        reason: 'mf_public 1.1.0: remoteEntry.js is not the file that was released',
      },
    });
    await registry.close();
    expect(reports.last()).toBeNull();
  });
  test('gives reasons without stack traces', async () => {
    const one = await writeRelease(releasesDir());
    await put({ ...buildRegistry(one), sequence: 7 });
    await open(async ({ manifest }) => {
      if (manifest.version === '1.1.0') throw new Error('it throws\n    at file:///srv/remote.js');
    });
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await put({ ...buildRegistry(one, two), sequence: 8 });
    await expect
      .poll(reportedState)
      .toMatchObject({ sequence: 8, refused: { reason: 'it throws' } });
  });
  test('excludes build provenance from browser data', async () => {
    const provenance = { by: 'ann@desk', commit: 'abc', machine: 'desk' };
    const one = {
      ...(await writeRelease(releasesDir())),
      provenance,
      packages: { leaflet: '1.9.4' },
    };
    await put(buildRegistry(one));
    await open();
    expect(JSON.stringify(registry.current())).not.toMatch(/desk|leaflet/);
  });
});

describe('a shell newer than its releases', () => {
  const shell = (version: string, exports: string[]): ShellContract => ({
    contract: '2',
    packages: { '@admissions/store': { version, exports } },
  });
  const release = async (version: string, range: string) => ({
    ...(await writeRelease(releasesDir(), { version })),
    needs: { '@admissions/store': { range, names: ['toast'] } },
  });
  const before = shell('1.0.0', ['toast']);
  const after = shell('2.0.0', ['tell']);

  test('reports a problem while it lacks what a release that ran here needs', async () => {
    const one = await release('1.0.0', '^1.0.0');
    await put(buildRegistry(one));
    await open(undefined, before);
    expect(registry.problem()).toBeNull();
    await registry.close();
    for (let start = 0; start < 2; start++) {
      await open(undefined, after);
      expect(registry.problem()).toBe(
        "this shell lacks what releases in force need: mf_public 1.0.0: it needs @admissions/store ^1.0.0, the shell has 2.0.0; mf_public 1.0.0: it needs toast of @admissions/store, which the shell's 2.0.0 does not have",
      );
      if (start === 0) await registry.close();
    }
    const both = { ...(await release('1.1.0', '^1.0.0 || ^2.0.0')), needs: {} };
    await put(buildRegistry(one, both));
    await registry.refresh();
    expect(registry.problem()).toBeNull();
    expect(inForce()).toEqual(['mf_public 1.1.0']);
  });
  test('refuses a release that never ran here and retains the previous one', async () => {
    const one = await release('1.0.0', '^1.0.0');
    await put(buildRegistry(one));
    await open(undefined, before);
    await put(buildRegistry(one, await release('1.1.0', '^2.0.0')));
    await registry.refresh();
    expect([inForce(), registry.problem()]).toEqual([['mf_public 1.0.0'], null]);
    expect(logged.join()).toContain('it needs @admissions/store ^2.0.0, the shell has 1.0.0');
  });
});
