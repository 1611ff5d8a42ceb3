// @vitest-environment jsdom
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { routes } from './routes.tsx';

const leaves = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => (route.children ? leaves(route.children) : [route]));

describe('form routes', () => {
  it('match the remote’s claims, once each', () => {
    const served = leaves(routes).map(({ path }) => `/${path}`);
    expect(served.toSorted()).toEqual(manifest.claims.map(({ path }) => path).toSorted());
  });
  it.each(leaves(routes).map(({ id, lazy }) => [id, lazy] as const))(
    'has a page and a loader at %s',
    async (_id, lazy) => {
      const page = typeof lazy === 'function' ? await lazy() : {};
      expect(page).toMatchObject({
        loader: expect.any(Function),
        Component: expect.any(Function),
      });
    },
  );
});
