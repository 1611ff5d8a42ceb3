import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';

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
  await openPage(page, '/formVisit?who=school');
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
