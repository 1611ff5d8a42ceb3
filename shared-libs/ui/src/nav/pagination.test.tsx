import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

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
  it('links to the list when its id is given', () => {
    showPage(
      <Pagination page={1} perpage={12} total={30} hrefOf={() => '/news?page=2'} anchor="list" />,
    );
    expect(hrefOf('下一頁')).toBe('/news?page=2#list');
  });
  it('links to the neighbouring pages, none before the first and none after the last', () => {
    const neighbours = (page: number) => {
      cleanup();
      show(page, 30);
      return [hrefOf('上一頁'), hrefOf('下一頁')];
    };
    expect(neighbours(1)).toEqual([undefined, '/news?page=2']);
    expect(neighbours(2)).toEqual(['/news?page=1', '/news?page=3']);
    expect(neighbours(3)).toEqual(['/news?page=2', undefined]);
  });
});
