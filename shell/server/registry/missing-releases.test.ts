import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMissingReleases } from './missing-releases.ts';

let releasesDir: string;
beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'missing-'));
});
afterEach(() => rm(releasesDir, { recursive: true, force: true }));
const arrive = (key: string) => mkdir(join(releasesDir, key), { recursive: true });

describe('createMissingReleases', () => {
  it('waits until the release has come, and not for what its source does then', async () => {
    let finish = () => {};
    const bring = createMissingReleases({
      releasesDir,
      poll: () =>
        new Promise((resolve) => {
          finish = resolve;
          setTimeout(() => void arrive('mf_public/1.2.0'), 80);
        }),
    });
    await expect(bring('mf_public', '1.2.0')).resolves.toBeUndefined();
    finish();
  });
  it('asks once for everybody who waits, and not at all for what is here', async () => {
    let looks = 0;
    const bring = createMissingReleases({
      releasesDir,
      poll: async () => {
        looks++;
        await arrive('mf_public/1.2.0');
      },
    });
    await Promise.all([bring('mf_public', '1.2.0'), bring('mf_public', '1.2.0')]);
    await bring('mf_public', '1.2.0');
    expect(looks).toBe(1);
  });
  it('does not go on asking for what does not come, nor for what is no version', async () => {
    let looks = 0;
    const bring = createMissingReleases({
      releasesDir,
      poll: async () => void looks++,
    });
    await bring('mf_public', '9.9.9');
    await bring('mf_public', '9.9.8');
    await bring('mf_public', '../../etc');
    expect(looks).toBe(1);
  });
  it('lets nobody wait when the source fails', async () => {
    const bring = createMissingReleases({
      releasesDir,
      poll: () => Promise.reject(new Error('away')),
    });
    await expect(bring('mf_public', '1.2.0')).resolves.toBeUndefined();
  });
});
