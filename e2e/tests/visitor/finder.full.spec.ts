import { devices } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test('on a phone, the answer for 企管 and its reason fit in the first screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('searchbox', { name: '從一個詞開始找' }).fill('企管');
    await page.getByRole('main').getByRole('search').getByRole('button').click();
    await page.waitForURL(/\/bachelor\?q=/);
    const results = page.getByRole('region', { name: '「企管」找到的學系' });
    const first = results.getByRole('listitem').first();
    await expect(first.getByRole('link')).toContainText('企業管理');
    await expect(first.getByRole('link')).toBeInViewport();
    await expect(first.getByRole('button', { name: /收藏/ })).toBeInViewport({ ratio: 1 });
    await expect(first.locator('mark')).toHaveText('企管');
    await expect(page.getByRole('main').getByRole('heading', { name: '工程學院' })).toHaveCount(0);
    await results.getByRole('link', { name: '回到學院介紹' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '工程學院' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /找學系/ })).toHaveValue('');
  });
});

test('chips filter departments, and an empty result shows the office', async ({ page }) => {
  await page.goto('/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  const clusters = page.getByRole('navigation', { name: '學群' });
  // The index lists the colleges; the filter with the same names replaces it.
  const colleges = page.getByRole('navigation', { name: /學院$/ });
  await expect(colleges).toHaveCount(1);
  await clusters.getByRole('link', { name: /^資訊/ }).click();
  await expect(page).toHaveURL(/cluster=information/);
  await expect(colleges).toHaveCount(1);
  await page.getByRole('link', { name: '英語授課' }).click();
  const results = page.getByRole('region', { name: '符合條件的學系' });
  await expect(results.getByRole('link', { name: /資訊學院英語/ })).toBeVisible();
  await expect(results.getByRole('link', { name: '資訊工程學系' })).toHaveCount(0);
  await page.goBack();
  await expect(results.getByRole('link', { name: '資訊工程學系' })).toBeVisible();

  const box = page.getByRole('searchbox', { name: /找學系/ });
  await clusters.getByRole('link', { name: /^資訊/ }).click();
  await box.fill('社工');
  await expect(page.getByRole('list', { name: '招生組的說明' })).toContainText('社會工作');
  await box.fill('隕石');
  const nothing = page.getByRole('region', { name: /隕石/ });
  await expect(nothing).toContainText('沒有找到');
  await nothing
    .getByRole('paragraph')
    .filter({ hasText: '試試' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /符合的有\s*[1-9]/ })).toBeVisible();
  await expect(box).not.toHaveValue('隕石');
});

test('text typed during the transition of a chip is retained and searched', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    // Simulates a slow machine with a long transition.
    document.startViewTransition = (update) =>
      start(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await (update as () => unknown)();
      });
  });
  await page.goto('/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  const box = page.getByRole('searchbox', { name: /找學系/ });
  await page.getByRole('navigation', { name: '學群' }).getByRole('link', { name: /^資訊/ }).click();
  await box.fill('隕石');
  await expect(page).toHaveURL(/cluster=information/);
  await expect(page.getByRole('region', { name: /隕石/ })).toContainText('沒有找到');
  await expect(box).toHaveValue('隕石');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, chips and words filter together', async ({ page }) => {
    await page.goto('/bachelor?cluster=engineering');
    await page.getByRole('searchbox', { name: /找學系/ }).fill('機器人');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/cluster=engineering/);
    const results = page.getByRole('region', { name: '「機器人」找到的學系' });
    await expect(results.getByRole('link', { name: '機械工程學系' })).toBeVisible();
    await expect(results.getByRole('link', { name: '資訊工程學系' })).toHaveCount(0);
  });
});
