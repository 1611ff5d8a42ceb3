import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import { apiAnswering, apiList, createEntry, showRoutes } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './banner-list-page.tsx';

const POSITIONS = [createEntry(3, { title: '首頁橫幅' }), createEntry(4, { title: '新聞橫幅' })];
const BANNERS = ['首頁橫幅', '新聞橫幅'].map((title, at) =>
  createEntry(at + 13, {
    title: `橫幅${at + 3}`,
    bid: { id: at + 3, title },
    pic: null,
    link: null,
  }),
);

function renderPage(at: string) {
  const { api, sent } = apiAnswering(({ path }) => {
    if (path === adminPathsOf(bannerSub).list) return apiList(BANNERS);
    if (path === adminPathsOf(banner).list) return apiList(POSITIONS);
    return path.includes('info') ? { data: POSITIONS[0] } : apiList([]);
  });
  const page = { path: '/admin/ad/banner_list', loader, Component };
  return { ...showRoutes([page], { layout: AdminProvider, at, api }), sent };
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
