import {
  apiAnswering,
  apiError,
  apiList,
  createEntry,
  hrefOf,
  showRoutes,
} from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEvent, setToday } from '../../lib/testing/samples.ts';
import { Component, loader } from './article-page.tsx';

const ARTICLE = {
  ...createEntry(7),
  title: '特殊選才受理報名',
  summary: '報名前先看',
  date: '2026-11-20',
  category: { id: 1, title: '招生公告' },
  body: [],
  pic: null,
  link: null,
  clickCount: 1,
};
const channel = (href: string) => ({
  id: 3,
  title: '特殊選才',
  link: { href },
  dates: [{ label: '網路報名', dates: { begin: '2026-11-10', end: '2026-12-07' } }],
});

setToday('2026-11-30');

async function showNotice(href: string) {
  const { api } = apiAnswering(({ path }) => {
    if (path === '/api/ap/news/7') return { data: ARTICLE };
    if (path.endsWith('/admissions_list')) return apiList([channel(href)]);
    if (path.endsWith('/event_list')) return apiList([createEvent(1)]);
    return path === '/api/ap/news' ? apiList([]) : apiError(404);
  });
  showRoutes([{ path: '/newsCont', Component, loader }], { at: '/newsCont?id=7', api });
  return (await screen.findByRole('heading', { level: 1 })).parentElement?.textContent;
}

it('a notice of a channel has its deadline below the title, and its dates, not other events', async () => {
  expect(await showNotice('/newsCont?id=7')).toContain(
    '特殊選才・網路報名 2026/11/10（二）–2026/12/07（一）還有7天',
  );
  expect(hrefOf('看日程與報名')).toBe('/admissions#item-3');
  expect(screen.queryByRole('link', { name: '活動1' })).toBeNull();
});
it('other news have no deadline but the next events', async () => {
  expect(await showNotice('/newsCont?id=8')).not.toContain('還有');
  expect(screen.getByRole('link', { name: /活動\s?1/ })).toBeTruthy();
});
