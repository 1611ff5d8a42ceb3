// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { ChipLinks } from '@admissions/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsFilters } from '../features/news/news-filters.tsx';
import { Component as ClassicLayout } from './classic-layout.tsx';

afterEach(cleanup);

const show = (page: React.ReactNode) =>
  showRoutes(
    [
      {
        path: '/original',
        element: <ClassicLayout />,
        children: [{ path: 'news', element: page }],
      },
    ],
    { at: '/original/news' },
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('/original/*: the earlier edition', () => {
  it('keeps a visitor who filters inside', () => {
    show(
      <ChipLinks
        label="分類"
        links={[{ label: '榮譽榜', href: '/news?category=3', isCurrent: false }]}
      />,
    );
    expect(hrefOf('榮譽榜')).toBe('/original/news?category=3');
  });
  it('keeps a visitor who searches the news inside', () => {
    show(
      <NewsFilters query={{ category: null, year: null, title: '', page: 1 }} categories={[]} />,
    );
    expect(screen.getByRole('search').getAttribute('action')).toBe('/original/news');
  });
  it('still leads to the new site from its notice', () => {
    show(null);
    expect(hrefOf('前往新版')).toMatch(/^\//);
    expect(hrefOf('前往新版')).not.toContain('original');
  });
});
