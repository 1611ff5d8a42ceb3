// @vitest-environment jsdom
import { SITE_CHECK_PATHS, type SiteCheck } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  counts: {
    deadLink: 1,
    deadSite: 0,
    pastDate: 0,
    alt: 0,
    sampleText: 0,
    untouched: 0,
    placesSum: 0,
    oldYear: 0,
    noPortfolio: 0,
    noAdvice: 0,
    lowMark: 0,
    twinHasWays: 0,
    noKeywords: 0,
    closedDay: 0,
  },
  changedSince: 2,
  list: [
    finding,
    {
      ...finding,
      finding: 32,
      words: '/gone',
      setAside: { by: '王小明', at: '2026-11-20T01:00:00.000Z' },
    },
  ],
};
const Nothing = () => null;
async function seeing(change: Partial<SiteCheck> = {}) {
  const { api, sent } = apiAnswering(() => ({ data: { ...CHECK, ...change } }));
  showRoutes([{ path: '*', Component, loader, HydrateFallback: Nothing }], { api });
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
