import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** One page per header style: over a picture, plain, and the earlier edition. */
const HEADERS = ['/', '/news', '/original/home'];
const FORMS = ['/formVisit?who=school', '/formInterview', '/formTeacher'];
const MISSING_PATHS = ['/no/such/page', '/newsCont?id=999999999', '/error', '/admin/login'];
const OPENED = [
  ['/staff?id=1#opened', '#opened'],
  ['/admissions#item-1', '#item-1'],
  ['/video?id=1#player', '#player'],
] as const;
/** Components that look alike in both widths are checked in one of them. */
const selectRowsFor = <T>(rows: readonly T[], width: string) =>
  rows.filter((_, index) => (index % 2 === 0) === (width === 'desktop'));

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`missing pages, the error page and the sign-in have no accessibility fault on a ${name}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/404|500/);
      for (const path of selectRowsFor(MISSING_PATHS, name)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectAccessible(page);
      }
    });
    test(`the open menu has no accessibility fault on a ${name}`, async ({ page }) => {
      for (const path of selectRowsFor(HEADERS, name)) {
        await openPage(page, path);
        await page.getByRole('button', { name: '開啟選單' }).click();
        const panel = page.getByRole('dialog', { name: '選單' });
        await expect(panel).toBeVisible();
        await panel.getByRole('button', { name: '學士班學院' }).click();
        await expect(panel.getByRole('link', { name: '工程學院' }).first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        if (name === 'phone') continue;
        await page.getByRole('banner').getByRole('button', { name: '認識元智' }).click();
        await expect(
          page.getByRole('banner').getByRole('link', { name: /獎助學金/ }),
        ).toBeVisible();
        await expectAccessible(page);
      }
    });
    test(`forms have no accessibility fault with errors and confirmation on a ${name}`, async ({
      page,
    }) => {
      for (const path of FORMS) {
        await openPage(page, path);
        await page.getByRole('main').getByRole('button', { name: '送出' }).click();
        await expect(page.getByText('此欄位為必填').first()).toBeVisible();
        await expectAccessible(page);
      }
    });
    test(`overlays have no accessibility fault on a ${name}`, async ({ page }) => {
      if (name === 'desktop') {
        await openPage(page, '/yzu');
        await page
          .getByRole('button', { name: /^展開：/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      }
      for (const [path, opened] of selectRowsFor(OPENED, name)) {
        await openPage(page, path);
        await expect(page.locator(opened), path).toBeVisible();
        await expectAccessible(page);
      }
      if (name === 'phone') {
        await openPage(page, '/360tours');
        await page.getByRole('button', { name: '開始環景導覽' }).click();
        await expect(page.getByRole('region', { name: /環景/ })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test('forced colours preserve the header’s background, the focus ring and button borders', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const paths = [
    '/',
    '/news',
    '/bachelor',
    '/bachelorCont?id=1',
    '/formVisit',
    '/360tours',
    '/original/home',
  ];
  for (const path of paths) {
    await openPage(page, path);
    const header = page.getByRole('banner');
    expect(
      await header.evaluate((element) => getComputedStyle(element).backgroundColor),
      path,
    ).toMatch(/^rgb\(/);
    const link = header.getByRole('link').nth(1);
    await page.keyboard.press('Tab');
    await link.focus();
    expect(
      await link.evaluate((element) => getComputedStyle(element).outlineStyle),
      `${path}: focus`,
    ).not.toBe('none');
    // Forced colours remove backgrounds, so buttons need a border, except pictures and dots.
    const bare = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (each) =>
              each.checkVisibility() &&
              each.textContent?.trim() &&
              getComputedStyle(each).borderTopStyle === 'none',
          )
          .map((each) => each.textContent),
      );
    expect(bare, `${path}: buttons`).toEqual([]);
  }
  // Floating elements need a border as well.
  await openPage(page, '/bachelor?q=AI');
  await page.getByRole('button', { name: /^收藏/ }).first().click();
  const shortlist = page.getByRole('complementary').filter({ hasText: '比較學系' });
  expect(await shortlist.evaluate((bar) => getComputedStyle(bar).borderTopStyle)).toBe('solid');
});

test('reduced motion disables animations and smooth scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/bachelor', '/360tours', '/news']) {
    await openPage(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (each) =>
            each.playState === 'running' &&
            each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        )
        .map((each) => (each as CSSAnimation).animationName),
    );
    expect(moving, path).toEqual([]);
  }
});
