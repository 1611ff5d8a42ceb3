import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import { describe, expect, it } from 'vitest';
import { createMissingReleases } from './missing-releases.ts';

const temp = openTempFolder();
const arrive = (key: string) => mkdir(join(temp.path, key), { recursive: true });

describe('createMissingReleases', () => {
  it('waits until the release has arrived, not until the poll ends', async () => {
    let finish = () => {};
    const bring = createMissingReleases({
      releasesDir: temp.path,
      poll: () =>
        new Promise((resolve) => {
          finish = resolve;
          setTimeout(() => void arrive('mf_public/1.2.0'), 80);
        }),
    });
    await expect(bring('mf_public', '1.2.0')).resolves.toBeUndefined();
    finish();
  });
  it('polls once for all waiting requests and never for present releases', async () => {
    let polls = 0;
    const bring = createMissingReleases({
      releasesDir: temp.path,
      poll: async () => {
        polls++;
        await arrive('mf_public/1.2.0');
      },
    });
    await Promise.all([bring('mf_public', '1.2.0'), bring('mf_public', '1.2.0')]);
    await bring('mf_public', '1.2.0');
    expect(polls).toBe(1);
  });
  it('limits polls for missing releases and ignores invalid versions', async () => {
    let polls = 0;
    const bring = createMissingReleases({
      releasesDir: temp.path,
      poll: async () => void polls++,
    });
    await bring('mf_public', '9.9.9');
    await bring('mf_public', '9.9.8');
    await bring('mf_public', '../../etc');
    expect(polls).toBe(1);
  });
  it('resolves at once when the poll fails', async () => {
    const bring = createMissingReleases({
      releasesDir: temp.path,
      poll: () => Promise.reject(new Error('away')),
    });
    await expect(bring('mf_public', '1.2.0')).resolves.toBeUndefined();
  });
});
