import { buildStaffUrl } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { buildFormHref, buildPath } from './content-screen.ts';
import { SCREENS, SINGLETONS } from './screens.ts';

describe('content screens', () => {
  it('edit every entry at the address that other screens link to', () => {
    for (const screen of SCREENS)
      expect(buildStaffUrl(screen.kind, 7), screen.kind.id).toBe(
        buildFormHref(screen, new URLSearchParams(), 7),
      );
    for (const screen of SINGLETONS)
      expect(buildStaffUrl(screen.kind, 1), screen.kind.id).toBe(buildPath(screen, screen.path));
    for (const { nested } of SCREENS)
      if (nested)
        expect(buildStaffUrl(nested.kind, 7, 3)).toBe(
          `${buildPath(nested, nested.list)}?id=3&tab=shares&department=3&edit=7`,
        );
  });

  it('cover every kind without handwritten pages, once', () => {
    const shown = [
      ...SCREENS.flatMap(({ kind, heading, tab, nested }) => [kind, heading, tab, nested?.kind]),
      ...SINGLETONS.map(({ kind }) => kind),
    ].flatMap((kind) => kind?.id ?? []);
    const byHand = ['news.category', 'news.news', 'ad.banner', 'ad.bannerSub', 'setting.block'];
    expect([...shown, ...byHand].toSorted()).toEqual(KINDS.map(({ id }) => id).toSorted());
  });
});
