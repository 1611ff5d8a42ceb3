import { expect, test } from '../../fixtures/test.ts';

test('during an API outage visitors read cached pages, which are fresh afterwards', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/50[0-9]|ERR_|Failed/);
  for (const path of ['/', '/news', '/newsCont?id=1']) await page.goto(path);
  await product.stopApi();
  try {
    for (const path of ['/', '/news', '/newsCont?id=1']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    // An uncached page shows an error inside the site, without redirects.
    const cold = await page.goto('/newsCont?id=3');
    expect(cold?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await page.content()).length).toBeGreaterThan(500);
    await page.locator('html[data-hydrated]').waitFor();
  } finally {
    await product.startApi();
  }
  // The error page retries automatically.
  await expect(page.getByText('次瀏覽')).toBeVisible();
  await expect(page).toHaveURL('/newsCont?id=3');
});

test('during an API outage staff see a notice, stay signed in and continue afterwards', async ({
  adminPage: page,
  product,
  problems,
}) => {
  problems.allow(/50[0-9]|ERR_|Failed/);
  await product.stopApi();
  try {
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('button', { name: '再試一次' })).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard');
  } finally {
    await product.startApi();
  }
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的今天' })).toBeVisible();

  // Without known rights the document is reloaded once, then a notice appears.
  await page.route('**/api/admin/registry', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: '再試一次' })).toBeVisible();
  await expect(page.locator('#start-notice')).toBeHidden();
});
