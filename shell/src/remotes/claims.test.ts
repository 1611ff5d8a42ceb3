import type { Claim, Release } from '@admissions/protocol/releases';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { findOwner, selectClaimedRoutes } from './claims.ts';

const release = (name: string, ...paths: string[]) =>
  ({ manifest: { name, claims: paths.map((path) => ({ path })) } }) as unknown as Release;

test('a claim prefers the longer claim and ignores a trailing slash', () => {
  const releases = [release('mf_public', '/', '/news'), release('mf_archive', '/news/archive')];
  expect(findOwner(releases, '/news/archive/2020')?.manifest.name).toBe('mf_archive');
  expect(findOwner(releases, '/news/')?.manifest.name).toBe('mf_public');
  expect(findOwner(releases, '/')?.manifest.name).toBe('mf_public');
  expect(findOwner(releases, '/elsewhere')).toBeNull();
});

test('a route of the back office matches its exact spelling only', () => {
  const routes = selectClaimedRoutes([{ children: [{ path: 'admin/news/list', element: null }] }], [
    { path: '/admin/news/list' },
  ] as Claim[]);
  expect(matchRoutes(routes, '/admin/news/list')).not.toBeNull();
  expect(matchRoutes(routes, '/admin/NEWS/list')).toBeNull();
});

test('claims mounts only claimed routes of a remote, also below a layout', () => {
  const routes: RouteObject[] = [
    { index: true },
    { path: 'news' },
    { path: 'admin/account/list' },
    { id: 'layout', children: [{ path: 'news/:id' }, { path: 'login' }] },
  ];
  const paths = (list: RouteObject[]): unknown[] =>
    list.map(({ path, index, children }) => (children ? paths(children) : (path ?? index)));
  expect(paths(selectClaimedRoutes(routes, [{ path: '/news' }]))).toEqual(['news', ['news/:id']]);
  expect(paths(selectClaimedRoutes(routes, [{ path: '/' }]))).toEqual([true, []]);
});
