// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './positions-page.tsx';

const commonFields = {
  revision: 1,
  status: 'published',
  sort: 1,
  updatedAt: '2026-11-20T03:00:00.000Z',
  updatedBy: '林小美',
  deletedAt: null,
};
const createPosition = (id: number, title: string) => ({
  ...commonFields,
  id,
  title,
  page: 'home',
  mode: 'picture',
});
const inPosition = (id: number, change: object) => ({
  ...commonFields,
  id,
  title: `橫幅${id}`,
  bid: { id: 3, title: '首頁腰帶' },
  pic: null,
  link: null,
  ...change,
});
const PIC = { url: '/media/belt.webp', alt: '', width: 4, height: 3, sources: [] };

describe('banner positions', () => {
  it('show the number of banners, the published ones and the first picture', async () => {
    const answers: Record<string, unknown[]> = {
      [adminPathsOf(banner).list]: [createPosition(3, '首頁腰帶'), createPosition(4, '學士班頁首')],
      [adminPathsOf(bannerSub).list]: [
        inPosition(8, { status: 'draft' }),
        inPosition(9, { pic: PIC }),
      ],
    };
    const { api } = apiAnswering(({ path }) => {
      const list = answers[path] ?? [];
      return { data: { list, total: list.length, page: 1, perpage: 100 } };
    });
    const page = { path: '/admin/ad/banner', loader, Component, HydrateFallback: () => null };
    const { findByRole, getByRole } = showRoutes([{ Component: AdminProvider, children: [page] }], {
      at: '/admin/ad/banner',
      api,
    });
    const full = (await findByRole('link', { name: '首頁腰帶' })).closest('tr');
    expect(full?.textContent).toContain('1／2張已發布');
    expect(full?.querySelector('img')?.getAttribute('src')).toBe('/media/belt.webp');
    expect(getByRole('link', { name: '學士班頁首' }).closest('tr')?.textContent).toContain(
      '沒有橫幅',
    );
  });
});
