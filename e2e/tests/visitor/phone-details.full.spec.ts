import { devices } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const { deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    isMobile,
    hasTouch,
    userAgent,
  });

  test('on a phone, the scroll-to-top button never covers the comparison link', async ({
    page,
  }) => {
    await page.goto('/bachelor');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('button', { name: /^收藏/ }).first().click();
    const compare = page.getByRole('link', { name: '比較學系' });
    const arrow = page.getByRole('button', { name: /回到頁首|回頂端|最上/ });
    await page.evaluate(() => scrollTo(0, 3100));
    await expect(page.locator('header[data-hidden]')).toBeAttached();
    await expect(arrow).toBeHidden();
    // The button appears on scrolling up only.
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(arrow).toBeVisible();
    const one = await compare.boundingBox();
    const other = await arrow.boundingBox();
    if (!one || !other) throw new Error('both are on the screen');
    expect(one.y + one.height <= other.y || one.x + one.width <= other.x).toBe(true);
  });

  test('on a phone, a camp shows its dates', async ({ page }) => {
    await page.goto('/camp');
    const camp = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2') });
    await expect(camp.first().locator('time')).toBeVisible();
  });

  test('a past camp shows one notice with a link to open camps', async ({ page }) => {
    await page.goto('/campCont?id=1');
    const main = page.getByRole('main');
    await expect(main.getByText(/已結束/)).toHaveCount(2);
    await expect(main.getByRole('link', { name: /加入行事曆/ })).toHaveCount(0);
    await main.getByRole('link', { name: '看報名中的場次' }).click();
    await expect(page).toHaveURL('/camp?state=open');
  });

  test('on a phone, footer groups open on a tap', async ({ page }) => {
    await page.goto('/news');
    await page.locator('html[data-hydrated]').waitFor();
    const footer = page.getByRole('contentinfo');
    const title = footer.getByRole('button', { expanded: false }).first();
    const links = footer.locator(`[id="${await title.getAttribute('aria-controls')}"]`);
    await expect(links).toBeHidden();
    await title.click();
    await expect(links).toBeVisible();
  });
});

test('a missing page offers an explanation, a search and links', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/bachelorCont?id=99999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: '常去的頁面' })).toBeVisible();
  await main.getByRole('searchbox').fill('護理');
  await main.getByRole('search').getByRole('button').click();
  await page.waitForURL(/\/search\?q=/);
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

for (const path of ['/', '/admissions', '/search', '/sitemap'])
  test(`the comparison of departments is linked from ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('a[href^="/compare"]').first()).toBeVisible();
  });

test('a comparison is limited to three departments with a notice', async ({ page }) => {
  await page.goto('/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  for (let saved = 0; saved < 4; saved++)
    await page.getByRole('button', { name: /^收藏/ }).first().click();
  await page.goto('/');
  await page.getByRole('link', { name: '比較我收藏的學系' }).click();
  await page.waitForURL(/\/compare/);
  const main = page.getByRole('main');
  await expect(main).toContainText('從下面的收藏選');
  for (let chosen = 0; chosen < 3; chosen++)
    await main.getByRole('checkbox', { checked: false }).first().check();
  await expect(main.getByRole('checkbox', { checked: false })).toBeDisabled();
  await expect(main).toContainText('已經選滿');
  await main.getByRole('button', { name: '比較勾選的學系' }).click();
  await expect(main.getByRole('columnheader')).toHaveCount(3);
});
