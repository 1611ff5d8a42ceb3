import type { Page } from '@playwright/test';
import { delayRequests } from '../../fixtures/delay-requests.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

test('the header hides on scrolling down without focus and returns on scrolling up or to the top', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.mouse.move(700, 500);
  // Scrolling may start before hydration, so it is repeated.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => headerBottom(page), { timeout: 1000 }).toBeLessThanOrEqual(0);
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => headerBottom(page)).toBeGreaterThan(40);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY > 1700);
  await expect.poll(() => headerBottom(page)).toBeGreaterThan(40);
  await page.getByRole('button', { name: '回到頁首' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a click before hydration is replayed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseRequests = await delayRequests(page, '**/*.js');
  await page.goto('/news', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: '開啟選單' });
  await button.click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  releaseRequests();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: '關閉選單' })).toBeVisible();
});

test('a skip link and three anchors with access keys lead to the parts of a page', async ({
  page,
}) => {
  await page.goto('/news');
  for (const [key, title] of [
    ['U', '上方功能區塊'],
    ['C', '中央內容區塊'],
    ['Z', '下方功能區塊'],
  ] as const)
    await expect(page.locator(`a#${key}[accesskey="${key}"]`)).toHaveAttribute('title', title);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#C');
});

test('a bar advances for five seconds while a page loads, and disappears with its arrival', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const releaseRequests = await delayRequests(page, '**/api/ap/**');
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  const bar = page.getByRole('progressbar', { name: '頁面載入中' });
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await expect(page).toHaveURL('/');
  releaseRequests();
  await expect(page).toHaveURL('/news');
  await expect(bar).toHaveCount(0);
});
