import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsFilters } from './news-filters.tsx';
import type { Category, NewsQuery } from './news-query.ts';

const CATEGORIES = [
  { id: 3, title: '招生公告' },
  { id: 5, title: '榮譽榜' },
] as Category[];
const show = (query: Partial<NewsQuery> = {}) =>
  showPage(
    <NewsFilters
      query={{ page: 1, category: null, year: null, title: '', ...query }}
      categories={CATEGORIES}
    />,
    { at: '/news?page=4' },
  );

describe('NewsFilters', () => {
  it('opens the first page of the results', async () => {
    const { user, address } = show();
    await user.selectOptions(screen.getByLabelText('年份'), '2025');
    await user.type(screen.getByLabelText('關鍵字'), '資工{Enter}');
    expect(address()).toBe(`/news?year=2025&title=${encodeURIComponent('資工')}`);
  });
  it('retains year and keyword when the category changes, and opens the first page', async () => {
    const { user, address } = show({ year: 2025, title: 'AI', page: 4 });
    await user.click(screen.getByRole('link', { name: '榮譽榜' }));
    expect(address()).toBe('/news?category=5&year=2025&title=AI');
  });
});
