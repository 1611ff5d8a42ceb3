import { execFileSync } from 'node:child_process';
import { copyFile, open as openFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, Release, ShellContract } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildRegistry, createReports, writeRelease } from '../testing/release.ts';
import { openTestRegistry } from '../testing/shell.ts';
import { parseRegistry } from './parse-registry.ts';
import type { RegistryService } from './registry.ts';

let registry: RegistryService;
let reports: ReturnType<typeof createReports>;
const logged: string[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (details: { reason?: string }) => void logged.push(details.reason ?? ''),
};

const temp = openTempFolder();
beforeEach(async () => {
  logged.length = 0;
  reports = createReports();
});
afterEach(async () => {
  await registry.close();
});
const releasesDir = () => join(temp.path, 'releases');
const file = () => join(temp.path, 'registry.json');
const follow = (content: Registry) => registry.follow(parseRegistry(content));
type Settings = Parameters<typeof openTestRegistry>[1];
/** Without the API: only the copy, if there is one. */
async function openAlone(settings: Settings = {}) {
  const { service } = reports;
  const more = { service, log: log as never, ...settings };
  registry = await openTestRegistry(temp.path, more);
  await registry.start();
}
async function open(content: Registry, settings?: Settings) {
  await openAlone(settings);
  await follow(content);
}
const served = () =>
  registry.current().map(({ manifest }) => `${manifest.name} ${manifest.version}`);

test('a shell keeps a copy that another one replaced while it was verified', async () => {
  const release = await writeRelease(releasesDir());
  const entry = join(releasesDir(), 'mf_public/1.0.0/remoteEntry.js');
  // The first reading waits for what is written into the pipe.
  const [whole, pipe] = [`${entry}.whole`, `${entry}.pipe`];
  await copyFile(entry, whole);
  execFileSync('mkfifo', [pipe]);
  await rename(pipe, entry);
  const fetch = vi.fn(async () => undefined);
  const opened = open(buildRegistry(release), { service: { ...reports.service, fetch } });
  const writer = await openFile(entry, 'w');
  await rename(whole, entry);
  await writer.writeFile('half');
  await writer.close();
  await opened;
  expect([served(), fetch.mock.calls]).toEqual([['mf_public 1.0.0'], []]);
});

describe('a shell that starts without the API', () => {
  async function restart(settings?: Settings) {
    await registry.close();
    await openAlone(settings);
  }
  test('serves its last good copy, and is ready', async () => {
    await open(buildRegistry(await writeRelease(releasesDir())));
    await restart();
    expect([served(), registry.problem()]).toEqual([['mf_public 1.0.0'], null]);
  });
  test('does not return to a release that it has rolled back', async () => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    const { mf_public: entry } = buildRegistry(one, two).remotes;
    if (!entry) throw new Error('no remote');
    const since = '2026-11-23T08:00:00.000Z';
    const trial = { against: '1.0.0', since };
    await open({ remotes: { mf_public: { ...entry, trial } } });
    const figures = { views: 60, errors: 60, falls: 0 };
    registry.rollBackLocally({
      remote: 'mf_public',
      action: 'roll-back',
      version: '1.1.0',
      since,
      reason: 'it fails',
      figures: { release: figures, other: { ...figures, errors: 0 } },
    });
    await registry.settled();
    expect(served()).toEqual(['mf_public 1.0.0']);
    await restart();
    expect(served()).toEqual(['mf_public 1.0.0']);
    expect(registry.listLocalRollbacks()).toHaveLength(1);
  });
  test.each([
    ['is cut off', (text: string) => text.slice(0, 99), 'ours'],
    [
      'was changed by somebody without the internal token',
      (text: string) => text.replace('"current":"1.1.0"', '"current":"1.0.0"'),
      'ours',
    ],
    ['is from another installation', (text: string) => text, 'theirs'],
  ])('ignores a copy that %s', async (_name, change, internalToken) => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await open(buildRegistry(one, two));
    await writeFile(file(), change(await readFile(file(), 'utf8')));
    await restart({ internalToken });
    expect(served()).toEqual([]);
  });
});

describe('a canary', () => {
  const openWithCanary = async () => {
    const one = await writeRelease(releasesDir());
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    const content = buildRegistry(one);
    const entry = content.remotes.mf_public;
    if (!entry) throw new Error('no remote');
    entry.releases['1.1.0'] = two;
    const canary = { version: '1.1.0', percent: 10, at: one.releasedAt, by: 'ann', reason: 'x' };
    await open({ remotes: { mf_public: { ...entry, canary } }, sequence: 3 });
    return { entry, canary, two };
  };
  const shares = () =>
    registry.canaries().map(({ release, percent }) => [release.manifest.version, percent]);
  const reportedState = () => reports.last()?.remotes.mf_public;

  test('is served with its share besides the stable release, and falls back to it', async () => {
    const { two, entry, canary } = await openWithCanary();
    expect([served(), shares()]).toEqual([['mf_public 1.0.0'], [['1.1.0', 10]]]);
    expect(registry.earlier(two).map(({ manifest }) => manifest.version)).toEqual(['1.0.0']);
    await expect.poll(reportedState).toEqual({ version: '1.0.0', canary: { version: '1.1.0' } });
    await follow({ remotes: { mf_public: { ...entry, canary: { ...canary, percent: 50 } } } });
    expect(shares()).toEqual([['1.1.0', 50]]);
    await follow({ remotes: { mf_public: entry }, sequence: 5 });
    expect([served(), shares()]).toEqual([['mf_public 1.0.0'], []]);
    await expect.poll(reportedState).toEqual({ version: '1.0.0' });
  });
  test('finds a release for overrides, without fallback to other releases', async () => {
    const { entry } = await openWithCanary();
    entry.releases['1.2.0-pr1'] = await writeRelease(releasesDir(), { version: '1.2.0-pr1' });
    await follow({ remotes: { mf_public: entry } });
    const found = registry.find('mf_public', '1.2.0-pr1');
    expect(found && registry.earlier(found)).toEqual([]);
    expect(registry.find('mf_public', '9.9.9')).toBeNull();
  });
  test('becomes the stable release when promoted', async () => {
    const { entry } = await openWithCanary();
    const trial = { against: '1.0.0', since: '2026-11-23T08:00:00.000Z' };
    await follow({
      remotes: { mf_public: { ...entry, current: '1.1.0', previous: ['1.0.0'], trial } },
    });
    expect([served(), shares()]).toEqual([['mf_public 1.1.0'], []]);
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
});

describe('report of a shell', () => {
  const reportedState = () => ({
    sequence: reports.last()?.sequence,
    ...reports.last()?.remotes.mf_public,
  });
  test('contains served releases, sequence, and refusals with reasons', async () => {
    const one = await writeRelease(releasesDir());
    await open({ ...buildRegistry(one), sequence: 7 });
    await expect.poll(reportedState).toEqual({ sequence: 7, version: '1.0.0' });
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await writeFile(join(releasesDir(), 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    await follow({ ...buildRegistry(one, two), sequence: 8 });
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
    const warmUp = async ({ manifest }: Release) => {
      if (manifest.version === '1.1.0') throw new Error('it throws\n    at file:///srv/remote.js');
    };
    await open({ ...buildRegistry(one), sequence: 7 }, { warmUp });
    const two = await writeRelease(releasesDir(), { version: '1.1.0' });
    await follow({ ...buildRegistry(one, two), sequence: 8 });
    await expect
      .poll(reportedState)
      .toMatchObject({ sequence: 8, refused: { reason: 'it throws' } });
  });
  test('excludes build provenance from browser data', async () => {
    const provenance = { by: 'ann@desk', commit: 'abc', machine: 'desk', sourceHash: 'h1' };
    const one = {
      ...(await writeRelease(releasesDir())),
      provenance,
      packages: { leaflet: '1.9.4' },
    };
    await open(buildRegistry(one));
    expect(JSON.stringify(registry.current())).not.toMatch(/desk|leaflet/);
    // `npm start` compares the sources of the tree with it.
    expect(registry.current()[0]?.provenance?.sourceHash).toBe('h1');
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
    await open(buildRegistry(one), { contract: before });
    expect(registry.problem()).toBeNull();
    await registry.close();
    for (let start = 0; start < 2; start++) {
      await openAlone({ contract: after });
      expect(registry.problem()).toBe(
        "this shell lacks what current releases need: mf_public 1.0.0: it needs @admissions/store ^1.0.0, the shell has 2.0.0; mf_public 1.0.0: it needs toast of @admissions/store, which the shell's 2.0.0 does not have",
      );
      if (start === 0) await registry.close();
    }
    const both = { ...(await release('1.1.0', '^1.0.0 || ^2.0.0')), needs: {} };
    await follow(buildRegistry(one, both));
    expect(registry.problem()).toBeNull();
    expect(served()).toEqual(['mf_public 1.1.0']);
  });
  test('refuses a release that never ran here and retains the previous one', async () => {
    const one = await release('1.0.0', '^1.0.0');
    await open(buildRegistry(one), { contract: before });
    await follow(buildRegistry(one, await release('1.1.0', '^2.0.0')));
    expect([served(), registry.problem()]).toEqual([['mf_public 1.0.0'], null]);
    expect(logged.join()).toContain('it needs @admissions/store ^2.0.0, the shell has 1.0.0');
  });
});
