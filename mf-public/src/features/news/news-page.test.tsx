import {
  apiAnswering,
  apiError,
  apiList,
  createEntry,
  showRoutes,
} from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './news-page.tsx';

function open(at: string) {
  const { api } = apiAnswering(({ path }) => {
    if (path === '/api/ap/category')
      return apiList([
        { ...createEntry(1), title: '招生公告', type: 'news' },
        { ...createEntry(2), title: '限時活動', type: 'topic' },
      ]);
    return path === '/api/ap/news' ? apiList([]) : apiError(404);
  });
  showRoutes([{ path: '/news', Component, loader }], { at, api });
}

it('news can be filtered by every category, topics of the home page too', async () => {
  open('/news?year=2026');
  const categories = await screen.findByRole('navigation', { name: '新聞分類' });
  expect(within(categories).getByRole('link', { name: '限時活動' }).getAttribute('href')).toBe(
    '/news?category=2&year=2026',
  );
});
it('has no filter while there is no news', async () => {
  open('/news');
  await screen.findByText('共0筆');
  expect(screen.queryByRole('navigation', { name: '新聞分類' })).toBeNull();
});
