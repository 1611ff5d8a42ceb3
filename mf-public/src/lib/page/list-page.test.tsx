import { hrefsOf, showPage, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_BANNERS } from '../banners/page-banners.ts';
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
const trail = () => textsOf(within(screen.getByRole('navigation')).getAllByRole('listitem'));

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
    expect(hrefsOf(screen.getAllByRole('link'))).toContain('/video?page=3#list');
    expect(screen.queryByText(HEAD.empty)).toBeNull();
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
