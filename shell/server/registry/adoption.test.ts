import type { Release } from '@admissions/protocol/releases';
import { createGate, openTempFolder } from '@admissions/tools/testing-node';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../testing/release.ts';
import { createAdoption } from './adoption.ts';

const made: Record<string, Release> = {};
const temp = openTempFolder();
beforeEach(async () => {
  for (const name of ['mf_public', 'mf_other'])
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      made[`${name} ${version}`] = await writeRelease(temp.path, { name, version });
});

/** Versions per remote, newest first. */
const targets = (remotes: Record<string, string[]>) =>
  new Map(
    Object.entries(remotes).map(([name, versions]) => {
      const [release, ...earlier] = versions.flatMap((version) => made[`${name} ${version}`] ?? []);
      if (!release) throw new Error('no such release');
      return [name, { release, earlier }];
    }),
  );
function adoptionWith(
  outcomes: Record<string, boolean | Promise<boolean>>,
  now: () => number = Date.now,
) {
  const proven: string[] = [];
  let changes = 0;
  const adoption = createAdoption({
    now,
    onChange: () => changes++,
    async prove({ manifest: { name, version } }) {
      proven.push(`${name} ${version}`);
      return ((await outcomes[`${name} ${version}`]) ?? true) ? null : 'it does not run';
    },
  });
  const served = () =>
    adoption.current().map(({ manifest }) => `${manifest.name} ${manifest.version}`);
  return { ...adoption, served, proven, changes: () => changes };
}
const never = new Promise<boolean>(() => {});

describe('adoption', () => {
  test('that never finishes blocks no other remote', async () => {
    const { follow, served } = adoptionWith({ 'mf_public 1.1.0': never });
    follow(targets({ mf_public: ['1.0.0'], mf_other: ['1.0.0'] }));
    await expect.poll(served).toEqual(['mf_other 1.0.0', 'mf_public 1.0.0']);
    follow(targets({ mf_public: ['1.1.0', '1.0.0'], mf_other: ['1.1.0', '1.0.0'] }));
    await expect.poll(served).toEqual(['mf_other 1.1.0', 'mf_public 1.0.0']);
    // Nor does it block the next release of its own remote.
    follow(targets({ mf_public: ['1.2.0', '1.1.0'], mf_other: ['1.1.0', '1.0.0'] }));
    await expect.poll(served).toEqual(['mf_other 1.1.0', 'mf_public 1.2.0']);
  });
  test('of a superseded release changes nothing, however late it finishes', async () => {
    const late = createGate<boolean>();
    const { follow, served, settled } = adoptionWith({ 'mf_public 1.1.0': late.promise });
    follow(targets({ mf_public: ['1.1.0'] }));
    follow(targets({ mf_public: ['1.2.0', '1.1.0'] }));
    await settled();
    late.open(true);
    await settled();
    expect(served()).toEqual(['mf_public 1.2.0']);
  });
  test('falls back to the newest earlier release that runs and retries with backoff', async () => {
    let time = 0;
    const outcomes: Record<string, boolean> = {
      'mf_public 1.2.0': false,
      'mf_public 1.1.0': false,
    };
    const adoption = adoptionWith(outcomes, () => time);
    const again = async (at: number) => {
      time = at * 1000;
      adoption.proven.length = 0;
      adoption.retryRefused();
      await adoption.settled();
      return adoption.proven;
    };
    adoption.follow(targets({ mf_public: ['1.2.0', '1.1.0', '1.0.0'] }));
    await adoption.settled();
    expect(adoption.served()).toEqual(['mf_public 1.0.0']);
    expect(await again(29)).toEqual([]);
    expect(await again(30)).toEqual(['mf_public 1.2.0']);
    expect(await again(89)).toEqual([]);
    outcomes['mf_public 1.2.0'] = true;
    expect(await again(90)).toEqual(['mf_public 1.2.0']);
    expect(adoption.served()).toEqual(['mf_public 1.2.0']);
    expect(await again(1000)).toEqual([]);
  });
  test('ends for a removed remote', async () => {
    const { follow, served, settled } = adoptionWith({});
    follow(targets({ mf_public: ['1.0.0'], mf_other: ['1.0.0'] }));
    await settled();
    follow(targets({ mf_other: ['1.0.0'] }));
    expect(served()).toEqual(['mf_other 1.0.0']);
  });
});
