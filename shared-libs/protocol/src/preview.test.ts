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
    ['an entry on the common page', staffService, { id: 7 }, '/staff?id=7&preview=t'],
    [
      'an entry of the home page in its section, not its target',
      heroBanner,
      { id: 7, link: { href: '/visit' } },
      '/?preview=t#hero',
    ],
    [
      'the same with a link to another entry',
      seniorItem,
      { id: 7, share: 3 },
      '/?preview=t#seniors',
    ],
    ['a surrounding entry on one of its pages', block, { id: 7 }, '/?preview=t'],
    ['nothing for an entry without a page', standards, { id: 1 }, null],
  ])('shows %s', (_what, kind, entry, url) => expect(buildPreviewUrl(kind, entry, 't')).toBe(url));
  it('previews entries of several pages on the requested page', () => {
    expect(buildPreviewUrl(bannerSub, { id: 7 }, 't', '/news')).toBe('/news?preview=t');
    expect(buildPreviewUrl(news, { id: 7 }, 't', '/video')).toBe('/newsCont?id=7&preview=t');
  });
  it('exists for every kind with a page', () => {
    expect(KINDS.filter((kind) => !hasPreview(kind)).map(({ id }) => id)).toEqual([
      'ad.banner',
      'setting.collegeUnit',
      'highschool.visitDays',
      'about.standards',
    ]);
  });
});
