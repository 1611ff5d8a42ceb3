import { AUTH_PATHS } from '@admissions/protocol';
import { expect, test } from '../../fixtures/test.ts';

// The shared manager signed in long ago; changes need a recent password.
test.beforeEach(async ({ manager }) => {
  expect(
    (await manager.call('POST', AUTH_PATHS.prove, manager.passwordConfirmation)).errorCode,
  ).toBe(1);
});
test.afterEach(async ({ manager }) => {
  for (const { id } of await manager.list<{ id: number }>('/api/admin/white/ip_list'))
    await manager.call('DELETE', `/api/admin/white/del_ip/${id}`);
});

test('an editor is not locked out by another address, and adds their own with one click', async ({
  adminPage: page,
  manager,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/admin/account/add_ip');
  await page.getByLabel(/位址或網段/).fill('203.0.113.7');
  await page.getByLabel(/說明/).fill('別處');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText(/會擋住您目前的位址（127\.0\.0\.1）/).first()).toBeVisible();
  await page.goto('/admin/account/ip_list');
  await expect(page.getByText('203.0.113.7')).toHaveCount(0);
  await page.getByRole('button', { name: '把我的位址加入名單' }).click();
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1/ }).first()).toBeVisible();
  expect((await manager.call('GET', '/api/admin/auth/user_info')).status).toBe(200);
  expect((await manager.get<{ listed: boolean }>('/api/admin/white/checkMyip')).listed).toBe(true);
});
