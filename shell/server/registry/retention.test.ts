import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@admissions/tools/registry-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../testing-release.ts';
import { removeOldReleases } from './retention.ts';

const DAY = 24 * 3600;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retention-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('removeOldReleases', () => {
  test('two weeks after it left force a release goes, unless it is the one to roll back to', async () => {
    const [releasesDir, serverCacheDir] = [join(folder, 'releases'), join(folder, 'cache')];
    const days: Record<string, number> = {
      '0.9.0': 50,
      '1.0.0': 40,
      '1.1.0': 15,
      '1.2.0': 13,
      '1.3.0': 20,
      '1.4.0': 19,
    };
    const releases = [];
    for (const [version, age] of Object.entries(days)) {
      releases.push(await writeRelease(releasesDir, { version }));
      await mkdir(join(serverCacheDir, 'mf_public', `${version}-0123456789ab`), {
        recursive: true,
      });
      const at = Date.now() / 1000 - age * DAY;
      await utimes(join(releasesDir, 'mf_public', version), at, at);
      await utimes(join(serverCacheDir, 'mf_public', `${version}-0123456789ab`), at, at);
    }
    await writeFile(join(folder, 'registry.json'), JSON.stringify(buildRegistry(...releases)));
    const at = new Date(Date.now() - 2 * DAY * 1000).toISOString();
    await writeFile(
      join(folder, 'registry-log.jsonl'),
      `${JSON.stringify({ at, remote: 'mf_public', from: '1.0.0', to: '1.1.0', reason: 'x' })}\n`,
    );
    await removeOldReleases({
      releasesDir,
      registryFile: join(folder, 'registry.json'),
      serverCacheDir,
      isCopy: false,
      log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    });
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual([
      '1.0.0',
      '1.2.0',
      '1.3.0',
      '1.4.0',
    ]);
    const { remotes } = await readRegistry(join(folder, 'registry.json'));
    expect(Object.keys(remotes.mf_public?.releases ?? {})).toEqual([
      '1.0.0',
      '1.2.0',
      '1.3.0',
      '1.4.0',
    ]);
    expect(remotes.mf_public?.previous).toEqual(['1.3.0', '1.2.0', '1.0.0']);
    expect(await readdir(join(serverCacheDir, 'mf_public'))).toEqual([
      '1.0.0-0123456789ab',
      '1.2.0-0123456789ab',
      '1.3.0-0123456789ab',
      '1.4.0-0123456789ab',
    ]);
  });
  test('leaves a copy of what the release service says as it is, and files of what stands in it', async () => {
    const releasesDir = join(folder, 'releases');
    const registryFile = join(folder, 'registry.json');
    const registry = buildRegistry(
      ...(await Promise.all(
        ['1.0.0', '1.1.0', '1.2.0'].map((version) => writeRelease(releasesDir, { version })),
      )),
    );
    await writeRelease(releasesDir, { version: '0.9.0' });
    const long = Date.now() / 1000 - 20 * DAY;
    for (const version of ['0.9.0', '1.0.0', '1.1.0', '1.2.0'])
      await utimes(join(releasesDir, 'mf_public', version), long, long);
    const text = JSON.stringify(registry);
    await writeFile(registryFile, text);
    await removeOldReleases({
      releasesDir,
      registryFile,
      serverCacheDir: join(folder, 'cache'),
      isCopy: true,
      log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    });
    expect(await readFile(registryFile, 'utf8')).toBe(text);
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });
  test('a canary stays, however old it is', async () => {
    const [releasesDir, serverCacheDir] = [join(folder, 'releases'), join(folder, 'cache')];
    const registryFile = join(folder, 'registry.json');
    const releases = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      releases.push(await writeRelease(releasesDir, { version }));
      const at = Date.now() / 1000 - 40 * DAY;
      await utimes(join(releasesDir, 'mf_public', version), at, at);
    }
    const registry = buildRegistry(...releases);
    const at = new Date().toISOString();
    const canary = { version: '1.1.0', percent: 10, at, by: 'ann', reason: 'x' };
    const entry = registry.remotes.mf_public;
    const content = { remotes: { mf_public: { ...entry, canary } } };
    await writeFile(registryFile, JSON.stringify(content));
    const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
    await removeOldReleases({ releasesDir, registryFile, serverCacheDir, isCopy: false, log });
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  });
});
