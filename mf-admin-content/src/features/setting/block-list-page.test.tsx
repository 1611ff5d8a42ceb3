// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, LIST_VIEW_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './block-list-page.tsx';

const entry = {
  id: 1,
  revision: 1,
  status: 'published',
  sort: 1,
  title: '圖書館',
  type: '5',
  pic: null,
  link: null,
  updatedAt: '2026-11-20T03:00:00.000Z',
  updatedBy: '林小美',
  deletedAt: null,
};

function renderPage(at: string) {
  const { api, sent } = apiAnswering(({ path, params }) =>
    path === ENTRY_DRAFT_PATHS.list || path === LIST_VIEW_PATHS.list
      ? { data: { list: [] } }
      : { data: { list: [entry], total: 45, page: 1, perpage: Number(params.perpage) } },
  );
  const page = { path: '/admin/setting/block_list', loader, Component };
  const children = [{ ...page, HydrateFallback: () => null }];
  const shown = showRoutes([{ Component: AdminProvider, children }], { at, api });
  const readListParams = () =>
    sent.filter(({ path }) => path === adminPathsOf(block).list).at(-1)?.params;
  return { ...shown, readListParams };
}

describe('block list page', () => {
  it.each(['', '?type=', '?type=0', '?type=9', '?title=&page=1&perpage=20&type=0', '?perpage=101'])(
    'shows the first twenty of every position: %s',
    async (query) => {
      const { readListParams } = renderPage(`/admin/setting/block_list${query}`);
      await screen.findByLabelText('標題');
      const { page, perpage, type, title } = readListParams() ?? {};
      expect([page, perpage, type, title]).toEqual([1, 20, undefined, undefined]);
    },
  );
  it('keeps the position, title and size of a search', async () => {
    const { readListParams } = renderPage(
      '/admin/setting/block_list?title=%E5%9C%96&page=3&perpage=50&type=2',
    );
    await screen.findByLabelText('標題');
    expect(readListParams()).toMatchObject({ title: '圖', page: 3, perpage: 50, type: '2' });
  });
  it('searches the trash while the trash is shown', async () => {
    const { readListParams } = renderPage('/admin/setting/block_list?status=trash');
    fireEvent.change(await screen.findByLabelText('標題'), { target: { value: '圖書' } });
    fireEvent.click(screen.getByRole('button', { name: /搜\s*尋/ }));
    await waitFor(() => expect(readListParams()).toMatchObject({ title: '圖書', status: 'trash' }));
  });
});
