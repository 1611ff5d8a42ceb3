import { AdminProvider } from '@admissions/admin-ui';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './account-list-page.tsx';
import { ACCOUNT } from './testing/sample-account.ts';

it('a row of the accounts has one link to edit, and the other actions in a menu', async () => {
  const page = { list: [{ ...ACCOUNT, priv: {} }], page: 1, perpage: 20, total: 1 };
  const { api } = apiAnswering(({ path }) =>
    path === ACCOUNT_PATHS.list ? { data: page } : 'lost',
  );
  const { user } = showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api });
  const row = within(await screen.findByRole('row', { name: /陳奕安/ }));
  expect(row.getByRole('link', { name: '陳奕安' })).toBeTruthy();
  await user.click(row.getByRole('button'));
  const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(actions).toEqual(['鎖定', '重設密碼', '要求變更密碼', '刪除']);
});
