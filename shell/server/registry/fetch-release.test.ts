import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Release } from '@admissions/protocol/releases';
import { packRelease } from '@admissions/releases';
import { createGate, openTempFolder } from '@admissions/tools/testing-node';
import { expect, test } from 'vitest';
import { writeRelease } from '../testing/release.ts';
import { fetchRelease, verifyRelease } from './fetch-release.ts';

const temp = openTempFolder();

test('a release fetched twice at once is stored completely, without temporary files', async () => {
  const store = join(temp.path, 'store');
  const release = await writeRelease(store, {
    files: { 'page.js': `// ${randomBytes(300_000).toString('hex')}` },
  });
  const place = join(store, 'mf_public/1.0.0');
  await writeFile(join(place, 'release.json'), JSON.stringify(release));
  const archive = await buffer(packRelease(place, Object.keys(release.files)));
  const releasesDir = join(temp.path, 'releases');
  /** An archive with a second half that is held back until released. */
  function openHeld() {
    const gate = createGate();
    async function* read() {
      const half = Math.floor(archive.length / 2);
      yield archive.subarray(0, half);
      await gate.promise;
      yield archive.subarray(half);
    }
    return { letThrough: gate.open, open: async () => read() };
  }
  const [one, two] = [openHeld(), openHeld()];
  const first = fetchRelease(release, { releasesDir, open: one.open });
  await expect.poll(() => readdir(join(releasesDir, 'mf_public')).catch(() => [])).toHaveLength(1);
  const second = fetchRelease(release, { releasesDir, open: two.open });
  await new Promise((resolve) => setTimeout(resolve, 100));
  one.letThrough();
  expect(await first).toBe(true);
  two.letThrough();
  expect(await second).toBe(false);
  await verifyRelease(join(releasesDir, 'mf_public/1.0.0'), release);
  expect(await readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0']);
});

test('a fetched release replaces one of the same version from another database', async () => {
  const releasesDir = join(temp.path, 'releases');
  const [old, now] = [join(temp.path, 'old'), join(temp.path, 'now')];
  const releases = await Promise.all(
    [old, now].map((store) => writeRelease(store, { files: { 'page.js': `// ${store}` } })),
  );
  for (const [index, store] of [old, now].entries()) {
    const release = releases[index] as Release;
    const place = join(store, 'mf_public/1.0.0');
    await writeFile(join(place, 'release.json'), JSON.stringify(release));
    const open = async () => packRelease(place, Object.keys(release.files));
    expect(await fetchRelease(release, { releasesDir, open })).toBe(true);
    await verifyRelease(join(releasesDir, 'mf_public/1.0.0'), release);
  }
});
