import {
  bannerSub,
  block,
  heroBanner,
  KINDS,
  news,
  seniorItem,
  staffService,
  standards,
} from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
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
    ['what stands around others on one of their pages', block, { id: 7 }, '/?preview=t'],
    ['nothing that is on no page', standards, { id: 1 }, null],
  ])('shows %s', (_what, kind, entry, url) => expect(buildPreviewUrl(kind, entry, 't')).toBe(url));
  it('shows what stands around the content of several pages on the one that is named', () => {
    expect(buildPreviewUrl(bannerSub, { id: 7 }, 't', '/news')).toBe('/news?preview=t');
    expect(buildPreviewUrl(news, { id: 7 }, 't', '/video')).toBe('/newsCont?id=7&preview=t');
  });
  it('is there for every kind that is on a page', () => {
    expect(KINDS.filter((kind) => !hasPreview(kind)).map(({ id }) => id)).toEqual([
      'ad.banner',
      'setting.collegeUnit',
      'highschool.visitDays',
      'about.standards',
    ]);
  });
});
