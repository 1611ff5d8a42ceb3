import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';

const SCROLL_DEPTH_PX = 1500;
const TOLERANCE_PX = 60;
const depthOf = (page: Page) => page.evaluate(() => window.scrollY);

for (const path of ['/news', '/share', '/']) {
  test(`back and forward restore the position on ${path}`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(async (depth) => {
      for (let top = 0; top <= depth; top += 500) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    }, SCROLL_DEPTH_PX);
    const before = await depthOf(page);
    expect(before).toBeGreaterThan(300);
    const link = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find((each) => {
        const box = each.getBoundingClientRect();
        return (
          box.top > 150 &&
          box.bottom < innerHeight - 50 &&
          new URL(each.href).pathname !== location.pathname
        );
      }),
    );
    await link.asElement()?.click();
    await expect.poll(() => depthOf(page)).toBeLessThan(TOLERANCE_PX);
    const there = page.url();
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await depthOf(page)) - before), { message: `back from ${there}` })
      .toBeLessThan(TOLERANCE_PX);
    await page.goForward();
    await expect(page).toHaveURL(there);
    await expect.poll(() => depthOf(page)).toBeLessThan(TOLERANCE_PX);
  });
}
