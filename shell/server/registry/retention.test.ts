import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import { expect, test } from 'vitest';
import { buildRegistry, silentLog, writeRelease } from '../testing/release.ts';
import { removeOldReleases } from './retention.ts';

const DAY = 24 * 3600;
const temp = openTempFolder();

test('removes files and server builds that left the registry two weeks ago', async () => {
  const releasesDir = join(temp.path, 'releases');
  const { remotes } = buildRegistry(
    ...(await Promise.all(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => writeRelease(releasesDir, { version })),
    )),
  );
  await writeRelease(releasesDir, { version: '0.8.0' });
  await writeRelease(releasesDir, { version: '0.9.0' });
  const serverCacheDir = join(temp.path, 'cache');
  const build = join(serverCacheDir, 'mf_public/0.8.0-0123456789ab');
  await mkdir(build, { recursive: true });
  const long = Date.now() / 1000 - 20 * DAY;
  for (const version of ['0.8.0', '1.0.0', '1.1.0', '1.2.0'])
    await utimes(join(releasesDir, 'mf_public', version), long, long);
  await utimes(build, long, long);
  await removeOldReleases({
    releasesDir,
    remotes: () => remotes,
    serverCacheDir,
    log: silentLog,
  });
  expect(await readdir(join(releasesDir, 'mf_public'))).toEqual([
    '0.9.0',
    '1.0.0',
    '1.1.0',
    '1.2.0',
  ]);
  expect(await readdir(join(serverCacheDir, 'mf_public'))).toEqual([]);
});
