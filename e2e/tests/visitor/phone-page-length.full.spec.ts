import { devices } from '@playwright/test';
import { scrollToEnd } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const { deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
const SCREEN = { width: 390, height: 844 };
const MAX_SCREENS = 8;
const MAX_SCREENS_BY_PATH: Readonly<Record<string, number>> = {
  '/': 10,
  '/bachelor': 9.3,
  '/camp': 6.5,
  '/international': 9,
  '/video': 4,
};
/** Every page, and some of their filtered states. */
const PAGES = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  '/?lang=en',
  '/specialized?lang=en',
  '/compare',
  '/formVisit?who=student',
  '/formVisit?who=school',
  '/bachelor?q=企管',
];

test.describe('on a phone', () => {
  test.use({ viewport: SCREEN, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test('no page exceeds its length limit', async ({ page }) => {
    test.slow();
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();
      await scrollToEnd(page);
      const screens = await page.evaluate(
        (height) => document.documentElement.scrollHeight / height,
        SCREEN.height,
      );
      expect.soft(screens, path).toBeLessThanOrEqual(MAX_SCREENS_BY_PATH[path] ?? MAX_SCREENS);
    }
  });

  test('folds open in place and by their anchor', async ({ page }) => {
    await page.goto('/bachelorCont?id=1');
    await page.locator('html[data-hydrated]').waitFor();
    const courses = page.locator('#courses');
    await expect(courses.getByRole('listitem').first()).toBeHidden();
    await courses.getByText('看每一年的課程').click();
    await expect(courses.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('navigation', { name: '本頁內容' }).getByText('一年多少錢').click();
    await expect(page.locator('#cost').getByText('生活費一個月')).toBeVisible();
  });
});

test('a desktop shows all folded content without a click', async ({ page }) => {
  await page.goto('/bachelorCont?id=1');
  const courses = page.locator('#courses');
  await expect(courses.getByRole('listitem').first()).toBeVisible();
  await expect(courses.getByText('看每一年的課程')).toBeHidden();
});
