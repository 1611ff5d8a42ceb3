import { AdminProvider } from '@admissions/admin-ui';
import { ADMIN_GO_LIVE } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './mail-list-page.tsx';

it('the empty list of letters leads to where mail is set up', async () => {
  const page = { list: [], page: 1, perpage: 20, total: 0, counts: { sent: 3 } };
  const { api } = apiAnswering(() => ({ data: page }));
  const store = createAppStore({ session: { priv: { forms: 1, setting: 1 } } as never });
  showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api, store });
  const link = await screen.findByRole('link', { name: '到上線準備：寄信' });
  expect(link.getAttribute('href')).toBe(ADMIN_GO_LIVE);
  // Of each state, and of all.
  for (const tab of ['全部 3', '已寄出 3', '寄送失敗 0'])
    expect(screen.getByRole('link', { name: tab })).toBeTruthy();
});
