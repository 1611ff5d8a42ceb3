import { ROLLOVER_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, type Sent, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.tsx';

const NOTHING = { list: [], total: 0, page: 1, perpage: 20 };
const ENTRY = { id: 5, revision: 1, title: '資訊工程學系', status: 'published', updatedAt: '' };
const AT = '2026-11-23T06:03:00.000Z';
const answer = ({ path }: Sent) => ({ data: /_info\/\d+$/.test(path) ? ENTRY : NOTHING });

/** One list per type of screen: standalone, on a department's tab, of one position, with search. */
const NARROWED = [
  '/admin/faculty/edit_bachelor_department?id=5&tab=entries&department=5',
  '/admin/faculty/edit_bachelor_department?id=5&tab=shares&department=5',
  '/admin/ad/banner_list?bid=5',
];
const LISTS = [
  ...NARROWED,
  '/admin/faculty/bachelor_department_list',
  '/admin/setting/features_list',
  '/admin/news/list',
  '/admin/ad/banner',
  '/admin/ad/banner_list',
  '/admin/setting/block_list',
];

const open = (address: string) =>
  showRoutes(routes as RouteObject[], { at: address, api: apiAnswering(answer).api });
const resetLinks = () =>
  screen
    .queryAllByText<HTMLElement>('清除條件')
    .map((words) => words.closest('button') as HTMLButtonElement)
    .filter(({ disabled }) => !disabled);

describe('empty list', () => {
  it.each(LISTS)('offers no reset without filters: %s', async (address) => {
    open(address);
    await screen.findByText('這裡還沒有任何資料。按「新增」建立第一筆。');
    expect(resetLinks()).toHaveLength(0);
  });
  it.each(NARROWED)('resets to the page’s fixed filters: %s', async (address) => {
    open(`${address}&text=${encodeURIComponent('沒有這個')}`);
    await screen.findByText('沒有符合條件的資料。');
    fireEvent.click(resetLinks().at(-1) as HTMLElement);
    await screen.findByText('這裡還沒有任何資料。按「新增」建立第一筆。');
    expect(resetLinks()).toHaveLength(0);
  });
});

it('marks drafts that are copies for another year', async () => {
  const list = [
    { ...ENTRY, id: 5, updatedAt: AT },
    { ...ENTRY, id: 6, updatedAt: AT, status: 'draft' },
  ];
  const copies = [{ from: 5, made: 6, toYear: 116 }];
  showRoutes(routes as RouteObject[], {
    at: '/admin/news/list',
    api: apiAnswering(({ path }) => {
      if (path === ROLLOVER_PATHS.list) return { data: { list: copies } };
      return { data: path.endsWith('/news_list') ? { ...NOTHING, list, total: 2 } : NOTHING };
    }).api,
  });
  const mark = await screen.findByText('116學年度的副本');
  expect(mark.closest('tr')?.textContent).toContain('草稿');
});
