// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { ChipLinks, SiteContext } from '@admissions/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsFilters } from '../features/news/news-filters.tsx';
import { Component as ClassicLayout } from './classic-layout.tsx';

afterEach(cleanup);

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

describe('the menu at the left of the earlier edition', () => {
  const menu = () => within(screen.getByRole('navigation', { name: '舊版選單' }));
  it('has the pages of the part that is read, in this edition, and says which it is', () => {
    show(null, '/original/traffic');
    expect(hrefOf('影音專區')).toBe('/original/video');
    expect(hrefOf('獎助學金')).toBe('/original/recruitStudents#div1');
    expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('交通指引');
  });
  it('leads to the other parts by their first pages', () => {
    show(null, '/original/traffic');
    expect(hrefOf('學院導覽')).toBe('/original/bachelor');
    expect(hrefOf('校園新聞')).toBe('/original/news');
    expect(menu().queryByText('學長姐分享')).toBeNull();
  });
  it('of an entry has the part that lists it', () => {
    show(null, '/original/shareCont?id=1');
    expect(menu().getByText('學長姐分享')).toBeTruthy();
    expect(menu().queryByRole('link', { current: 'page' })).toBeNull();
  });
  it('of a page that stands in no part has all parts', () => {
    show(null, '/original/home');
    expect(menu().getAllByRole('link').length).toBe(7);
  });
});
