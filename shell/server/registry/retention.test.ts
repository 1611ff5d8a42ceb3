import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    });
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual([
      '1.0.0',
      '1.2.0',
      '1.3.0',
      '1.4.0',
    ]);
    expect(await readdir(join(serverCacheDir, 'mf_public'))).toEqual([
      '1.0.0-0123456789ab',
      '1.2.0-0123456789ab',
      '1.3.0-0123456789ab',
      '1.4.0-0123456789ab',
    ]);
  });
});
