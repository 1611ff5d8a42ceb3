import { AdminProvider } from '@admissions/admin-ui';
import { ADMIN_GO_LIVE } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './mail-list-page.tsx';

it('a list of letters without a mail server leads to where one is set up', async () => {
  const page = { list: [], page: 1, perpage: 20, total: 0, counts: { sent: 3 } };
  const { api } = apiAnswering(() => ({ data: { ...page, canSend: false, unmailed: 7 } }));
  const store = createAppStore({ session: { priv: { forms: 1, setting: 1 } } as never });
  showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api, store });
  const link = await screen.findByRole('link', { name: '設定寄信' });
  expect(link.getAttribute('href')).toBe(`${ADMIN_GO_LIVE}#step-mail`);
  expect(screen.getByText('已經有7筆申請沒有寄出通知。')).toBeTruthy();
  // Of each state, and of all.
  for (const tab of ['全部 3', '已寄出 3', '寄送失敗 0'])
    expect(screen.getByRole('link', { name: tab })).toBeTruthy();
});

it('an empty list of letters shows neither tabs nor a table', async () => {
  const page = { list: [], page: 1, perpage: 20, total: 0, counts: {}, canSend: true };
  const { api } = apiAnswering(() => ({ data: page }));
  showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api });
  await screen.findByText(/^還沒有任何通知信。.*列在這裡/);
  expect(screen.queryByRole('link', { name: /全部/ })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/目前不會寄出任何信/)).toBeNull();
});
