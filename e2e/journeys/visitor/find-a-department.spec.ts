import { expect, test } from '../../fixtures/test.ts';

test('a student finds a department from home in two steps, keeps two, and compares them', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /找學系/ })
    .first()
    .click();
  await page.waitForURL(/\/bachelor/);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('searchbox', { name: /找學系/ }).fill('護理');
  await expect(page.getByRole('status').filter({ hasText: '符合的有' })).toBeVisible();
  await page.getByRole('button', { name: /收藏\s*：護理學系/ }).click();
  await page.getByRole('searchbox', { name: /找學系/ }).fill('資訊工程');
  await page.getByRole('button', { name: /收藏\s*：資訊工程學系/ }).click();
  await page.getByRole('link', { name: '比較學系' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '比較學系' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: '護理學系' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: '資訊工程學系' })).toBeVisible();
  await table.getByRole('link', { name: '資訊工程學系' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '資訊工程學系' })).toBeVisible();
});

test('a visitor looks around in 360 degrees with the keyboard, goes to the next place, and reads the same in words', async ({ page }) => {
  await page.goto('/360tours');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { level: 2, name: '文字導覽' })).toBeVisible();
  await page.getByRole('button', { name: '開始環景導覽' }).click();
  const viewer = page.getByRole('region', { name: /環景/ });
  await expect(viewer).toBeVisible();
  await viewer.press('ArrowRight');
  await page.getByRole('navigation', { name: '環景地點' }).getByRole('link').nth(1).click();
  await page.waitForURL(/scene=\d+/);
  await expect(viewer).toBeVisible();
});
