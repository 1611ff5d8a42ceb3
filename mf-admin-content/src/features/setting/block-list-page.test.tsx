import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { apiAnswering, apiList, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
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
    expect(read?.params).toMatchObject({ page: 1, perpage: 20 });
    expect(read?.params).not.toHaveProperty('type');
    expect(read?.params).not.toHaveProperty('title');
  },
);
