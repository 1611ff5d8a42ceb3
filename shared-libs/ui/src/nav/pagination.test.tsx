// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);
const show = (page: number, total: number) =>
  showPage(
    <Pagination
      page={page}
      perpage={12}
      total={total}
      hrefOf={(number) => `/news?page=${number}`}
    />,
  );
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('Pagination', () => {
  it('is absent when everything fits on one page', () => {
    show(1, 12);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
  it('links to the previous and next page', () => {
    show(2, 30);
    expect(hrefOf('上一頁')).toBe('/news?page=1');
    expect(hrefOf('下一頁')).toBe('/news?page=3');
  });
  it('links to the list when its id is given', () => {
    showPage(
      <Pagination page={1} perpage={12} total={30} hrefOf={() => '/news?page=2'} anchor="list" />,
    );
    expect(hrefOf('下一頁')).toBe('/news?page=2#list');
  });
  it('has no page before the first and none after the last', () => {
    show(1, 30);
    expect([hrefOf('上一頁'), hrefOf('下一頁')]).toEqual([undefined, '/news?page=2']);
    cleanup();
    show(3, 30);
    expect([hrefOf('上一頁'), hrefOf('下一頁')]).toEqual(['/news?page=2', undefined]);
  });
  it('marks only the current page', () => {
    show(2, 30);
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page'),
    ).toEqual([screen.getByRole('link', { name: '第2頁' })]);
  });
  it('shows the total as text', () => {
    show(2, 30);
    expect(screen.getByText('共30筆，目前第2頁，共3頁')).toBeTruthy();
  });
  it('navigates to the chosen page', async () => {
    const { user, address } = show(1, 30);
    await user.click(screen.getByRole('link', { name: '第3頁' }));
    expect(address()).toBe('/news?page=3');
  });
});
