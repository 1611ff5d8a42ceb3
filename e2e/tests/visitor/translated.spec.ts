import { expect, openPage, test } from '../../fixtures/test.ts';
import { translate } from '../../fixtures/translator.ts';

test('a translated finder filters while a visitor types', async ({ page }) => {
  await openPage(page, '/bachelor');
  const finder = page.getByRole('searchbox', { name: /找學系/ });
  for (const query of ['資料', '資', '護理', '']) {
    await translate(page);
    await finder.fill(query);
    await expect(page.getByRole('main')).toContainText(query === '護理' ? '護理學系' : '資訊');
  }
});

test('a page that was translated before its scripts started works', async ({ page, problems }) => {
  // React renders the changed part again in the browser.
  problems.allow(/hydrat|#418|#423|#425/i);
  let start = () => {};
  const translated = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await translated;
    await route.continue();
  });
  await page.goto('/life', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await translate(page);
  start();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('main').locator('a[href*="type=2"]').first().click();
  await expect(page).toHaveURL(/type=2/);
  await expect(page.getByRole('main').locator('[href*="type=2"][aria-current]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('500');
});
