import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PUBLIC_PATHS } from './public-paths.ts';

it('PUBLIC_PATHS has only pages that a remote of this repository claims', async () => {
  const { claims } = JSON.parse(
    await readFile(new URL('../../../../mf-public/remote.json', import.meta.url), 'utf8'),
  ) as { claims: { path: string }[] };
  const claimed = new Set(claims.map(({ path }) => path));
  const shellsOwn = ['/error', '/original'];
  expect(
    [...PUBLIC_PATHS].filter((path) => !claimed.has(path) && !shellsOwn.includes(path)),
  ).toEqual([]);
});
