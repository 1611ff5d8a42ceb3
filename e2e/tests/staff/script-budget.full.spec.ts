import { gzipSync } from 'node:zlib';
import { expect, test } from '../../fixtures/test.ts';

/** Compressed bytes of all scripts, without response headers of 0.8 kB each. */
const MAX_SIGN_IN_BYTES = 240_000;
const MAX_FIRST_LIST_BYTES = 560_000;

test('sign-in and first list stay in their script budgets, and English loads on request', async ({
  page,
  product,
  signIn,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.set(
      pathname,
      response.body().then((bytes) => gzipSync(bytes, { level: 9 }).length),
    );
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: '登入', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const names = () => [...scripts.keys()].join(' ');
  expect(names()).not.toMatch(/english|\/en-|kinds-/);
  const addUp = async () =>
    (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
  expect(await addUp(), names()).toBeLessThan(MAX_SIGN_IN_BYTES);

  await signIn(page, product.admin.account, product.admin.password);
  await page.waitForLoadState('networkidle');
  expect(names(), 'the first page loads no antd').not.toMatch(/antd-|desk-/);
  await page.goto('/admin/news/list');
  await page.getByRole('main').locator('tbody a[href*="/edit"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await addUp(), names()).toBeLessThan(MAX_FIRST_LIST_BYTES);

  await page.goto('/admin/schedule');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('navigation', { name: '後台選單' })).toBeVisible();
});
