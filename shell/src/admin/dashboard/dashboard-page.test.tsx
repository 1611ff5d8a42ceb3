import { addDays, daysBetween, type Flags, taipeiDay } from '@admissions/model';
import type { UserInfo } from '@admissions/protocol';
import { type Dashboard, type NamedEntry, SITE_RULES } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, hrefOf, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Component, loader } from './dashboard-page.tsx';

const at = '2026-11-21T01:30:00.000Z';
type Kind = NamedEntry['kind'];
const named = (kind: Kind, id: number, title: string, parent: number | null = null) => ({
  kind,
  id,
  title,
  parent,
  at,
  by: '林小美',
});
const request = (id: number, school: string) => ({
  form: 'visit',
  id,
  reference: `V-${id}`,
  school,
  name: '黃○○',
  day: '2026-12-18',
  isHoped: id === 1,
  people: 2,
  revision: 4,
  at,
  isMine: id === 1,
  unread: false,
  audience: school ? 'school' : 'parent',
  state: 'contacted' as const,
});
const NO_FINDINGS = Object.fromEntries(SITE_RULES.map((rule) => [rule, 0])) as Record<
  (typeof SITE_RULES)[number],
  number
>;
const FULL: Dashboard = {
  waiting: [
    { path: '/admin/bundle/list', count: 1 },
    { path: '/admin/forms/question_list', count: 2 },
  ],
  requests: { mine: 1, untaken: 12, list: [request(1, '龍潭高中'), request(2, '')] },
  visits: [{ ...request(3, '武陵高中'), day: taipeiDay(), at: null, people: 42 }],
  reviews: {
    forMe: [{ ...named('news.news', 5, '新草稿'), words: '請看' }],
    returned: [{ ...named('news.news', 14, '被退回的'), words: '日期寫錯了' }],
  },
  copies: [named('news.news', 12, '改到一半'), named('setting.office', 1, '')],
  found: { checkedAt: at, counts: { ...NO_FINDINGS, deadLink: 3, pastDate: 2 } },
  drafts: { total: 9, list: [{ ...named('news.news', 7, '寫到一半'), isMine: true }] },
  soon: [{ ...named('highschool.camp', 2, 'AI夏令營'), event: 'expires' }],
  held: [],
  changes: [
    { ...named('faculty.bachelorShare', 5, '', 3), action: 'remove' },
    { ...named('news.news', 7, '寫到一半'), action: 'edit' },
  ],
  mostRead: [{ ...named('news.news', 8, '大家在讀'), count: 1234 }],
  goLive: [],
};
async function seeing(change: Partial<Dashboard> = {}, priv: Flags = { news: 1, forms: 1 }) {
  const { api, sent } = apiAnswering(() => ({ data: { ...FULL, ...change } }));
  const store = createAppStore({ session: { user: { info: { id: 7 } } as UserInfo, priv } });
  const { user } = showRoutes([{ path: '*', Component, loader }], { api, store });
  await screen.findByRole('heading', { level: 1, name: '我的今天' });
  return { sent, user };
}

describe('dashboard page', () => {
  test('loads everything with one call and links every entry to its form', async () => {
    const failure = { reason: 'conflict' as const, fields: ['title'] };
    const held = [{ ...named('news.news', 9, '招生說明會'), failure }];
    const { sent } = await seeing({ held });
    expect(sent.map(({ path }) => path)).toEqual(['/api/admin/dashboard']);
    for (const [name, href] of [
      ['寫到一半', '/admin/news/edit?id=7'],
      ['AI夏令營', '/admin/highschool/edit_camp?id=2'],
      [
        '（還沒有標題）',
        '/admin/faculty/edit_bachelor_department?id=3&tab=shares&department=3&edit=5',
      ],
      ['問學長姐：2個提問等待回答', '/admin/forms/question_list?state=new'],
      ['一起上線：1組沒有發布', '/admin/bundle/list'],
      ['招生說明會', '/admin/news/edit?id=9'],
      ['新草稿', '/admin/news/edit?id=5'],
      ['被退回的', '/admin/news/edit?id=14'],
      ['龍潭高中', '/admin/forms/edit_visit?id=1'],
      ['站內連結失效', '/admin/site_check?rule=deadLink'],
    ] as const)
      expect(hrefOf(name)).toBe(href);
    // Not again below the latest changes.
    expect(screen.getAllByText('寫到一半')).toHaveLength(1);
    expect(screen.getByText('網站上的內容改了同一處，請開啟後選擇')).toBeTruthy();
    expect(screen.getByText('校園新聞：日期寫錯了')).toBeTruthy();
    const single = screen.getByText('招生單位資料').closest('li');
    expect(single?.textContent).toMatch(/^招生單位資料首頁設定林小美/);
    expect(screen.queryByText('圖片沒有替代文字')).toBeNull();
    expect(hrefOf('家長 黃○○')).toBe('/admin/forms/edit_visit?id=2');
    const requests = screen.getAllByRole('link', { name: /^(龍潭高中|家長 黃○○)$/ });
    expect(textsOf(requests)).toEqual(['家長 黃○○', '龍潭高中']);
    const days = daysBetween(taipeiDay(at), taipeiDay());
    expect(screen.getAllByText(`已等${days}天`)).toHaveLength(2);
    expect(screen.getByText(/^校園參訪申請・希望12\/18・.*2人/)).toBeTruthy();
    expect(screen.getByText(/^校園參訪申請・預定12\/18・.*2人/)).toBeTruthy();
    const day = screen.getByText('今天').closest('li') as HTMLElement;
    expect(within(day).getByRole('link', { name: '武陵高中' })).toBeTruthy();
  });
  test('stresses a wait of three days, but none of two, and counts the days left', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    const list = [2, 3].map((days) => ({
      ...request(days, ''),
      at: ago(days),
      day: addDays(taipeiDay(), days),
    }));
    const scheduled = { ...request(4, ''), at: ago(4), state: 'scheduled' as const };
    await seeing({ requests: { mine: 2, untaken: 1, list: [...list, scheduled] } });
    expect(screen.getByText('已排定')).toBeTruthy();
    expect(screen.queryByText('已等4天')).toBeNull();
    expect(screen.getByText(/・還有2天・/)).toBeTruthy();
    expect(screen.getByText('已等3天').className).toContain('bold');
    expect(screen.getByText('已等2天').className).not.toContain('bold');
  });
  test('shows the most read entries in a table', async () => {
    await seeing();
    const table = screen.getByRole('columnheader', { name: '累計瀏覽次數' }).closest('table');
    expect(table?.textContent).toContain('1,234');
  });
  test('counts the open steps before going live, as soon as the page is shown', async () => {
    const { sent } = await seeing({ goLive: ['mail'] }, { setting: 1 });
    expect(sent.map(({ params }) => params)).toEqual([{ goLive: 'yes' }]);
    expect(screen.getByText(/^寄信還沒設定好.*上線準備還有1項/)).toBeTruthy();
    expect(hrefOf('看上線準備')).toBe('/admin/setting/go_live');
  });
  test('hides forms from an account without them', async () => {
    await seeing({ requests: null, visits: null });
    for (const words of ['進行中的申請', '這七天的參訪、授課與面試'])
      expect(screen.queryByText(words)).toBeNull();
  });
  test('gives an unassigned request to the account', async () => {
    const { sent, user } = await seeing();
    expect(screen.getAllByRole('button', { name: /^我來承辦/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '我來承辦：家長 黃○○' }));
    expect(sent.filter(({ method }) => method === 'put')).toMatchObject([
      { path: '/api/admin/forms/edit_visit/2', body: { revision: 4, assignee: 7 } },
    ]);
  });
  test('hides content from an account of forms alone', async () => {
    await seeing({}, { forms: 1 });
    for (const words of ['草稿', '最近的修改', '網站檢查'])
      expect(screen.queryByText(words)).toBeNull();
  });
});
