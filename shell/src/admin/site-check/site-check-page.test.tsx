import { SITE_CHECK_PATHS, SITE_RULES, type SiteCheck } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Component, loader } from './site-check-page.tsx';

const finding = {
  kind: 'news.news' as const,
  id: 7,
  title: '招生說明會',
  parent: null,
  finding: 31,
  rule: 'deadLink' as const,
  field: 'body',
  item: 2,
  words: '/nowhere',
  setAside: null,
};
const CHECK: SiteCheck = {
  checkedAt: '2026-11-21T19:00:00.000Z',
  isRunning: false,
  entries: 210,
  asksOthers: false,
  counts: Object.fromEntries(SITE_RULES.map((rule) => [rule, 1])) as SiteCheck['counts'],
  changedSince: 2,
  list: [
    finding,
    { ...finding, finding: 32, words: '/gone', setAside: { by: '王小明', at: '2026-11-20' } },
  ],
};
async function seeing(check = CHECK) {
  const { api, sent } = apiAnswering(() => ({ data: check }));
  showRoutes([{ path: '*', Component, loader }], { api });
  await screen.findByRole('heading', { level: 1, name: '網站檢查' });
  return { sent };
}

describe('the site audit page', () => {
  test('links each finding to its entry, with the reason and who dismissed it', async () => {
    await seeing();
    expect(screen.getAllByRole('link', { name: '招生說明會' })[0]?.getAttribute('href')).toBe(
      '/admin/news/edit?id=7',
    );
    expect(screen.getByText(/連結\/nowhere找不到頁面/)).toBeTruthy();
    expect(screen.getAllByText('內文第3項')).toHaveLength(2);
    expect(screen.getByText(/王小明於/)).toBeTruthy();
    expect(screen.getByText(/另有2筆在檢查之後改過/)).toBeTruthy();
  });
  test('has one row for the findings of a rule in an entry, dismissed together', async () => {
    const list = [finding, { ...finding, finding: 33, words: '/gone' }];
    const { sent } = await seeing({
      ...CHECK,
      list,
      counts: { ...CHECK.counts, alt: 0, deadSite: 0 },
    });
    expect(screen.getAllByRole('link', { name: '招生說明會' })).toHaveLength(1);
    // Without links to other sites, which were not checked.
    const passed = screen.getByText('1項檢查沒有問題').closest('details') as HTMLElement;
    expect(within(passed).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    fireEvent.click(
      screen.getByRole('button', { name: '「招生說明會」/nowhere、/gone這樣沒問題' }),
    );
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'put').map(({ path }) => path)).toEqual(
        [31, 33].map((id) => SITE_CHECK_PATHS.one(id)),
      ),
    );
  });
  test('has each past date with its field on a line, and their number', async () => {
    const past = { ...finding, kind: 'highschool.camp' as const, rule: 'pastDate' as const };
    const list = [
      { ...past, field: 'eventDates', item: null, words: '2026/07/17' },
      { ...past, field: 'registrationDates', item: null, words: '2026/05/31' },
      { ...past, words: '2026年4月1日' },
    ];
    const none = SITE_RULES.map((rule) => [rule, 0]);
    const counts = { ...Object.fromEntries(none), pastDate: 3 } as SiteCheck['counts'];
    await seeing({ ...CHECK, list, counts });
    expect(screen.getByText(/活動期間/).firstChild?.textContent).toBe(
      '活動期間到2026/07/17\n報名期間到2026/05/31\n內文第3項寫著2026年4月1日',
    );
    const mend = screen.getByRole('link', { name: '去修改：招生說明會' });
    expect(mend.getAttribute('href')).toBe('/admin/highschool/edit_camp?id=7');
    expect(screen.getByRole('link', { name: '日期已經過了 3處' })).toBeTruthy();
  });
  test('dismisses a finding with one click', async () => {
    const { sent } = await seeing();
    fireEvent.click(screen.getByRole('button', { name: '「招生說明會」/nowhere這樣沒問題' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(sent[1]).toMatchObject({
      method: 'put',
      path: SITE_CHECK_PATHS.one(31),
      body: { isRight: true },
    });
  });
});
