import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Clicks the current position without waiting for the layout to settle. */
async function press(page: Page, thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Time to paint the effect of leaving the previous field.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));
  await page.mouse.up();
}
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.goto('/formVisit?who=school');
  await page.locator('html[data-hydrated]').waitFor();
});

test('clicks on radio, consent and submit work after leaving empty fields', async ({ page }) => {
  await main(page)
    .getByRole('textbox', { name: /^電子郵件/ })
    .fill('nobody');
  const bus = main(page).locator('label', { hasText: '遊覽車' });
  await main(page)
    .getByRole('textbox', { name: /^隨行教師人數/ })
    .fill('兩位');
  await bus.scrollIntoViewIfNeeded();
  await main(page)
    .getByRole('textbox', { name: /^隨行教師人數/ })
    .focus();
  await press(page, bus);
  await expect(main(page).getByRole('radio', { name: '遊覽車' })).toBeChecked();

  const consent = main(page).getByRole('checkbox', { name: /同意/ });
  const remarks = main(page).getByRole('textbox', { name: /^備註|^其他/ });
  await remarks.fill('x'.repeat(3000));
  await consent.scrollIntoViewIfNeeded();
  await remarks.focus();
  await press(page, consent);
  await expect(consent).toBeChecked();

  await remarks.focus();
  await press(page, main(page).getByRole('button', { name: '送出' }));
  await expect(main(page).getByRole('link', { name: /^學校名稱：/ })).toBeVisible();
});

test('typed text survives a reload caused by missing code', async ({ page, problems }) => {
  problems.allow(/ERR_|Failed to|could not be loaded|reported/);
  const school = main(page).getByRole('textbox', { name: /^學校名稱/ });
  await school.fill('不會不見高中');
  await main(page).getByRole('radio', { name: '全天' }).check();
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await page.route('**/remotes/mf_public/**/news-*.js', (route) =>
    documents.includes('/news') ? route.continue() : route.abort(),
  );
  // The header hides on scrolling down and is visible at the top.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('a[href="/news"]:visible').first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/news']);
  await page.goBack();
  await expect(page).toHaveURL(/\/formVisit\?who=school$/);
  await expect(school).toHaveValue('不會不見高中');
  await expect(main(page).getByRole('radio', { name: '全天' })).toBeChecked();
});
