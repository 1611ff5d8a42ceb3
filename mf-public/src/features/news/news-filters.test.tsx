// @vitest-environment jsdom
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
  it('is a plain form for browsers without JavaScript', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('search', { name: '搜尋新聞' });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/news']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ year: '', title: '' });
  });
  it('opens the first page of the results', async () => {
    const { user, address } = show();
    await user.selectOptions(screen.getByLabelText('年份'), '2025');
    await user.type(screen.getByLabelText('關鍵字'), '資工{Enter}');
    expect(address()).toBe(`/news?year=2025&title=${encodeURIComponent('資工')}`);
  });
  it('retains the category during a search', async () => {
    const { user, address } = show({ category: 5 });
    await user.type(screen.getByLabelText('關鍵字'), 'AI');
    await user.click(screen.getByRole('button', { name: '搜尋' }));
    expect(new URL(address(), 'http://site').searchParams.get('category')).toBe('5');
  });
  it('retains year and keyword when the category changes, and opens the first page', async () => {
    const { user, address } = show({ year: 2025, title: 'AI', page: 4 });
    await user.click(screen.getByRole('link', { name: '榮譽榜' }));
    expect(address()).toBe('/news?category=5&year=2025&title=AI');
  });
});
