import { AUTH_PATHS } from '@admissions/protocol';
import { expect, test } from '../../fixtures/test.ts';

test.describe('the whitelist', () => {
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

  test('a whitelist that would lock out its editor is refused at the field', async ({
    page,
    product,
    signIn,
    problems,
  }) => {
    problems.allow(/422/);
    await signIn(page, product.admin.account, product.admin.password);
    await page.goto('/admin/account/add_ip');
    await page.getByLabel(/位址或網段/).fill('203.0.113.7');
    await page.getByLabel(/說明/).fill('別處');
    await page.getByRole('button', { name: '儲存' }).click();
    await expect(page.getByText(/會擋住您目前的位址（127\.0\.0\.1）/).first()).toBeVisible();
    await page.goto('/admin/account/ip_list');
    await expect(page.getByText('203.0.113.7')).toHaveCount(0);
  });

  test('an editor adds their own address with one click and can remove the last one', async ({
    page,
    product,
    signIn,
    manager,
  }) => {
    await signIn(page, product.admin.account, product.admin.password);
    await page.goto('/admin/account/ip_list');
    await page.getByRole('button', { name: '把我的位址加入名單' }).click();
    await expect(page.getByRole('cell', { name: /127\.0\.0\.1/ }).first()).toBeVisible();
    expect((await manager.call('GET', '/api/admin/auth/user_info')).status).toBe(200);
    expect((await manager.get<{ listed: boolean }>('/api/admin/white/checkMyip')).listed).toBe(
      true,
    );
  });

  test('an unlisted address is refused at sign-in, whatever its headers claim', async ({
    manager,
    product,
  }) => {
    const added = await manager.call('POST', '/api/admin/white/add_ip', {
      ip: '127.0.0.1',
      note: '此機',
      expiresAt: null,
    });
    expect(added.errorCode, JSON.stringify(added)).toBe(1);
    for (const header of [
      'x-forwarded-for',
      'forwarded',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ]) {
      const answer = await manager.call('GET', '/api/admin/auth/user_info', undefined, {
        [header]: header === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9',
      });
      expect(answer.status, `${header} must not move the caller out of the list`).toBe(200);
    }
    expect(product.url).toContain('127.0.0.1');
  });

  for (const ip of [
    '',
    'abc',
    '0214.0212.1.1',
    '0x8c8a0101',
    '2357854465',
    '1.2.3',
    '1.2.3.4/33',
    '::1%eth0',
    '203.0.113.1/-1',
  ]) {
    test(`“${ip}” is refused as an address`, async ({ manager }) => {
      const answer = await manager.call('POST', '/api/admin/white/add_ip', {
        ip,
        note: '試',
        expiresAt: null,
      });
      expect(answer.status).toBe(422);
      expect(answer.errors?.ip?.length).toBeGreaterThan(0);
    });
  }
});
