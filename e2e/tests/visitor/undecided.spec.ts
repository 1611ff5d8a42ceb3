import { PHONE_DEVICE } from '../../fixtures/phone-device.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ ...PHONE_DEVICE, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('without JavaScript, five answers on a phone lead to three directions', async ({ page }) => {
  await page.goto('/bachelor');
  await page
    .getByRole('link', { name: /還不知道讀什麼/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('還不知道讀什麼');
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions).toHaveCount(5);
  await page.getByRole('button', { name: '看三個方向' }).click();
  await expect(page.getByRole('alert')).toContainText('至少選一題');
  for (let at = 0; at < 5; at++) await questions.nth(at).getByRole('radio').first().check();
  await page.getByRole('button', { name: '看三個方向' }).click();
  await page.waitForURL(/like=make/);
  const directions = page.getByRole('region', { name: '你可以先看這三個方向' });
  await expect(directions.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const href of ['/bachelorCont?id=', '/shareCont?id=', 'Cont?id='])
    expect(await directions.locator(`a[href*="${href}"]`).count()).toBeGreaterThanOrEqual(3);
  await expect(questions.first().getByRole('radio').first()).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
