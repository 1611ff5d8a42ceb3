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

it('news can be filtered by every category, topics of the home page too', async () => {
  const { api } = apiAnswering(({ path }) => {
    if (path === '/api/ap/category')
      return apiList([
        { ...createEntry(1), title: '招生公告', type: 'news' },
        { ...createEntry(2), title: '限時活動', type: 'topic' },
      ]);
    return path === '/api/ap/news' ? apiList([]) : apiError(404);
  });
  showRoutes([{ path: '/news', Component, loader }], { at: '/news', api });
  const categories = await screen.findByRole('navigation', { name: '新聞分類' });
  expect(within(categories).getByRole('link', { name: '限時活動' }).getAttribute('href')).toBe(
    '/news?category=2',
  );
});
