import { describe, expect, test } from 'vitest';
import { findClaimFaults } from './claims.mjs';

const manifest = (name, paths, owner = 'Web team') => ({
  name,
  owner,
  version: '1.0.0',
  contract: '1',
  base: '',
  ssr: false,
  claims: paths.map((path) => ({ path, query: {} })),
});
const registryOf = (...manifests) => ({
  remotes: Object.fromEntries(
    manifests.map((each) => [
      each.name,
      { current: '1.0.0', previous: [], releases: { '1.0.0': { manifest: each } } },
    ]),
  ),
});
const inForce = registryOf(manifest('mf_public', ['/', '/news', '/original/home']));
const ownersOf = (remotes = {}) => ({ remotes });
const find = (candidate, owners = ownersOf(), drops = []) =>
  findClaimFaults({ manifest: candidate, registry: inForce, owners, drops });

describe('the claims of a remote', () => {
  test.each([
    ['/news', '/news is claimed by mf_public already'],
    ['/News', '/News is claimed by mf_public already'],
    ['/news/special', '/news/special lies below /news, which belongs to mf_public'],
    ['/NEWS/special', '/NEWS/special lies below /news, which belongs to mf_public'],
    ['/', '/ is claimed by mf_public already'],
    ['/error', '/error belongs to the shell'],
    ['/healthz', '/healthz belongs to the shell'],
    ['/Metrics', '/Metrics belongs to the shell'],
    ['/shell/report', '/shell/report belongs to the shell'],
    ['/feed', '/feed belongs to the shell'],
  ])('%s is refused: %s', (path, sentence) =>
    expect(find(manifest('mf_demo', [path]))).toEqual([sentence]),
  );
  test('beyond 1000 are refused at once', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => `/demo/${at}`);
    const sentence = 'it claims 60000 paths, and a remote may claim 1000';
    expect(find(manifest('mf_demo', many))).toEqual([sentence]);
    expect(find(manifest('mf_demo', many.slice(0, 1000)))).toEqual([]);
  });
  test('that end with a slash are refused, and so is one that is claimed twice in other letters', () => {
    expect(find(manifest('mf_demo', ['/demo/']))).toEqual([
      '/demo/ ends with a slash, and no address does',
    ]);
    expect(find(manifest('mf_demo', ['/demo', '/Demo']))).toEqual(['/Demo is claimed twice']);
    expect(find(manifest('mf_demo', ['/news/']))).toContain(
      '/news/ is claimed by mf_public already',
    );
  });
  test('beside another’s, and above it, are free', () =>
    expect(find(manifest('mf_demo', ['/newsletter', '/original']))).toEqual([]));
  test('below another’s are free where the operators gave them', () => {
    const given = ownersOf({
      mf_demo: { team: 'Web team', prefixes: ['/news/special'] },
      mf_public: { team: 'Web team', prefixes: ['/', '/news'] },
    });
    expect(find(manifest('mf_demo', ['/news/special/2026']), given)).toEqual([]);
    expect(find(manifest('mf_demo', ['/news/other']), given)).toEqual([
      '/news/other lies below /news, which belongs to mf_public',
    ]);
    expect(
      find(manifest('mf_public', ['/', '/news', '/original/home', '/news/special']), given),
    ).toEqual(['/news/special is claimed by mf_demo already']);
  });
  test('of an owner whose remote is not in force are kept for it', () =>
    expect(
      find(
        manifest('mf_demo', ['/open-day/map']),
        ownersOf({ mf_day: { team: 'Day team', prefixes: ['/open-day'] } }),
      ),
    ).toEqual(['/open-day/map lies below /open-day, which belongs to mf_day']));
});

describe('the name of a remote', () => {
  const theirs = manifest('mf_public', ['/', '/news', '/original/home'], 'Other team');
  const sentence =
    'the name mf_public belongs to "Web team", not to "Other team", which remote.json names as owner';
  test('is that of the team whose release is in force', () =>
    expect(find(theirs)).toEqual([sentence]));
  test('is that of the owner, before any release', () =>
    expect(
      findClaimFaults({
        manifest: theirs,
        registry: registryOf(),
        owners: ownersOf({ mf_public: { team: 'Web team', prefixes: [] } }),
      }),
    ).toEqual([sentence]));
});

describe('a path that is in force', () => {
  test('and no longer claimed is said, and given up only by name', () => {
    const less = manifest('mf_public', ['/']);
    expect(find(less)).toEqual([
      '/news is in force and would be gone: say --drop=/news if that is meant, or claim it',
      '/original/home is in force and would be gone: say --drop=/original/home if that is meant, or claim it',
    ]);
    expect(find(less, ownersOf(), ['/news'])).toHaveLength(1);
    expect(find(less, ownersOf(), ['/news', '/original/home'])).toEqual([]);
  });
});
