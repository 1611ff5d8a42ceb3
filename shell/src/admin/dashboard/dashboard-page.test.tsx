// @vitest-environment jsdom

import { taipeiDay } from '@admissions/model';
import type { Dashboard, NamedEntry } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Component, loader } from './dashboard-page.tsx';

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
const request = (id: number, school: string) => ({
  form: 'visit',
  id,
  reference: `V-${id}`,
  school,
  audience: school ? 'school' : 'parent',
  state: 'contacted' as const,
});
const FULL: Dashboard = {
  waiting: [{ path: '/admin/news/edit', count: 1 }],
  requests: {
    mine: 1,
    untaken: 12,
    list: [
      { ...request(1, '龍潭高中'), at, unread: false, isMine: true },
      { ...request(2, ''), at, unread: true, isMine: false },
    ],
  },
  visits: [{ ...request(3, '武陵高中'), day: taipeiDay(), at: null, people: 42 }],
  reviews: {
    forMe: [
      {
        kind: 'news.news',
        id: null,
        draftId: 5,
        title: '新草稿',
        parent: null,
        by: '王小明',
        at,
        words: '請看日期',
      },
    ],
    returned: [
      {
        kind: 'news.news',
        id: 14,
        draftId: null,
        title: '被退回的',
        parent: null,
        by: '林小美',
        at,
        words: '日期寫錯了',
      },
    ],
  },
  copies: [{ ...named('news.news', 12, '改到一半'), at }],
  found: {
    checkedAt: at,
    counts: {
      deadLink: 3,
      deadSite: 0,
      pastDate: 2,
      alt: 0,
      untouched: 0,
      placesSum: 0,
      oldYear: 0,
      noPortfolio: 0,
      noAdvice: 0,
      lowMark: 0,
      twinHasWays: 0,
      noKeywords: 0,
    },
  },
  unread: [
    { form: 'visit', count: 3 },
    { form: 'interview', count: 0 },
  ],
  drafts: {
    total: 9,
    list: [{ ...named('news.news', 7, '寫到一半'), at, by: '王小明', isMine: true }],
  },
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
  await screen.findByRole('heading', { level: 1, name: '我的今天' });
  return sent;
}
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

describe('dashboard page', () => {
  test('loads everything with one call and links every entry to its form', async () => {
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
  test('names a failed scheduled change with its reason', async () => {
    const failure = { reason: 'conflict' as const, fields: ['title'] };
    await seeing({ held: [{ ...named('news.news', 9, '招生說明會'), at, by: '王小明', failure }] });
    expect(screen.getByRole('heading', { name: '排程的修改沒有發布' })).toBeTruthy();
    expect(hrefOf('招生說明會')).toBe('/admin/news/edit?id=9');
    expect(screen.getByText('線上版改了同一處，請開啟後選擇')).toBeTruthy();
  });
  test('shows the plots beside tables with the same numbers', async () => {
    await seeing();
    const [read, days] = [
      screen.getByRole('columnheader', { name: '瀏覽次數' }),
      screen.getByRole('columnheader', { name: '次數', hidden: true }),
    ].map((header) => header.closest('table') as HTMLElement) as [HTMLElement, HTMLElement];
    expect(within(read).getByText('1,234')).toBeTruthy();
    expect(within(days).getByRole('row', { name: '2026/11/21 4', hidden: true })).toBeTruthy();
  });
  test('hides forms from an account without them and shows empty lists as such', async () => {
    await seeing({
      unread: null,
      requests: null,
      visits: null,
      copies: [],
      found: null,
      drafts: { total: 0, list: [] },
      soon: [],
      changes: [],
      mostRead: [],
    });
    for (const words of ['新的申請', '待我處理的申請', '這七天的參訪與授課'])
      expect(screen.queryByText(words)).toBeNull();
  });
  test('links review requests and returned drafts to their forms, with the comments', async () => {
    await seeing();
    expect(hrefOf('新草稿')).toBe('/admin/news/add?draft=5');
    expect(screen.getByText('王小明請您過目', { exact: false })).toBeTruthy();
    expect(hrefOf('被退回的')).toBe('/admin/news/edit?id=14');
    expect(screen.getByText('林小美退回', { exact: false })).toBeTruthy();
    expect(screen.getByText('校園新聞：日期寫錯了')).toBeTruthy();
  });
  test('links requests and visits to their screens without naming anybody', async () => {
    await seeing();
    expect(hrefOf('龍潭高中')).toBe('/admin/forms/edit_visit?id=1');
    expect(hrefOf('家長')).toBe('/admin/forms/edit_visit?id=2');
    expect(screen.getByText('還有11件，請到列表查看。')).toBeTruthy();
    const day = screen.getByText('今天').closest('li') as HTMLElement;
    expect(within(day).getByRole('link', { name: '武陵高中' })).toBeTruthy();
    expect(within(day).getByText('42人')).toBeTruthy();
  });
  test('links the findings of the site audit to their list, by rule', async () => {
    await seeing();
    expect(hrefOf('站內連結失效')).toBe('/admin/site_check?rule=deadLink');
    expect(screen.queryByText('圖片沒有替代文字')).toBeNull();
  });
});
