import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from './public-paths.ts';

describe('PUBLIC_PATHS', () => {
  it('knows every page that visitors can open, and no other', async () => {
    const { claims } = JSON.parse(
      await readFile(new URL('../../../../mf-public/remote.json', import.meta.url), 'utf8'),
    ) as { claims: { path: string }[] };
    const claimed = claims.map(({ path }) => path).filter((path) => !path.startsWith('/original/'));
    expect([...PUBLIC_PATHS].filter((path) => path !== '/error').toSorted()).toEqual(
      [...new Set([...claimed, '/original'])].toSorted(),
    );
  });
});
