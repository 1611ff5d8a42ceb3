// @vitest-environment jsdom
import type { Dashboard, NamedEntry } from '@admissions/contracts';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Component, loader } from './dashboard-page.tsx';

afterEach(cleanup);

const at = '2026-11-21T01:30:00.000Z';
const named = (
  kind: NamedEntry['kind'],
  id: number,
  title: string,
  parent: number | null = null,
) => ({
  kind,
  id,
  title,
  parent,
});
const FULL: Dashboard = {
  unread: [
    { form: 'visit', count: 3 },
    { form: 'interview', count: 0 },
  ],
  drafts: { total: 9, list: [{ ...named('news.news', 7, '寫到一半'), at, by: '王小明' }] },
  soon: [{ ...named('highschool.camp', 2, 'AI夏令營'), at, event: 'expires' }],
  held: [],
  changes: [{ ...named('faculty.bachelorShare', 5, '', 3), at, by: '林小美', action: 'remove' }],
  byDay: [
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 4 },
  ],
  mostRead: [{ ...named('news.news', 8, '大家在讀'), count: 1234 }],
};
const Nothing = () => null;
async function seeing(change: Partial<Dashboard> = {}) {
  const { api, sent } = apiAnswering(() => ({ data: { ...FULL, ...change } }));
  showRoutes([{ path: '*', Component, loader, HydrateFallback: Nothing }], { api });
  await screen.findByRole('heading', { level: 1, name: '工作總覽' });
  return sent;
}
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

describe('dashboard page', () => {
  test('one call answers everything, and every entry leads to its form', async () => {
    expect((await seeing()).map(({ path }) => path)).toEqual(['/api/admin/dashboard']);
    expect(hrefOf('寫到一半')).toBe('/admin/news/edit?id=7');
    expect(hrefOf('AI夏令營')).toBe('/admin/highschool/edit_camp?id=2');
    expect(hrefOf('（沒有標題）')).toBe(
      '/admin/faculty/edit_bachelor_department?id=3&tab=shares&department=3&edit=5',
    );
    expect(hrefOf(/^校園參訪申請 3$/)).toBe('/admin/forms/visit_list');
    expect(screen.getByText('另有8筆')).toBeTruthy();
    expect(screen.getByText(/林小美 移到回收桶/)).toBeTruthy();
  });
  test('a scheduled change that could not be published is named with its reason', async () => {
    const failure = { reason: 'conflict' as const, fields: ['title'] };
    await seeing({ held: [{ ...named('news.news', 9, '招生說明會'), at, by: '王小明', failure }] });
    expect(screen.getByRole('heading', { name: '排程的修改沒有發布' })).toBeTruthy();
    expect(hrefOf('招生說明會')).toBe('/admin/news/edit?id=9');
    expect(screen.getByText('線上版改了同一處，請開啟後選擇')).toBeTruthy();
  });
  test('has a name for the tab', async () => {
    await seeing();
    expect(document.title).toBe('工作總覽｜招生資訊後台');
  });
  test('the plots stand beside the same numbers as tables', async () => {
    await seeing();
    const [read, days] = [
      screen.getByRole('columnheader', { name: '瀏覽次數' }),
      screen.getByRole('columnheader', { name: '次數', hidden: true }),
    ].map((header) => header.closest('table') as HTMLElement) as [HTMLElement, HTMLElement];
    expect(within(read).getByText('1,234')).toBeTruthy();
    expect(within(days).getByRole('row', { name: '2026/11/21 4', hidden: true })).toBeTruthy();
  });
  test('an account without forms hears nothing of them, and empty lists say so', async () => {
    await seeing({
      unread: null,
      drafts: { total: 0, list: [] },
      soon: [],
      changes: [],
      mostRead: [],
    });
    expect(screen.queryByText('新的申請')).toBeNull();
    for (const words of [
      '沒有草稿。',
      '一週內沒有排定的上架、更新或下架。',
      '還沒有人修改過內容。',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });
});
