import { textsOf } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { header, openList, parseQuery, pathTo } from '../fixtures/list.tsx';

describe('kind list', () => {
  it('requests the list of the URL', async () => {
    const { reads } = await openList({
      at: '/list?bid=3&text=校慶&status=draft&sort=-title&page=2&type=1',
    });
    expect(reads()[0]).toMatchObject({
      path: pathTo('block_list'),
      params: { text: '校慶', status: 'draft', sort: '-title', page: 2, perpage: 20, type: '1' },
    });
  });
  it('sorts ascending, descending, then in the default order, from the first page', async () => {
    const { address, reads } = await openList({ at: '/list?bid=3&page=2', total: 45 });
    for (const [sort, shown] of [
      ['title', 'ascending'],
      ['-title', 'descending'],
      [undefined, null],
    ]) {
      fireEvent.click(within(header()).getByRole('button'));
      await waitFor(() => expect(header().getAttribute('aria-sort')).toBe(shown));
      expect(parseQuery(address())).toEqual({ bid: '3', ...(sort && { sort }) });
      expect(reads().at(-1)?.params.sort).toBe(sort);
    }
  });
  it('changes the list page and keeps the fixed parameters', async () => {
    const { address, reads } = await openList({ at: '/list?bid=3&sort=title', total: 45 });
    fireEvent.click(screen.getByRole('button', { name: '第2頁' }));
    await waitFor(() =>
      expect(parseQuery(address())).toEqual({ bid: '3', sort: 'title', page: '2' }),
    );
    await waitFor(() => expect(reads().at(-1)?.params.page).toBe(2));
  });
  it.each(['/list?sort=title', '/list?text=校', '/list?status=draft'])(
    'has no move handles unless in manual order: %s',
    async (at) => {
      await openList({ at });
      expect(screen.queryByLabelText(/調整順序/)).toBeNull();
    },
  );
  it.each([
    [
      '/list?bid=3&text=校慶&sort=title',
      0,
      '沒有符合條件的資料。',
      '清除條件',
      { bid: '3', sort: 'title' },
    ],
    ['/list?bid=3&status=trash', 0, '回收桶是空的。', '離開回收桶', { bid: '3' }],
    ['/list?bid=3&page=9', 45, '這一頁沒有資料。', '回第一頁', { bid: '3' }],
  ])(
    'explains why %s is empty and links to a non-empty list',
    async (at, total, reason, way, query) => {
      const { address } = await openList({ at, list: [], total });
      const empty = screen.getByText(reason).parentElement as HTMLElement;
      fireEvent.click(within(empty).getByText(way));
      await waitFor(() => expect(parseQuery(address())).toEqual(query));
    },
  );
  const heads = () => textsOf(document.querySelectorAll('thead th'));
  it('shows the chosen columns, and remembers them', async () => {
    await openList();
    expect(heads()).toContain('位置');
    fireEvent.click(screen.getByText('欄位'));
    fireEvent.click(await screen.findByLabelText('位置', { selector: '[type=checkbox]' }));
    expect(heads()).not.toContain('位置');
    cleanup();
    await openList();
    expect(heads()).not.toContain('位置');
    fireEvent.click(screen.getByText('欄位'));
    fireEvent.click(await screen.findByText('恢復預設欄位'));
    expect(heads()).toContain('位置');
    expect(localStorage).toHaveLength(0);
  });
  it('hides minor columns on a narrow screen, unless chosen or sorted by', async () => {
    const leftOut = () => textsOf(document.querySelectorAll('thead [data-wide]'));
    await openList();
    expect(leftOut()).toEqual(['位置', '最後修改']);
    cleanup();
    await openList({ at: '/list?sort=-updatedAt' });
    expect(leftOut()).toEqual(['位置']);
    fireEvent.click(screen.getByText('欄位'));
    fireEvent.click(await screen.findByLabelText('圖片', { selector: '[type=checkbox]' }));
    expect(leftOut()).toEqual([]);
  });
  it('searches by typed dates and person together with the text, by either button', async () => {
    const { address } = await openList();
    fireEvent.change(screen.getByLabelText('搜尋'), { target: { value: '校慶' } });
    fireEvent.change(screen.getByLabelText('發布日期從'), { target: { value: '2026-11-01' } });
    fireEvent.click(screen.getByRole('button', { name: '搜尋' }));
    const query = { bid: '3', text: '校慶', publishedFrom: '2026-11-01' };
    await waitFor(() => expect(parseQuery(address())).toEqual(query));
    fireEvent.change(screen.getByLabelText('最後修改的人'), { target: { value: '王小明' } });
    fireEvent.click(screen.getByRole('button', { name: '套用' }));
    await waitFor(() => expect(parseQuery(address())).toEqual({ ...query, author: '王小明' }));
  });
  it('keeps text typed while a request is pending', async () => {
    const { address } = await openList();
    const words = () => screen.getByLabelText<HTMLInputElement>('搜尋');
    fireEvent.change(screen.getByLabelText('最後修改的人'), { target: { value: '王' } });
    fireEvent.change(words(), { target: { value: '校慶' } });
    fireEvent.submit(words());
    fireEvent.change(words(), { target: { value: '校慶園遊會' } });
    await waitFor(() =>
      expect(parseQuery(address())).toMatchObject({ text: '校慶', author: '王' }),
    );
    await waitFor(() => expect(words().closest('form')?.querySelector('details')?.open).toBe(true));
    expect(words().value).toBe('校慶園遊會');
  });
  it('clears everything but the fixed parameters', async () => {
    const { address } = await openList({ at: '/list?bid=3&text=校慶&status=draft&sort=title' });
    fireEvent.click(screen.getByText('清除條件'));
    await waitFor(() => expect(parseQuery(address())).toEqual({ bid: '3' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('搜尋').value).toBe(''));
  });
});
