import { AdminProvider } from '@admissions/admin-ui';
import { AREAS } from '@admissions/model';
import { ACCOUNT_PATHS, type Account, type UserInfo } from '@admissions/protocol';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './account-list-page.tsx';
import { editPage } from './account-page.tsx';
import { ACCOUNT } from './testing/sample-account.ts';

const show = (list: readonly Account[], at = '/') => {
  const page = { list, page: 1, perpage: 20, total: list.length };
  const { api } = apiAnswering(({ path }) =>
    path === ACCOUNT_PATHS.list ? { data: page } : 'lost',
  );
  return showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api, at });
};
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

it('a row of the accounts has one link to edit, and the other actions in a menu', async () => {
  const { user } = show([{ ...ACCOUNT, priv: {} }]);
  const row = within(await rowOf(/陳奕安/));
  expect(row.getByRole('link', { name: '陳奕安' })).toBeTruthy();
  await user.click(row.getByRole('button'));
  const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(actions).toEqual(['鎖定', '重設密碼', '要求變更密碼', '刪除']);
});
it('the accounts can be narrowed to managers without two-step sign-in', async () => {
  const manager = { ...ACCOUNT, priv: { account: 1 } } as const;
  const list = [
    ACCOUNT,
    { ...manager, id: 6, name: '林佳慧', totp: true },
    { ...manager, id: 7, name: '吳孟儒' },
    { ...manager, id: 8, name: '許雅雯', active: false },
  ];
  const { user } = show(list, '/?show=open');
  expect(
    (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('吳孟儒')]);
  await user.click(screen.getByRole('radio', { name: '全部4個帳號' }));
  expect((await rowOf(/陳奕安/)).textContent).toContain('尚未登入自2026/11/01 09:00起');
  expect(screen.getAllByText('未開兩步驟驗證')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: '1個管理人員未開兩步驟驗證' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
it('the form of an account names the reset of its password, and counts changed flags', async () => {
  const user = { info: { id: 7 }, draftKey: 'q'.repeat(43) } as UserInfo;
  const priv = Object.fromEntries(AREAS.map((area) => [area, 1]));
  const { api } = apiAnswering(({ path }) => ({
    data: path === ACCOUNT_PATHS.info(5) ? ACCOUNT : [],
  }));
  const shown = showRoutes([{ path: '*', ...editPage }], {
    layout: AdminProvider,
    api,
    at: '/x?id=5',
    store: createAppStore({ session: { user, priv } }),
  });
  expect(await screen.findByRole('button', { name: '重設密碼' })).toBeTruthy();
  for (const name of ['校園新聞', '環景導覽', '申請表單'])
    await shown.user.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText('權限新增2項、收回1項')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: '操作' }));
  const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(actions).toEqual(['鎖定', '要求變更密碼', '刪除']);
});
