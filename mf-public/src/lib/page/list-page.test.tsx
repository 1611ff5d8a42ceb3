// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_BANNERS } from '../banners/page-banners.ts';
import { EntryPage } from './entry-page.tsx';
import { ListPage } from './list-page.tsx';

const HEAD = {
  texts: {
    title: '影音',
    description: '說明',
    lead: '我們的話',
  },
  path: '/video',
  banners: NO_BANNERS,
  empty: '目前沒有影片',
};
const trail = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('ListPage', () => {
  it('shows the list, the count, and a link to each page', () => {
    showPage(
      <ListPage
        {...HEAD}
        count="共30部"
        list={<p>第一部</p>}
        pages={{ page: 1, perpage: 12, total: 30, hrefOf: (page) => `/video?page=${page}` }}
      />,
    );
    expect(screen.getByText('第一部')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('共30部');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/video?page=3#list',
    );
    expect(screen.queryByText(HEAD.empty)).toBeNull();
  });
  it('explains an empty list', () => {
    showPage(<ListPage {...HEAD} list={false} />);
    expect(screen.getByText(HEAD.empty)).toBeTruthy();
  });
  it('takes title, address and breadcrumbs from the opened entry', () => {
    showPage(<ListPage {...HEAD} list={false} opened={{ id: 3, title: '開箱宿舍' }} />);
    expect(document.title).toMatch(/^開箱宿舍｜影音/);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/video\?id=3$/,
    );
    expect(trail().at(-1)).toContain('開箱宿舍');
  });
});

describe('EntryPage', () => {
  const entry = {
    list: { label: '影音', href: '/video' },
    entry: { title: '開箱宿舍', summary: '摘要' },
    href: '/video?id=3',
    data: { '@type': 'Article' },
  };
  it('links to its list', () => {
    showPage(
      <EntryPage {...entry} related={null}>
        內文
      </EntryPage>,
    );
    expect(screen.getByRole('link', { name: '影音' }).getAttribute('href')).toBe('/video');
    expect(screen.getByText('內文')).toBeTruthy();
  });
});
