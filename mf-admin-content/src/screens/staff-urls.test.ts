import { buildStaffUrl } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { SCREENS, SINGLETONS } from './areas.ts';
import { editHref, pathIn } from './content-screen.ts';

describe('the screens of the content', () => {
  it('edit every entry where the rest of the back office says so', () => {
    for (const screen of SCREENS)
      expect(buildStaffUrl(screen.kind, 7), screen.kind.id).toBe(
        editHref(screen, new URLSearchParams(), 7),
      );
    for (const screen of SINGLETONS)
      expect(buildStaffUrl(screen.kind, 1), screen.kind.id).toBe(pathIn(screen, screen.path));
    for (const { nested } of SCREENS)
      if (nested)
        expect(buildStaffUrl(nested.kind, 7, 3)).toBe(
          `${pathIn(nested, nested.list)}?id=3&tab=shares&department=3&edit=7`,
        );
  });

  it('show every kind whose pages are not written by hand, once', () => {
    const shown = [
      ...SCREENS.flatMap(({ kind, heading, tab, nested }) => [kind, heading, tab, nested?.kind]),
      ...SINGLETONS.map(({ kind }) => kind),
    ].flatMap((kind) => kind?.id ?? []);
    const byHand = ['news.category', 'news.news', 'ad.banner', 'ad.bannerSub', 'setting.block'];
    expect([...shown, ...byHand].toSorted()).toEqual(KINDS.map(({ id }) => id).toSorted());
  });
});
