import { type Release, toReleaseFingerprint } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { findOutdated } from './find-outdated.ts';

const release = (name: string, version: string, hash: string) =>
  ({
    manifest: { name, version, base: name.includes('admin') ? '/admin' : '' },
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': `sha384-${hash.repeat(64)}` },
  }) as unknown as Release;
const forms = release('mf_admin_forms', '1.0.0', 'a');
const running = { shell: 'one', registry: [release('mf_public', '1.0.0', 'p'), forms] };
const answer = {
  shell: 'one',
  staff: [toReleaseFingerprint(forms)],
  remotes: { mf_public: '1.0.0' },
};

describe('findOutdated', () => {
  it('returns nothing while the response lists what the tab runs', () =>
    expect(findOutdated(running, answer)).toEqual({ isShell: false, remotes: new Set() }));
  it('returns another shell, and a public remote of another version, older ones too', () => {
    expect(findOutdated(running, { ...answer, shell: 'two' }).isShell).toBe(true);
    for (const version of ['1.0.1', '0.9.0'])
      expect(findOutdated(running, { ...answer, remotes: { mf_public: version } }).remotes).toEqual(
        new Set(['mf_public']),
      );
  });
  it('returns a back-office remote with an unlisted fingerprint', () => {
    const staff = [toReleaseFingerprint(release('mf_admin_forms', '1.0.1', 'b'))];
    expect(findOutdated(running, { ...answer, staff }).remotes).toEqual(
      new Set(['mf_admin_forms']),
    );
  });
  it('ignores what the response omits: a site without remotes is starting', () =>
    expect(findOutdated(running, { shell: 'one', staff: [], remotes: {} }).remotes.size).toBe(0));
});
