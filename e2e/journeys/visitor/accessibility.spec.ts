import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...PUBLIC_PAGES, '/admin/login']) {
      test(`${path} has no accessibility fault and never scrolls sideways on a ${name}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      });
    }
    test(`the page that is not there has no accessibility fault on a ${name}`, async ({ page, problems }) => {
      problems.allow(/404/);
      await page.goto('/no/such/page');
      await expectAccessible(page);
    });
    test(`the open burger has no accessibility fault on a ${name}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '開啟選單' }).click();
      await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible();
      await expectAccessible(page);
    });
    test(`the visit form with errors has no accessibility fault on a ${name}`, async ({ page }) => {
      await page.goto('/formVisit');
      await page.getByRole('main').getByRole('button', { name: '送出' }).click();
      await expect(page.getByText('此欄位為必填').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a page can be read at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBeLessThanOrEqual(0);
  }
});
