import type { Page } from '@playwright/test';
import { measureOverflowAt, readLayoutShifts, resize, scrollToEnd } from '../../fixtures/layout.ts';
import { expect, openPage } from '../../fixtures/test.ts';
import { ORIGINAL_TABLE, PUBLIC_PAGES } from './public-pages.ts';

export const PHONE = { width: 390, height: 844 };
const PAGES_PER_TEST = 7;
/** Limit of the cumulative layout shift. */
const MAX_LAYOUT_SHIFT = 0.02;
/** Screens of a page on a phone. */
const MAX_SCREENS = 8;
const MAX_SCREENS_BY_PATH: Readonly<Record<string, number>> = {
  '/': 10,
  // Marks of samples take lines, until staff replace the samples.
  '/admissions': 8.4,
  '/camp': 6.5,
  // Whole sentences in all rows.
  '/international': 9.3,
  '/studying': 8.4,
  // The application by test scores is open.
  '/bachelorCont?id=1': 8.6,
  '/video': 4,
};

const DESKTOP = { width: 1440, height: 900 };
const MAX_DESKTOP_SCREENS: Readonly<Record<string, number>> = {
  '/': 8,
  '/bachelor': 6,
  '/master': 6,
};

const countScreens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

/** Opens a page on a phone, scrolls to its end and checks every width; ends at desktop width. */
export async function expectSoundPage(page: Page, address: string, failed: string[]) {
  await resize(page, PHONE);
  await openPage(page, address);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), `${address}: ${landmark}`).toHaveCount(1);
  await scrollToEnd(page);
  const screens = await countScreens(page);
  if (!address.includes('/original/'))
    expect
      .soft(screens, `${address}: screens`)
      .toBeLessThanOrEqual(MAX_SCREENS_BY_PATH[address] ?? MAX_SCREENS);
  const { sum, moved } = await readLayoutShifts(page);
  expect.soft(sum, `${address}: layout shift: ${moved}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  const mostScreens = MAX_DESKTOP_SCREENS[address];
  if (mostScreens) {
    await resize(page, DESKTOP);
    expect
      .soft(await countScreens(page), `${address}: screens at 1440`)
      .toBeLessThanOrEqual(mostScreens);
  }
  for (const [width, size] of [[320], [320, '200%'], [390, '200%'], [1280, '200%']] as const) {
    const at = `${address}: at ${width} pixels${size ? ' with large letters' : ''}`;
    expect.soft(await measureOverflowAt(page, width, size), at).toBeLessThanOrEqual(0);
  }
  expect
    .soft(
      await findUnrenderedSections(page),
      `${address}: sections missing from print and captures`,
    )
    .toEqual([]);
  expect.soft(failed, `${address}: failed requests`).toEqual([]);
  failed.length = 0;
}

const findUnrenderedSections = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
        .map(({ id, className }) => id || className),
    );

/** Three pages represent the earlier edition, which shares the parts of today's pages. */
const ORIGINAL = ['/original/home', '/original/highSchool', '/original/share'];
export const ROWS = [
  ...PUBLIC_PAGES,
  ...ORIGINAL_TABLE.filter(({ path }) => ORIGINAL.includes(path)),
];

export const inGroups = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / PAGES_PER_TEST) }, (_, index) =>
    rows.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
export const nameOf = (rows: readonly { path: string }[]) =>
  `${rows[0]?.path} to ${rows.at(-1)?.path}`;
