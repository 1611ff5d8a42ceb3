import { BLUE_HEADER_ROUTES } from '@admissions/protocol';
import { burger } from '@admissions/site-content';
import type { Page } from '@playwright/test';
import { delayRequests } from '../../fixtures/delay-requests.ts';
import { resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const headerTop = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

test('the header hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.mouse.move(700, 500);
  // Scrolling may start before hydration, so it is repeated.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => headerTop(page), { timeout: 1000 }).toBeLessThanOrEqual(0);
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => headerTop(page)).toBeGreaterThan(40);
});

test('the header stays visible while it has the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link').first().focus();
  await scrollTo(page, 900);
  await page.waitForFunction(() => window.scrollY > 800);
  await expect.poll(() => headerTop(page)).toBeGreaterThan(40);
});

test('the header is blue over a picture on four routes and plain elsewhere', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const colour = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).color);
  const colours = new Map<string, string>();
  for (const path of [...BLUE_HEADER_ROUTES, '/?lang=en', '/news', '/formVisit']) {
    await page.goto(path.endsWith('Cont') ? `${path}?id=1` : path);
    colours.set(path, await colour());
    if (colours.get(path) === colours.get('/'))
      expect(
        await page.evaluate(topOfHead),
        `${path}: its heading area begins under the header`,
      ).toBe(0);
  }
  for (const path of BLUE_HEADER_ROUTES) expect(colours.get(path), path).toBe(colours.get('/'));
  for (const path of ['/news', '/formVisit'])
    expect(colours.get(path), path).not.toBe(colours.get('/'));
});

test('the site name is not truncated at any width', async ({ page }) => {
  for (const path of ['/news', '/traffic', '/traffic?lang=en']) {
    await page.goto(path);
    const name = page.getByRole('banner').getByRole('link').first();
    for (const width of [320, 390, 768, 1099, 1100, 1140, 1190, 1280, 1440]) {
      await resize(page, { width, height: 844 });
      const rest = await name.evaluate((link) => link.scrollHeight - link.clientHeight);
      expect.soft(rest, `${path} at ${width} pixels: below the bar`).toBeLessThanOrEqual(0);
    }
  }
});

test('with doubled text size nothing in the header overflows', async ({ page }) => {
  const settings = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(32);
  await page.goto('/news');
  for (const width of [320, 768, 1100, 1440, 1920]) {
    await resize(page, { width, height: 900 });
    expect.soft(await page.evaluate(outOfWindow), `at ${width} pixels`).toEqual([]);
  }
  await setLetters(16);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 768, 1100, 1440, 1920]) {
    await resize(page, { width, height: 900 });
    expect.soft(await page.evaluate(outOfWindow), `at ${width} pixels, own style`).toEqual([]);
  }
});

test('the burger menu opens by keyboard, traps the focus and restores it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: '開啟選單' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '選單' });
  await expect(panel).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.querySelector('[role=dialog], dialog')?.contains(document.activeElement) ||
          document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the burger menu closes on the strip beside it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  await page.getByRole('button', { name: '開啟選單' }).click();
  const panel = page.getByRole('dialog', { name: '選單' });
  await expect(panel).toBeVisible();
  await page.mouse.click(24, 500);
  await expect(panel).toBeHidden();
});

test('the burger menu closes by a college, the close area and its button', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.goto('/');
  const panel = page.getByRole('dialog', { name: '選單' });
  const open = async () => {
    await page.getByRole('button', { name: '開啟選單' }).click();
    await expect(panel).toBeVisible();
  };
  await open();
  await page.mouse.click(20, 500);
  await expect(panel).toBeHidden();
  await open();
  await panel.getByRole('button', { name: '關閉選單' }).click();
  await expect(panel).toBeHidden();
  await open();
  const college = burger.groups[0].links[1];
  const link = panel.getByRole('link', { name: college.label['zh-TW'] }).first();
  if (!(await link.isVisible()))
    await panel.getByRole('button', { name: burger.groups[0].title['zh-TW'] }).click();
  await link.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(college.href);
});

for (const [width, name, shown] of [
  [390, '開啟選單', '關閉選單'],
  [1440, '認識元智', '獎助學金'],
] as const)
  test(`a click before hydration is replayed: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const releaseRequests = await delayRequests(page, '**/*.js');
    await page.goto('/news', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    releaseRequests();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole(width < 1000 ? 'button' : 'link', { name: shown })).toBeVisible();
  });

test('a mega panel opens on a click, closes with Escape and restores the focus', async ({
  page,
}) => {
  await page.goto('/news');
  const button = page.getByRole('banner').getByRole('button', { name: '認識元智' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: /獎助學金/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('an anchor target is below the header', async ({ page }) => {
  for (const start of ['/admissions#div1', '/news']) {
    await page.goto(start);
    if (start === '/news') {
      await page.getByRole('banner').getByRole('button', { name: '認識元智' }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /獎助學金/ })
        .click();
      await expect(page).toHaveURL('/admissions#div1');
    }
    const target = page.locator('#div1');
    await expect(target).toBeVisible();
    await expect
      .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(
      await target.evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(Math.max(0, await headerTop(page)) - 1);
  }
});

test('the first Tab offers a skip link, and the three anchors have access keys', async ({
  page,
}) => {
  await page.goto('/news');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要內容區塊' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#C');
  for (const [key, title] of [
    ['U', '上方功能區塊'],
    ['C', '中央內容區塊'],
    ['Z', '下方功能區塊'],
  ])
    await expect(page.locator(`a#${key}[accesskey="${key}"]`)).toHaveAttribute(
      'title',
      title ?? '',
    );
});

test('the scroll-to-top button appears further down and scrolls up', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: '回到頁首' });
  await expect(button).toBeHidden();
  await scrollTo(page, 2400);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Runs in the page: top of the first heading's coloured background; null without one. */
function topOfHead(): number | null {
  let ground = document.querySelector('main h1');
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
    ground = ground.parentElement;
  return ground?.closest('main') ? ground.getBoundingClientRect().top : null;
}

/** Runs in the page: header elements beyond the right edge of the window. */
function outOfWindow(): string[] {
  return [...document.querySelectorAll('header a, header button')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().right > innerWidth,
    )
    .map(({ textContent }) => textContent ?? '');
}
