import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { KINDS } from './kinds/index.ts';
import { staffUrlOf } from './staff-urls.ts';

it('leads to a page of the back office for every kind', async () => {
  const { claims } = JSON.parse(
    await readFile(new URL('../../../mf-admin-content/remote.json', import.meta.url), 'utf8'),
  ) as {
    claims: { path: string; area: string }[];
  };
  for (const kind of KINDS) {
    const path = staffUrlOf(kind, 7, 3).split('?')[0];
    expect(claims.find((claim) => claim.path === path)?.area, kind.id).toBe(kind.area);
  }
});
