import { menu } from '@admissions/site-content';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

test('Tab follows the reading order of the home page', async ({ page }) => {
  await openPage(page, '/');
  const walk: string[] = [];
  for (let presses = 0; presses < 4 + menu.length; presses++) {
    await page.keyboard.press('Tab');
    walk.push(await focused(page));
  }
  expect(walk.slice(0, 2)).toEqual(['跳到主要內容區塊', ':::']);
  expect(walk[2]).toContain('元智大學');
  expect(walk.slice(3, 3 + menu.length)).toEqual(menu.map(({ label }) => label['zh-TW']));
});

test('every focused element of a page is visible and has a ring', async ({ page }) => {
  await openPage(page, '/news');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focusState = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (!at || at === document.body) return 'past the end';
      if (getComputedStyle(at).outlineStyle === 'none') return `${at.outerHTML} has no ring`;
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
  await openPage(page, '/practice');
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
