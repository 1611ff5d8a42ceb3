import type { UserInfo } from '@admissions/protocol';
import type { Claim } from '@admissions/protocol/releases';
import { DASHBOARD_PATH, type Dashboard } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { trackWrites } from '../session/track-writes.ts';
import { SideMenu } from './side-menu.tsx';

const menu = (text: string) => ({ label: { 'zh-TW': text, en: text }, order: 1 });
const claims: Claim[] = [
  { path: '/admin/news/list', area: 'news', menu: menu('校園新聞') },
  { path: '/admin/news/edit', area: 'news', parent: '/admin/news/list' },
  { path: '/admin/forms/question_list', area: 'forms', menu: menu('問學長姐') },
];
const user = { info: { id: 7 } } as UserInfo;
function renderMenu(answers: Dashboard['waiting'][]) {
  const { api, sent } = apiAnswering(() => ({
    data: { waiting: answers[Math.min(countRequests(), answers.length) - 1] },
  }));
  const store = createAppStore({ session: { user, priv: { news: 1, forms: 1 } } });
  const page = showPage(
    <BootContext value={{ registry: [{ manifest: { claims } }] } as never}>
      <SideMenu />
    </BootContext>,
    { store, at: '/admin/news/list' },
  );
  const countRequests = () => sent.filter(({ path }) => path === DASHBOARD_PATH).length;
  return { ...page, api, countRequests };
}
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

describe('SideMenu', () => {
  it('shows open tasks behind each entry and their sum on "My day"', async () => {
    const { user } = renderMenu([
      [
        { path: '/admin/news/edit', count: 2 },
        { path: '/admin/forms/question_list', count: 3 },
        { path: '/admin/vr/vr_list', count: 9 },
      ],
    ]);
    await waitFor(() => expect(link('我的今天').textContent).toBe('我的今天5件待辦'));
    expect(link('校園新聞').textContent).toBe('校園新聞2件待辦');
    expect(link('問學長姐').textContent).toBe('問學長姐3件待辦');
    // A closed group shows the sum of its entries.
    const group = screen.getByRole('button', { name: '申請表單' });
    await user.click(group);
    expect(group.textContent).toBe('申請表單3件待辦');
  });
  it('counts again after a save that somebody waits for, and not on each page', async () => {
    const { api, countRequests, router } = renderMenu([
      [{ path: '/admin/news/edit', count: 1 }],
      [],
    ]);
    await waitFor(() => expect(link('校園新聞').textContent).toBe('校園新聞1件待辦'));
    await act(() => router.navigate('/admin/news/edit?id=1'));
    await act(() => trackWrites(api).post('/api/admin/presence', {}, { silent: true }));
    expect(countRequests()).toBe(1);
    await act(() => trackWrites(api).put('/api/admin/news/edit_news/1'));
    await waitFor(() => expect(link('校園新聞').textContent).toBe('校園新聞'));
    expect(countRequests()).toBe(2);
  });
});
