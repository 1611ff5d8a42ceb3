import type { Release } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { BUCKETS, resolveReleases, toBucket } from './resolve-releases.ts';

const release = (name: string, version: string) => ({ manifest: { name, version } }) as Release;
const stable = [release('mf_public', '1.0.0'), release('mf_news', '2.0.0')];
const canary = (name: string, version: string, percent: number) => ({
  release: release(name, version),
  percent,
});
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const describeSet = (releases: readonly Release[]) =>
  releases.map(({ manifest: { name, version } }) => `${name}@${version}`).join(' ');
const bucketsWith = (canaries: ReturnType<typeof canary>[], text: string) =>
  buckets.filter((bucket) =>
    describeSet(resolveReleases({ stable, canaries }, bucket)).includes(text),
  );

describe('resolveReleases', () => {
  it.each([1, 10, 50, 100])(
    'gives a canary of %i %% to as many of a hundred buckets',
    (percent) => {
      const canaries = [canary('mf_public', '1.1.0', percent)];
      expect(bucketsWith(canaries, 'mf_public@1.1.0 mf_news@2.0.0')).toHaveLength(percent);
      expect(bucketsWith(canaries, 'mf_public@1.0.0 mf_news@2.0.0')).toHaveLength(100 - percent);
    },
  );
  it('keeps the canary’s visitors when its share grows', () => {
    const few = bucketsWith([canary('mf_public', '1.1.0', 10)], '1.1.0');
    const many = bucketsWith([canary('mf_public', '1.1.0', 40)], '1.1.0');
    expect(many).toEqual(expect.arrayContaining(few));
  });
  it('selects other visitors for the next canary', () => {
    const first = bucketsWith([canary('mf_public', '1.1.0', 10)], '1.1.0');
    const second = bucketsWith([canary('mf_public', '1.2.0', 10)], '1.2.0');
    expect(second).not.toEqual(first);
  });
  it('gives no canary without a bucket, as to clients without cookies', () =>
    expect(resolveReleases({ stable, canaries: [canary('mf_public', '1.1.0', 100)] }, null)).toBe(
      stable,
    ));
});

it('the bucket of an account is stable, and accounts are spread over all buckets', () => {
  expect(toBucket('account 7')).toBe(toBucket('account 7'));
  const used = new Set(Array.from({ length: 2000 }, (_, id) => toBucket(`account ${id}`)));
  expect(used.size).toBe(BUCKETS);
});
