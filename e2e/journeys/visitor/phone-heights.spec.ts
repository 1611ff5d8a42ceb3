import { devices } from '@playwright/test';
import { readToTheEnd } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

const { deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
const SCREEN = { width: 390, height: 844 };
/** How many screens a page may take on a phone, by its address. */
const MOST_SCREENS: Readonly<Record<string, number>> = {
  '/': 10,
  '/admissions': 8,
  '/bachelor': 9.1,
  '/bachelorCont?id=1': 8,
  '/master': 8,
  '/masterCont?id=1': 8,
  '/specialized': 8,
  '/specializedCont?id=1': 8.1,
  '/international': 9,
  '/studying': 8,
  '/practice': 8,
  '/digit': 8,
  '/camp': 8,
  '/campCont?id=1': 8,
  '/news': 8,
  '/newsCont?id=1': 8,
  '/share': 8,
  '/shareCont?id=1': 8,
  '/life': 8,
  '/lifeCont?id=1': 8,
  '/yzu': 8,
  '/video': 8,
  '/traffic': 8,
  '/staff': 8,
  '/events': 8,
  '/eventCont?id=1': 8,
  '/compare': 8,
  '/search?q=獎學金': 8,
  '/360tours': 8,
  '/formVisit': 8,
  '/formVisit?who=student': 8,
  '/formInterview': 8,
  '/formTeacher': 8,
  '/formQuestion?id=1': 8,
};

test.describe('at a phone', () => {
  test.use({ viewport: SCREEN, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test('no page is longer than one reads', async ({ page }) => {
    test.slow();
    for (const [path, most] of Object.entries(MOST_SCREENS)) {
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();
      await readToTheEnd(page);
      const screens = await page.evaluate(
        (height) => document.documentElement.scrollHeight / height,
        SCREEN.height,
      );
      expect.soft(screens, path).toBeLessThanOrEqual(most);
    }
  });

  test('what is folded opens in its place, and an address that names it opens it', async ({
    page,
  }) => {
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

test('a visitor at a desk reads all that a phone folds, without pressing anything', async ({
  page,
}) => {
  await page.goto('/bachelorCont?id=1');
  const courses = page.locator('#courses');
  await expect(courses.getByRole('listitem').first()).toBeVisible();
  await expect(courses.getByText('看每一年的課程')).toBeHidden();
});
