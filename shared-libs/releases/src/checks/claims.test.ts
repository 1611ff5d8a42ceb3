import type { Owners, Registry, Release, RemoteManifest } from '@admissions/protocol/releases';
import { describe, expect, test } from 'vitest';
import { findClaimFaults } from './claims.ts';

const manifest = (name: string, paths: readonly string[], owner = 'Web team'): RemoteManifest => ({
  name,
  owner,
  version: '1.0.0',
  contract: '2',
  base: '',
  ssr: false,
  claims: paths.map((path) => ({ path, query: {} })),
});
const registryOf = (...manifests: RemoteManifest[]): Registry => ({
  remotes: Object.fromEntries(
    manifests.map((each) => [
      each.name,
      {
        current: '1.0.0',
        previous: [],
        releases: { '1.0.0': { manifest: each } as Release },
      },
    ]),
  ),
});
const current = registryOf(manifest('mf_public', ['/', '/news', '/original/home']));
const ownersOf = (remotes: Owners['remotes'] = {}): Owners => ({ remotes });
const find = (candidate: RemoteManifest, owners = ownersOf(), drops: string[] = []) =>
  findClaimFaults({ manifest: candidate, registry: current, owners, drops });

describe('claims of a remote', () => {
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
  test('are refused beyond 1000', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => `/demo/${at}`);
    const sentence = 'it claims 60000 paths, and a remote may claim 1000';
    expect(find(manifest('mf_demo', many))).toEqual([sentence]);
    expect(find(manifest('mf_demo', many.slice(0, 1000)))).toEqual([]);
  });
  test('are refused with a trailing slash, or as duplicates in other letter case', () => {
    expect(find(manifest('mf_demo', ['/demo/']))).toEqual([
      '/demo/ ends with a slash, and no address does',
    ]);
    expect(find(manifest('mf_demo', ['/demo', '/Demo']))).toEqual(['/Demo is claimed twice']);
    expect(find(manifest('mf_demo', ['/news/']))).toContain(
      '/news/ is claimed by mf_public already',
    );
  });
  test('are accepted beside and above another’s path', () =>
    expect(find(manifest('mf_demo', ['/newsletter', '/original']))).toEqual([]));
  test('are accepted below another’s path where operators granted it', () => {
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
  test('reserve the paths of an owner without a current release', () =>
    expect(
      find(
        manifest('mf_demo', ['/open-day/map']),
        ownersOf({ mf_day: { team: 'Day team', prefixes: ['/open-day'] } }),
      ),
    ).toEqual(['/open-day/map lies below /open-day, which belongs to mf_day']));
});

describe('name of a remote', () => {
  const theirs = manifest('mf_public', ['/', '/news', '/original/home'], 'Other team');
  const sentence =
    'the name mf_public belongs to "Web team", not to "Other team", which remote.json names as owner';
  test('belongs to the team of the current release', () =>
    expect(find(theirs)).toEqual([sentence]));
  test('belongs to the registered owner before any release', () =>
    expect(
      findClaimFaults({
        manifest: theirs,
        registry: registryOf(),
        owners: ownersOf({ mf_public: { team: 'Web team', prefixes: [] } }),
      }),
    ).toEqual([sentence]));
});

test('path of the current release is reported when no longer claimed, and dropped only explicitly', () => {
  const less = manifest('mf_public', ['/']);
  expect(find(less)).toEqual([
    '/news is a page of the current release and would be gone: pass --drop=/news to give it up, or claim it',
    '/original/home is a page of the current release and would be gone: pass --drop=/original/home to give it up, or claim it',
  ]);
  expect(find(less, ownersOf(), ['/news'])).toHaveLength(1);
  expect(find(less, ownersOf(), ['/news', '/original/home'])).toEqual([]);
});
