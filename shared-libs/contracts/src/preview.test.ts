import { describe, expect, it } from 'vitest';
import { block, heroBanner, KINDS, news, seniorItem, staffService } from './kinds/index.ts';
import { buildPreviewUrl, hasPreview } from './preview.ts';

describe('preview', () => {
  it.each([
    ['an entry on its own page', news, { id: 7 }, '/newsCont?id=7&preview=t'],
    ['an entry that opens on the page of all', staffService, { id: 7 }, '/staff?id=7&preview=t'],
    [
      'an entry of the home page where it stands, not where it leads',
      heroBanner,
      { id: 7, link: { href: '/visit' } },
      '/?preview=t#hero',
    ],
    [
      'the same where it leads to another entry',
      seniorItem,
      { id: 7, share: 3 },
      '/?preview=t#seniors',
    ],
    ['nothing that is on no page of its own', block, { id: 7 }, null],
  ])('shows %s', (_what, kind, entry, url) => expect(buildPreviewUrl(kind, entry, 't')).toBe(url));
  it('is there for every kind that has a page', () => {
    expect(KINDS.filter((kind) => !hasPreview(kind)).map(({ id }) => id)).toEqual([
      'ad.banner',
      'ad.bannerSub',
      'setting.collegeUnit',
      'setting.block',
      'setting.finder',
      'highschool.visitDays',
      'about.fees',
      'about.standards',
    ]);
  });
});
