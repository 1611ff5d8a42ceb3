// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, LIST_VIEW_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './banner-list-page.tsx';

const commonFields = {
  revision: 1,
  status: 'published',
  sort: 1,
  updatedAt: '2026-11-20T03:00:00.000Z',
  updatedBy: '林小美',
  deletedAt: null,
};
const positions = [
  { ...commonFields, id: 3, title: '首頁橫幅' },
  { ...commonFields, id: 4, title: '新聞橫幅' },
];
const banners = positions.map(({ id, title }) => ({
  ...commonFields,
  id: id + 10,
  title: `橫幅${id}`,
  bid: { id, title },
  pic: null,
  link: null,
}));
const pageOf = (list: unknown[]) => ({ data: { list, total: list.length, page: 1, perpage: 20 } });

function renderPage(at: string) {
  const { api, sent } = apiAnswering(({ path }) => {
    if (path === ENTRY_DRAFT_PATHS.list || path === LIST_VIEW_PATHS.list)
      return { data: { list: [] } };
    if (path === adminPathsOf(bannerSub).list) return pageOf(banners);
    return path === adminPathsOf(banner).list ? pageOf(positions) : { data: positions[0] };
  });
  const page = { path: '/admin/ad/banner_list', loader, Component, HydrateFallback: () => null };
  return { ...showRoutes([{ Component: AdminProvider, children: [page] }], { at, api }), sent };
}

describe('banner list page', () => {
  it('lists the banners of all positions by default, each with its position and form link', async () => {
    const { sent, ...screen } = renderPage('/admin/ad/banner_list');
    const link = await screen.findByRole('link', { name: '橫幅4' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('bid')).toBe(
      '4',
    );
    expect(screen.getAllByRole('cell', { name: '新聞橫幅' })).toHaveLength(1);
    expect(screen.queryByText('新增橫幅')).toBeNull();
    expect(
      sent.find(({ path }) => path === adminPathsOf(bannerSub).list)?.params,
    ).not.toHaveProperty('bid');
  });
  it('lists one position and offers a new banner in it', async () => {
    const { sent, ...screen } = renderPage('/admin/ad/banner_list?bid=3');
    expect(await screen.findByText('新增橫幅')).toBeTruthy();
    expect(sent.find(({ path }) => path === adminPathsOf(bannerSub).list)?.params).toMatchObject({
      bid: 3,
    });
  });
});
