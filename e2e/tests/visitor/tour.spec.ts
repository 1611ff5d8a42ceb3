import { expect, openPage, test } from '../../fixtures/test.ts';

test('the 360-degree tour works by keyboard and has a text alternative', async ({ page }) => {
  await openPage(page, '/360tours');
  await expect(page.getByRole('heading', { level: 2, name: '文字導覽' })).toBeVisible();
  await page.getByRole('button', { name: '開始環景導覽' }).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('region', { name: /環景/ });
  await expect(viewer).toBeFocused();
  const hotspot = viewer
    .getByRole('button', { includeHidden: true })
    .filter({ has: page.locator('svg'), hasText: /\S/ })
    .first();
  const readHotspotPosition = () =>
    hotspot.evaluate(
      (button) => `${button.parentElement?.hidden} ${button.parentElement?.style.left}`,
    );
  await expect(hotspot).toBeAttached();
  const before = await readHotspotPosition();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await expect.poll(readHotspotPosition).not.toBe(before);
  await page.getByRole('navigation', { name: '環景地點' }).getByRole('link').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/scene=\d+/);
  await expect(viewer).toBeVisible();
});
