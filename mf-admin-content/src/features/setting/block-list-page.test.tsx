import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { apiAnswering, apiList, createEntry, showRoutes, textsOf } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './block-list-page.tsx';

it.each(['', '?type=', '?type=0', '?type=9', '?title=&page=1&perpage=20&type=0', '?perpage=101'])(
  'block list page shows the first twenty of every position: %s',
  async (query) => {
    const { api, sent } = apiAnswering(() => apiList([]));
    const at = `/admin/setting/block_list${query}`;
    showRoutes([{ path: '*', loader, Component }], { layout: AdminProvider, at, api });
    await screen.findByLabelText('圖塊標題');
    const read = sent.find(({ path }) => path === adminPathsOf(block).list);
    expect(read?.params).toMatchObject({ page: 1, perpage: 20, sort: 'type' });
    expect(read?.params).not.toHaveProperty('type');
    expect(read?.params).not.toHaveProperty('title');
  },
);

it('all blocks are below the names of their places, and move inside their place', async () => {
  const listed = [
    createEntry(1, { title: '甲', type: '1', pic: null, link: null }),
    createEntry(2, { title: '乙', type: '1', pic: null, link: null }),
    createEntry(3, { title: '丙', type: '5', pic: null, link: null }),
  ];
  const earlier = createEntry(4, { title: '丁', type: '1' });
  // The second page, and all.
  const { api } = apiAnswering(({ params }) =>
    apiList(params?.sort ? listed : [earlier, ...listed]),
  );
  const at = '/admin/setting/block_list';
  showRoutes([{ path: '*', loader, Component }], { layout: AdminProvider, at, api });
  await screen.findByRole('link', { name: '甲' });
  const rows = () => textsOf(document.querySelectorAll('tbody tr > th, tbody [data-opens]'));
  const order = ['追夢元智', '甲', '乙', '頁尾連結列', '丙'];
  expect(rows()).toEqual(order);
  const numbers = () =>
    textsOf(document.querySelectorAll('tbody td:has([data-handle])')).map((text) => text.slice(1));
  expect(numbers()).toEqual(['2', '3', '1']);
  const handle = (title: string) =>
    screen.getByRole('button', { name: new RegExp(`調整順序：${title}`) });
  fireEvent.keyDown(handle('乙'), { key: 'ArrowDown' });
  expect(rows()).toEqual(order);
  fireEvent.keyDown(handle('乙'), { key: 'ArrowUp' });
  expect(rows()).toEqual(['追夢元智', '乙', '甲', '頁尾連結列', '丙']);
  expect(numbers()).toEqual(['2', '3', '1']);
});
