import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import { apiAnswering, createEntry, showRoutes } from '@admissions/tools/testing';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './positions-page.tsx';

const PIC = { url: '/media/belt.webp', alt: '', width: 4, height: 3, sources: [] };
const position = (id: number, title: string, page = 'home') =>
  createEntry(id, { title, page, mode: 'picture' });
const inPosition = (id: number, change: object) =>
  createEntry(id, { title: `橫幅${id}`, bid: { id: 3 }, pic: null, link: null, ...change });

it('banner positions show the number of banners and the picture that visitors see', async () => {
  const answers: Record<string, unknown[]> = {
    [adminPathsOf(banner).list]: [
      position(3, '首頁中段橫幅'),
      position(4, '學士班頁首', 'bachelor'),
      position(5, '各頁預設頁首', 'all'),
      ...Array.from({ length: 9 }, (_, at) => position(20 + at, `首頁${at}`)),
    ],
    [adminPathsOf(bannerSub).list]: [
      inPosition(8, { status: 'draft' }),
      inPosition(9, { pic: PIC, unpublishAt: '2099-12-15T02:00:00.000Z' }),
      inPosition(10, { bid: { id: 5 }, pic: { ...PIC, url: '/media/usual.webp' } }),
    ],
  };
  const { api } = apiAnswering(({ path }) => {
    const list = answers[path] ?? [];
    const states = { all: 12, draft: 0, scheduled: 0, mine: 0, ending: 0 };
    return { data: { list, total: list.length, page: 1, perpage: 100, states } };
  });
  const page = { path: '/admin/ad/banner', loader, Component };
  const { findByRole, getByRole, getByText } = showRoutes([page], {
    layout: AdminProvider,
    at: '/admin/ad/banner',
    api,
  });
  const full = (await findByRole('link', { name: '首頁中段橫幅' })).closest('tr');
  expect(full?.textContent).toContain('1／2張已發布');
  expect(full?.querySelector('img')?.getAttribute('src')).toBe('/media/belt.webp');
  expect(full?.textContent).toContain('橫幅9至2099/12/15下架');
  expect(getByText('11個版位（另有1頁用預設頁首）')).toBeTruthy();
  expect(getByRole('link', { name: '全部 11' })).toBeTruthy();
  fireEvent.click(getByRole('button', { name: '用預設頁首的1頁 ▾' }));
  expect(getByRole('link', { name: '全部 12' })).toBeTruthy();
  const usual = getByRole('link', { name: '學士班頁首' }).closest('tr');
  expect(usual?.textContent).toContain('放自己的橫幅');
  expect(usual?.querySelector('img')?.getAttribute('src')).toBe('/media/usual.webp');
});
