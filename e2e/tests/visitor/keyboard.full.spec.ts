import { menu } from '@admissions/site-content';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

test('Tab follows the reading order of the home page with a visible focus', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const walk: string[] = [];
  for (let presses = 0; presses < 4 + menu.length; presses++) {
    await page.keyboard.press('Tab');
    walk.push(await focused(page));
    const seen = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return Boolean(
        box &&
          box.bottom > 0 &&
          box.top < innerHeight &&
          document.activeElement &&
          getComputedStyle(document.activeElement).outlineStyle !== 'none',
      );
    });
    expect(seen, walk.at(-1)).toBe(true);
  }
  expect(walk.slice(0, 2)).toEqual(['跳到主要內容區塊', ':::']);
  expect(walk[2]).toContain('元智大學');
  expect(walk.slice(3, 3 + menu.length)).toEqual(menu.map(({ label }) => label['zh-TW']));
});

test('a heading focused by a navigation has no ring', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test('every focused element of a page is visible', async ({ page }) => {
  await page.goto('/news');
  await page.locator('html[data-hydrated]').waitFor();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focusState = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (!at || at === document.body) return 'past the end';
      const box = at.getBoundingClientRect();
      const isAbove = at.closest('header') !== null || getComputedStyle(at).position === 'fixed';
      const header = isAbove
        ? 0
        : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      if (box.bottom < Math.max(0, header) || box.top > innerHeight)
        return `${at.outerHTML.slice(0, 120)} at ${Math.round(box.top)}`;
      return 'seen';
    });
    if (focusState === 'past the end') break;
    expect(focusState).toBe('seen');
  }
});

test('closing an exchange programme with Escape restores the focus', async ({ page }) => {
  await page.goto('/practice');
  await page.locator('html[data-hydrated]').waitFor();
  const link = page.getByRole('main').locator('h3 a').last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#opened-title')).toBeFocused();
  await expect(page.locator('#opened-title')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('#opened-title')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
