import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import {
  GO_LIVE_CHECKS,
  GO_LIVE_PATHS,
  type GoLiveCheck,
  type GoLiveItem,
  SAMPLE_PATHS,
} from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './go-live-page.tsx';

const SAMPLES = [
  { area: 'news', list: [{ kind: news.id, id: 7, title: '示範公告', parent: null }] },
];

const BY_HAND: Partial<Record<GoLiveCheck, GoLiveItem['byHand']>> = {
  backup: 'confirm',
  whitelist: 'setAside',
};

function show({ count = 2, requests = 0, at = '/' } = {}) {
  let isRemoved = false;
  let settled: string | null = null;
  const { api, sent } = apiAnswering(({ method, path }) => {
    if (path === GO_LIVE_PATHS.list) {
      const list = GO_LIVE_CHECKS.map((check): GoLiveItem => {
        const by = check === settled ? '林小美' : null;
        const detail = check === 'content' ? news.id : '116';
        const byHand = BY_HAND[check] ?? null;
        return { check, state: by ? 'notNeeded' : 'open', count, detail, byHand, by };
      });
      return { data: { list } };
    }
    if (path === SAMPLE_PATHS.list)
      return { data: isRemoved ? { areas: [], requests: 0 } : { areas: SAMPLES, requests } };
    if (path === SAMPLE_PATHS.requests) {
      isRemoved = true;
      return { data: { count: requests } };
    }
    if (path === SAMPLE_PATHS.remove) {
      isRemoved = true;
      const removed = [{ kind: news.id, entries: [{ id: 7, revision: 2 }] }];
      return { data: { removed, left: 1 } };
    }
    if (path === GO_LIVE_PATHS.letter) return { data: { to: '', fault: '' } };
    if (method === 'put') settled = path.split('/').at(-1) ?? null;
    else isRemoved = false;
    return { data: null };
  });
  const page = { path: '*', Component, loader };
  return {
    ...showRoutes([page], { layout: AdminProvider, api, at }),
    writes: () => sent.filter(({ method }) => method !== 'get'),
  };
}
const row = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('the page 上線準備', () => {
  it('gives every step a sentence, and leads to where it is done', async () => {
    show();
    const dates = await row('全國日程');
    expect(screen.getByText('寄信').id).toBe('step-mail');
    expect(dates.getByText(/^116學年度的日程還有示範。/)).toBeTruthy();
    expect(dates.getByText('2筆')).toBeTruthy();
    expect((await row('寄信')).queryByRole('link')).toBeNull();
    expect((await row('寄信')).getByText(/在伺服器設定SMTP_URL/)).toBeTruthy();
    expect(screen.queryByText(/PostgreSQL|明文/)).toBeNull();
    expect(dates.getByRole('link').getAttribute('href')).toBe('/admin/about/national_date_list');
    const content = (await row('內容')).getByRole('link', { name: '校園新聞' });
    expect(content.getAttribute('href')).toBe('/admin/news/list');
    expect(screen.getAllByText('上線前必須')).toHaveLength(GO_LIVE_CHECKS.length - 1);
  });
  it('opens the explanation of the step in the address', async () => {
    show({ at: '/#step-mail' });
    const isOpen = async (name: string) =>
      (await screen.findByText(name)).closest('tr')?.querySelector('details')?.open;
    expect([await isOpen('寄信'), await isOpen('網站位址')]).toEqual([true, false]);
  });
  it('parts the steps of administrators from those of the office', async () => {
    show();
    const partOf = async (name: string) =>
      (await screen.findByText(name)).closest('section')?.querySelector('h2')?.textContent;
    expect(await partOf('網站位址')).toBe('系統管理人員');
    expect(await partOf('照片')).toBe('招生組');
    expect(screen.getByText('6項，其中必須5項')).toBeTruthy();
    // Advised ones last.
    const first = screen.getAllByRole('table')[0] as HTMLElement;
    expect(within(first).getAllByRole('row').at(-1)?.textContent).toContain('後台白名單');
    expect(screen.getByText('還有16項，其中上線前必須15項')).toBeTruthy();
  });
  it('says that a check never ran, when it has counted nothing', async () => {
    show({ count: 0 });
    expect((await row('連結')).getByText(/失效的連結：.*按「立即檢查」/)).toBeTruthy();
    expect((await row('網站檢查')).getByText(/示範資料.*按「立即檢查」/)).toBeTruthy();
  });
  it('deletes the sample requests once that is confirmed', async () => {
    const { user, store, writes } = show({ requests: 99 });
    await user.click(await screen.findByText('申請表單：99筆'));
    await user.click(screen.getByRole('button', { name: '刪除示範申請與提問' }));
    expect(writes()).toEqual([]);
    void store.getState().answerConfirm(true);
    await waitFor(() => expect(writes()).toMatchObject([{ path: SAMPLE_PATHS.requests }]));
    await waitFor(() => expect(screen.queryByText('申請表單：99筆')).toBeNull());
  });
  it('sets a step aside', async () => {
    const { user, writes } = show();
    await user.click((await row('後台白名單')).getByRole('button', { name: /^標為不需要/ }));
    expect(await screen.findByText(/林小美確認/)).toBeTruthy();
    expect(screen.getByText(`完成1／${GO_LIVE_CHECKS.length}項`)).toBeTruthy();
    expect(writes()).toMatchObject([
      { path: GO_LIVE_PATHS.one('whitelist'), body: { isSettled: true } },
    ]);
  });
  it('is settled by hand only as the answer has it', async () => {
    show();
    expect((await row('備份')).getByRole('button').textContent).toBe('標為完成');
    expect((await row('網站位址')).queryByRole('button')).toBeNull();
    expect((await row('後台白名單')).getByText('建議')).toBeTruthy();
  });
  it('leads to the account when its address for the test letter is missing', async () => {
    const { user, store } = show();
    store.setState({ session: { user: { info: { id: 5 } } } as never });
    await user.click((await row('寄信')).getByRole('button', { name: '寄測試信給自己' }));
    await expect
      .poll(() => store.getState().toasts.at(-1)?.link?.href)
      .toBe('/admin/account/edit?id=5');
  });
  it('removes the samples of an area after a preview, and restores them', async () => {
    const { user, store, writes } = show();
    await user.click(await screen.findByText('校園新聞：1筆'));
    expect(screen.getByText('校園新聞1筆')).toBeTruthy();
    expect(screen.getByRole('link', { name: '示範公告' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '移除這一區的示範資料' }));
    expect(store.getState().confirm?.title).toBe('移除校園新聞的1筆示範資料？');
    void store.getState().answerConfirm(true);
    expect(await screen.findByText('已移除1筆，留下1筆。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '復原' }));
    expect(await screen.findByText('校園新聞：1筆')).toBeTruthy();
    expect(writes()).toMatchObject([
      { path: SAMPLE_PATHS.remove, body: { area: 'news' } },
      {
        path: adminPathsOf(news).bulk,
        body: { action: 'restore', entries: [{ id: 7, revision: 2 }] },
      },
    ]);
  });
});
