import { staffUrlOf } from '@admissions/contracts';
import { expect, it } from 'vitest';
import { DEPARTMENTS, FEATURES, SCREENS, SINGLETONS, SPECIALIZED } from './areas.ts';
import { editHref, pathIn } from './content-screen.ts';

it('every entry is edited where the rest of the back office says so', () => {
  for (const screen of [
    ...SCREENS,
    FEATURES,
    SPECIALIZED,
    ...DEPARTMENTS.map(({ department }) => department),
  ])
    expect(staffUrlOf(screen.kind, 7), screen.kind.id).toBe(
      editHref(screen, new URLSearchParams(), 7),
    );
  for (const screen of SINGLETONS)
    expect(staffUrlOf(screen.kind, 1), screen.kind.id).toBe(pathIn(screen, screen.path));
  for (const { share } of DEPARTMENTS)
    expect(staffUrlOf(share.kind, 7, 3)).toBe(
      `${pathIn(share, share.list)}?id=3&tab=shares&department=3&edit=7`,
    );
});
