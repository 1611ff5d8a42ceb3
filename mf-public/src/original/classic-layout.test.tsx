import { hrefOf, showRoutes } from '@admissions/tools/testing';
import { SiteContext } from '@admissions/ui';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsFilters } from '../features/news/news-filters.tsx';
import { Component as ClassicLayout } from './classic-layout.tsx';

const show = (page: React.ReactNode, at = '/original/news') =>
  showRoutes(
    [
      {
        path: '/original',
        element: (
          <SiteContext value={{ origin: 'https://site.example', address: at }}>
            <ClassicLayout />
          </SiteContext>
        ),
        children: [{ path: '*', element: page }],
      },
    ],
    { at },
  );

describe('earlier edition (/original/*)', () => {
  it('retains the edition while searching the news', () => {
    show(
      <NewsFilters query={{ category: null, year: null, title: '', page: 1 }} categories={[]} />,
    );
    expect(screen.getByRole('search').getAttribute('action')).toBe('/original/news');
  });
  it('links to the new site from its notice', () => {
    show(null);
    expect(hrefOf('前往新版')).toMatch(/^\//);
    expect(hrefOf('前往新版')).not.toContain('original');
  });
});

const menu = () => within(screen.getByRole('navigation', { name: '舊版選單' }));
it('side menu of the earlier edition lists the current part, and marks the current page', () => {
  show(null, '/original/traffic');
  expect(hrefOf('影音專區')).toBe('/original/video');
  expect(hrefOf('獎助學金')).toBe('/original/recruitStudents#div1');
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('交通指引');
});
