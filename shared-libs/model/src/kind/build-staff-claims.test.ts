import { describe, expect, it } from 'vitest';
import { pair } from '../base/locale.ts';
import { kinds } from '../kinds/index.ts';
import { buildStaffClaims } from './build-staff-claims.ts';
import {
  defineInlineListScreen,
  defineListScreenWithAdd,
  defineSingleScreen,
  type StaffScreen,
} from './staff-screen.ts';

const label = pair('演講', 'Talks');
const menu = { label, order: 40 };
const claims = (...screens: StaffScreen[]) =>
  buildStaffClaims(screens.map((screen) => ({ area: 'about', label, screen })));

describe('buildStaffClaims', () => {
  it('claims the list in the menu by its own label, and the pages below it', () =>
    expect(
      claims(defineListScreenWithAdd('talk', { order: 40 }, { body: 'edit_talk_cont' })),
    ).toEqual([
      { path: '/admin/about/talk_list', area: 'about', menu },
      { path: '/admin/about/add_talk', area: 'about', parent: '/admin/about/talk_list' },
      { path: '/admin/about/edit_talk', area: 'about', parent: '/admin/about/talk_list' },
      { path: '/admin/about/edit_talk_cont', area: 'about', parent: '/admin/about/talk_list' },
    ]));
  it('claims one page for single entries and forms over a list, by the menu label', () => {
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
  it('claims the page of a heading below its list, with its entries', () =>
    expect(buildStaffClaims([kinds['setting.features'], kinds['setting.featuresSub']])).toEqual([
      {
        path: '/admin/setting/edit_features',
        area: 'setting',
        parent: '/admin/setting/features_list',
      },
      {
        path: '/admin/setting/features_list',
        area: 'setting',
        menu: { label: pair('首頁特色', 'Features'), order: 5 },
      },
    ]));
  it('claims nothing for handwritten pages and tabs of others', () =>
    expect(
      buildStaffClaims([
        kinds['news.news'],
        kinds['ad.banner'],
        kinds['faculty.masterShare'],
        kinds['faculty.specializedIntro'],
      ]),
    ).toEqual([]));
});
