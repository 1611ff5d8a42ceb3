import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** A new renderer process occasionally ignores the print medium, so it is set after loading. */
async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('a printed page omits the frame and shows external URLs', async ({ page }) => {
  await openOnPaper(page, '/newsCont?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const frame of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(frame).filter({ visible: true })).toHaveCount(0);
  await openOnPaper(page, '/admissions');
  const notice = page.getByRole('link', { name: '看簡章與報名' }).first();
  expect(await notice.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(
    'https://',
  );
});

// Chromium writes each page of a PDF as an uncompressed object.
test('a department fits on one sheet, front and back, the admissions page on two', async ({
  page,
}) => {
  for (const [path, sides] of [
    ['/bachelorCont?id=1', 2],
    ['/admissions', 3],
  ] as const) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(sides);
  }
});

// Firefox never breaks inside grids, and adds a blank page to a full-height body.
test('printed pages have no grid around long parts', async ({ page }) => {
  for (const [path, part] of [
    ['/compare?d=bachelor-1&d=bachelor-12', 'table'],
    ['/formVisit?who=school', 'form'],
    ['/events', 'h2'],
    ['/camp', 'ul:has(> li h2)'],
    ['/practice', 'ul:has(> li img)'],
  ] as const) {
    await openOnPaper(page, path);
    const around = page.locator(`main :is(${part}, :has(${part}))`);
    await expect(around.last()).toBeVisible();
    const grids = await around.evaluateAll((parts) =>
      parts.filter((each) => getComputedStyle(each).display === 'grid').map((each) => each.tagName),
    );
    expect(grids, path).toEqual([]);
    await expect(page.locator('body'), path).toHaveCSS('min-height', '0px');
  }
});
