import type { Page } from '@playwright/test';
import { findClippedTexts } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A new renderer process occasionally ignores the print medium, so it is set after loading. */
async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('back and forward restore the position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/news?page=2');
  const last = page.getByRole('main').locator('a[href^="/newsCont?id="]').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, Math.min(scrollY + 200, document.body.scrollHeight)));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await last.click();
  await page.waitForURL(/newsCont/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  await page.goBack();
  await page.waitForURL(/\/news\?page=2/);
  await expect
    .poll(() => page.evaluate((before) => Math.abs(scrollY - before), scrolled))
    .toBeLessThan(40);
  await page.goForward();
  await page.waitForURL(/newsCont/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
});

test('a printed /newsCont omits the frame and is black', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/news?page=2');
  await page.getByRole('main').locator('a[href^="/newsCont?id="]').last().click();
  await page.waitForURL(/newsCont/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const frame of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(frame).filter({ visible: true })).toHaveCount(0);
  const colours = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('main p, main h1, main h2')].map(
        (each) => getComputedStyle(each).color,
      ),
    ),
  ]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
});

test('a printed /admissions has steps on one line, a short head and external URLs', async ({
  page,
}) => {
  await openOnPaper(page, '/admissions');
  const step = page.locator('#channels ol > li:has(strong ~ time)').first();
  await expect(step).toBeVisible();
  const tops = await step
    .locator('strong, time')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(6);
  // No space for hidden pictures, no duplicate dates, and visible external URLs.
  const head = page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
  const headHeights = await head.evaluate((each) => [each.scrollHeight, innerHeight] as const);
  expect(headHeights[0]).toBeLessThan(headHeights[1] / 3);
  await expect(
    page.locator('main figure').filter({ visible: true, hasText: '接下來' }),
  ).toHaveCount(0);
  const notice = page.getByRole('link', { name: '看簡章與報名' }).first();
  expect(await notice.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(
    'https://',
  );
  // Page breaks inside grids make lines overlap.
  const torn = await page
    .locator('#channels :has(table)')
    .evaluateAll((parts) => parts.filter((each) => getComputedStyle(each).display === 'grid'));
  expect(torn).toHaveLength(0);
});

// Firefox never breaks inside grids, and adds a blank page to a full-height body.
for (const [path, part] of [
  ['/compare?d=bachelor-1&d=bachelor-12', 'table'],
  ['/formVisit', 'form'],
  ['/events', 'h2'],
  ['/camp', 'ul:has(> li h2)'],
  ['/practice', 'ul:has(> li img)'],
] as const)
  test(`a printed ${path} has no grid around ${part}`, async ({ page }) => {
    await openOnPaper(page, path);
    const around = page.locator(`main :is(${part}, :has(${part}))`);
    await expect(around.last()).toBeVisible();
    const grids = await around.evaluateAll((parts) =>
      parts.filter((each) => getComputedStyle(each).display === 'grid').map((each) => each.tagName),
    );
    expect(grids).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('min-height', '0px');
  });

for (const [path, part] of [
  ['/traffic', '#campus'],
  ['/practice', '#careers'],
] as const)
  test(`a printed ${path} moves ${part} to the next page with its heading`, async ({ page }) => {
    await openOnPaper(page, path);
    await expect(page.locator(`main div:has(> ${part})`)).toHaveCSS('break-inside', 'avoid');
  });

for (const path of ['/bachelorCont?id=6', '/specialized'])
  test(`a printed ${path} has a short head with its name`, async ({ page }) => {
    await openOnPaper(page, path);
    const name = page.getByRole('heading', { level: 1 });
    const top = name.locator('xpath=ancestor::div[3]');
    expect(await top.evaluate((each) => each.scrollHeight / innerHeight)).toBeLessThan(0.35);
    expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

test('a printed /bachelorCont splits no short table and has no blank page', async ({ page }) => {
  await openOnPaper(page, '/bachelorCont?id=6');
  // Short tables, definitions, first comments and map legends are not split.
  const short = page.locator('#in table').first();
  await expect(short).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('#in dt').first()).toHaveCSS('break-after', 'avoid');
  for (const part of ['#shares', '#where'])
    await expect(page.locator(part)).toHaveCSS('break-inside', 'avoid');
  // No extra page for bottom padding or for links.
  const below = await page.locator('#where').evaluate((each) => {
    const bottomOf = (box: Element | null) => box?.getBoundingClientRect().bottom ?? Number.NaN;
    return bottomOf(each.closest('main')) - bottomOf(each.parentElement);
  });
  expect(below).toBeLessThan(5);
  await expect(page.locator('#where a[href="/traffic"]')).toBeHidden();
  expect(await findClippedTexts(page, 'main table :is(th, td)', '\\d+(\\.\\d+)?')).toEqual([]);
});

test('the selection of the home page does not scroll sideways', async ({ page }) => {
  await page.goto('/');
  const picked = page.locator('#selection ul').first();
  await picked.scrollIntoViewIfNeeded();
  const [inside, shown] = await picked.evaluate((list) => [list.scrollWidth, list.clientWidth]);
  expect(inside).toBeLessThanOrEqual(shown ?? 0);
});

test('the picture of an article keeps its proportions', async ({ page }) => {
  await page.goto('/newsCont?id=4');
  const cover = page.locator('article img').first();
  const [drawn, taken] = await cover.evaluate((img: HTMLImageElement) => [
    Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    img.clientWidth / img.clientHeight,
  ]);
  expect(taken).toBeCloseTo(drawn ?? 0, 1);
});

test('theme pictures on a tablet are narrower than a third', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/yzu');
  const theme = page
    .locator('section[id^="theme-"]')
    .filter({ has: page.getByRole('button') })
    .first();
  await theme.scrollIntoViewIfNeeded();
  const small = await theme.getByRole('button').first().boundingBox();
  expect(small?.width).toBeLessThan(768 / 3);
});

test('the earlier edition marks section headings, not those of cards and form groups', async ({
  page,
}) => {
  const findMarked = (within: string) =>
    page
      .locator(`main ${within} h2`)
      .evaluateAll(
        (heads) => heads.filter((each) => getComputedStyle(each).borderLeftWidth !== '0px').length,
      );
  await page.goto('/original/universitylife');
  expect(await findMarked('')).toBe(3);
  await page.goto('/original/formVsit');
  expect(await findMarked('form')).toBe(0);
});

test('a film plays after one click on its still, on cards and on the home page, not on page load', async ({
  page,
}) => {
  const film = page.locator('#player video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const expectPlaying = () =>
    expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  await page.goto('/video');
  await page.locator('html[data-hydrated]').waitFor();
  expect(await isPaused()).toBe(true);
  await film.click();
  await expectPlaying();
  await page.locator('#list a[href*="#player"]').first().click();
  await page.waitForURL(/id=\d+#player$/);
  await expectPlaying();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await isPaused()).toBe(true);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('main').locator('a[href^="/video?id="]').first().click();
  await page.waitForURL(/video\?id=/);
  await expectPlaying();
});
