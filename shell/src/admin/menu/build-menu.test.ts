import type { AllowedReleases, Claim } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { buildMenu, buildSharedEntries, findCurrentEntry, listScreens } from './build-menu.ts';

const label = (text: string) => ({ 'zh-TW': text, en: text });
const entryOf = (text: string, order: number) => ({ label: label(text), order });
const claims: Claim[] = [
  { path: '/admin/setting/block_list', area: 'setting', menu: entryOf('圖塊', 2) },
  { path: '/admin/setting/add_block', area: 'setting', parent: '/admin/setting/block_list' },
  { path: '/admin/setting/pic_list', area: 'setting', menu: entryOf('照片', 1) },
  { path: '/admin/setting/pic_wall_list', area: 'setting', menu: entryOf('照片牆', 3) },
  { path: '/admin/setting/edit_wall', area: 'setting', parent: '/admin/setting/pic_wall_list' },
  { path: '/admin/setting/other', area: 'setting' },
  { path: '/admin/news/list', area: 'news', menu: entryOf('新聞', 1) },
  { path: '/admin/news/edit_cont', area: 'news' },
];
const registry = [{ manifest: { claims } }] as unknown as AllowedReleases;

describe('buildMenu', () => {
  it('lists only entries that the flags allow', () => {
    expect(buildMenu(registry, { news: 1 }).map(({ area }) => area)).toEqual(['news']);
    expect(buildMenu(registry, {})).toEqual([]);
    expect(buildMenu(registry, { news: 0, setting: 0 })).toEqual([]);
  });
  it('orders areas by use and entries by the remotes', () => {
    expect(
      buildMenu(registry, { news: 1, setting: 1 }).map(({ entries }) =>
        entries.map(({ path }) => path),
      ),
    ).toEqual([
      ['/admin/news/list'],
      ['/admin/setting/pic_list', '/admin/setting/block_list', '/admin/setting/pic_wall_list'],
    ]);
  });
  it('puts requests before the content, and settings after it', () => {
    const path = '/admin/forms/visit_list';
    const inbox: Claim = { path, area: 'forms', menu: { label: label('參訪'), order: 1 } };
    const both = [{ manifest: { claims: [...claims, inbox] } }] as unknown as AllowedReleases;
    expect(buildMenu(both, { news: 1, setting: 1, forms: 1 }).map(({ area }) => area)).toEqual([
      'forms',
      'news',
      'setting',
    ]);
  });
  it('puts entries of several flags above the areas, once', () => {
    const media: Claim = {
      path: '/admin/media/library',
      areas: ['news', 'vr'],
      menu: { label: label('媒體庫'), order: 1 },
    };
    const both = [{ manifest: { claims: [...claims, media] } }] as unknown as AllowedReleases;
    expect(buildSharedEntries(both, { vr: 1 }).map(({ path }) => path)).toEqual([media.path]);
    expect(buildSharedEntries(both, { setting: 1 })).toEqual([]);
    expect(listScreens(both, { news: 1, vr: 1 }).map(({ path, area }) => [path, area])).toEqual([
      ['/admin/media/library', null],
      ['/admin/news/list', 'news'],
    ]);
  });
  it.each([
    ['/admin/setting/add_block', '/admin/setting/block_list'],
    ['/admin/news/edit_cont', '/admin/news/list'],
    ['/admin/setting/pic_list', '/admin/setting/pic_list'],
    ['/admin/setting/other', '/admin/setting/pic_list'],
    ['/admin/setting/edit_wall', '/admin/setting/pic_wall_list'],
  ])('selects for %s the entry %s', (page, entry) => {
    expect(
      findCurrentEntry(buildMenu(registry, { news: 1, setting: 1 }), registry, page)?.path,
    ).toBe(entry);
  });
});
