import { delayRequests } from '../../fixtures/delay-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { translate } from '../../fixtures/translator.ts';

test('a page that was translated before its scripts started works', async ({ page, problems }) => {
  // React renders the changed part again in the browser.
  problems.allow(/hydrat|#418|#423|#425/i);
  const start = await delayRequests(page, '**/assets/*.js');
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
