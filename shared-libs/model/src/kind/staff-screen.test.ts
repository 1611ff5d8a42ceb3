import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { KINDS, kinds } from '../kinds/index.ts';
import { buildStaffUrl } from './staff-screen.ts';

describe('buildStaffUrl', () => {
  it('returns a page of the back office for every kind', async () => {
    const { claims } = JSON.parse(
      await readFile(new URL('../../../../mf-admin-content/remote.json', import.meta.url), 'utf8'),
    ) as {
      claims: { path: string; area: string }[];
    };
    for (const kind of KINDS) {
      const path = buildStaffUrl(kind, 7, 3).split('?')[0];
      expect(claims.find((claim) => claim.path === path)?.area, kind.id).toBe(kind.area);
    }
  });

  it.each([
    ['on its own page', 'news.news', '/admin/news/edit?id=7'],
    ['over its list', 'setting.college', '/admin/setting/college_list?edit=7'],
    ['of a single entry', 'about.scholarships', '/admin/about/edit_scholarships'],
    ['of a list heading', 'setting.senior', '/admin/setting/senior_list?edit=heading'],
    ['of a list heading on its own page', 'setting.features', '/admin/setting/edit_features'],
    ['on a tab of a list', 'faculty.specializedIntro', '/admin/faculty/specialized_list?tab=intro'],
    ['without an address of its own', 'news.category', '/admin/news/list'],
    [
      'on the form of its department',
      'faculty.masterShare',
      '/admin/faculty/edit_master_department?id=3&tab=shares&department=3&edit=7',
    ],
  ] as const)('leads to an entry %s', (_what, id, url) =>
    expect(buildStaffUrl(kinds[id], 7, 3)).toBe(url),
  );

  it('returns the page that selects testimonials by department when that is unknown', () =>
    expect(buildStaffUrl(kinds['faculty.masterShare'], 7)).toBe(
      '/admin/faculty/edit_master_department',
    ));
  it('opens a banner in its position', () =>
    expect(buildStaffUrl(kinds['ad.bannerSub'], 7, 3)).toBe('/admin/ad/edit_sub?id=7&bid=3'));
});
