import { expect, test } from '../../fixtures/test.ts';

test('an unknown path shows a notice inside the site with a link home', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const path of ['/no/such/page', '/newsCont?id=999999999']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText('找不到這個頁面');
    await expect(page.getByRole('main')).toContainText('This page could not be found');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /回到首頁/ })
      .click();
    await expect(page).toHaveURL('/');
  }
});
