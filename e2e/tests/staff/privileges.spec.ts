import { adminMenu } from '../../fixtures/admin-menu.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an account sees the menu, downloads the remote and opens the screens of its area only', async ({
  page,
  signInAs,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await signInAs(page, { forms: 1 });
  await page.goto('/admin/forms/visit_list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(adminMenu(page).locator('a[href="/admin/forms/visit_list"]')).toBeVisible();
  await expect(adminMenu(page).locator('a[href="/admin/news/list"]')).toHaveCount(0);
  await expect
    .poll(() => requestedPaths.some((path) => path.startsWith('/remotes/mf_admin_forms/')))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => /mf_admin_(content|accounts)/.test(path))).toEqual([]);
  const missing = 'This page could not be found';
  for (const [path, text] of [
    ['/admin/news/list', /^您的帳號不能使用「/],
    ['/admin/FORMS/visit_list', missing],
    ['/admin/nothing/here', missing],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/error404');
    await expect(page.getByText(text)).toBeVisible();
  }
});
