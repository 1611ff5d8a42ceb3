import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { apiAnswering, apiList, createEntry, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './block-list-page.tsx';

async function readParams(query: string) {
  const entries = Array.from({ length: 10 }, (_, at) => createEntry(at + 1, { type: '1' }));
  const { api, sent } = apiAnswering(({ path }) =>
    apiList(path === adminPathsOf(block).list ? entries : []),
  );
  const at = `/admin/setting/block_list${query}`;
  showRoutes([{ path: '*', loader, Component }], { layout: AdminProvider, at, api });
  await screen.findByLabelText('圖塊標題');
  return sent.find(({ path }) => path === adminPathsOf(block).list)?.params;
}

it.each(['?type=', '?type=0', '?type=9', '?title=&page=1&perpage=20&type=0', '?perpage=101'])(
  'block list page shows the first twenty of every position: %s',
  async (query) => {
    const params = await readParams(query);
    expect(params).toMatchObject({ page: 1, perpage: 20 });
    expect(params).not.toHaveProperty('type');
    expect(params).not.toHaveProperty('title');
    const all = screen.getByRole('link', { name: '全部' });
    expect(all.getAttribute('href')).toMatch(/\?page=1$/);
  },
);

it('block list page opens on the first position, whose views stay in it', async () => {
  expect(await readParams('')).toMatchObject({ page: 1, perpage: 20, type: '1' });
  expect(screen.getByRole('radio', { name: '追夢元智' })).toHaveProperty('checked', true);
  const search = screen.getByRole('link', { name: '我的' }).getAttribute('href')?.split('?')[1];
  expect(search).toBe('type=1&mine=true');
  expect(screen.queryByRole('columnheader', { name: /位置/ })).toBeNull();
});
