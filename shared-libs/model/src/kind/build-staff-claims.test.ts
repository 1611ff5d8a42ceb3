import { describe, expect, it } from 'vitest';
import { pair } from '../base/locale.ts';
import { kinds } from '../kinds/index.ts';
import { buildStaffClaims } from './build-staff-claims.ts';
import type { StaffScreen } from './staff-screen.ts';
import {
  defineInlineListScreen,
  defineListScreen,
  defineListScreenWithAdd,
  defineSingleScreen,
} from './staff-screen.ts';

const label = pair('演講', 'Talks');
const menu = { label, order: 40 };
const claims = (...screens: StaffScreen[]) =>
  buildStaffClaims(screens.map((screen) => ({ area: 'about', label, screen })));

describe('what is claimed for the screens of a kind', () => {
  it('is its list in the menu, by its own name, and the pages below it', () =>
    expect(
      claims(defineListScreenWithAdd('talk', { order: 40 }, { body: 'edit_talk_cont' })),
    ).toEqual([
      { path: '/admin/about/talk_list', area: 'about', menu },
      { path: '/admin/about/add_talk', area: 'about', parent: '/admin/about/talk_list' },
      { path: '/admin/about/edit_talk', area: 'about', parent: '/admin/about/talk_list' },
      { path: '/admin/about/edit_talk_cont', area: 'about', parent: '/admin/about/talk_list' },
    ]));
  it('is a page once that serves new entries and old ones', () =>
    expect(claims(defineListScreen('talk', { order: 40 })).map(({ path }) => path)).toEqual([
      '/admin/about/talk_list',
      '/admin/about/edit_talk',
    ]));
  it('is one page of what is edited over its list, or there is one of, by the name in the menu', () => {
    const short = pair('演講', 'All talks');
    const shortMenu = { order: 40, label: short };
    expect(
      claims(
        defineInlineListScreen('talk_list', shortMenu),
        defineSingleScreen('edit_talk', shortMenu),
      ),
    ).toEqual([
      { path: '/admin/about/talk_list', area: 'about', menu: shortMenu },
      { path: '/admin/about/edit_talk', area: 'about', menu: shortMenu },
    ]);
  });
  it('is the page of a heading below its list, once with the entries that are edited there', () =>
    expect(buildStaffClaims([kinds['setting.features'], kinds['setting.featuresSub']])).toEqual([
      {
        path: '/admin/setting/edit_features',
        area: 'setting',
        parent: '/admin/setting/features_list',
      },
      {
        path: '/admin/setting/features_list',
        area: 'setting',
        menu: { label: pair('首頁特色', 'Features'), order: 3 },
      },
    ]));
  it('is nothing for pages that are written by hand, and for a tab of another', () =>
    expect(
      buildStaffClaims([
        kinds['news.news'],
        kinds['ad.banner'],
        kinds['faculty.masterShare'],
        kinds['faculty.specializedIntro'],
      ]),
    ).toEqual([]));
});
