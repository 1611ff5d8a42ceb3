import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import { expect, test } from '../../fixtures/test.ts';

/** One page per chunk of pages. */
const PAGES = [
  '/',
  '/?lang=en',
  '/news',
  '/newsCont?id=1',
  '/formVisit',
  '/360tours',
  '/bachelor',
  '/admissions',
  '/search?q=a',
];

/** Fetched scripts, and hashes in import maps. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => ({
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
      .map(({ pathname }) => pathname),
    maps: [...document.querySelectorAll('script[type=importmap]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '').integrity as Record<string, string>,
    ),
  }));

async function expectAllNamed(page: Page) {
  const { fetched, maps } = await scriptsOf(page);
  expect(maps, 'import maps of the document').toHaveLength(1);
  expect(fetched.length).toBeGreaterThan(3);
  // Releases are signed over these sha384 hashes.
  for (const path of fetched)
    expect(maps[0]?.[path], path).toMatch(
      path.startsWith('/remotes/') ? /^sha384-.{64}$/ : /^sha256-.{44}$/,
    );
}

test('every script of a public page has its hash in the document’s import map', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 });
    await expectAllNamed(page);
  }
});

test('every script of the back office has its hash in the document’s import map', async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await page.goto('/admin/login');
  await page.getByLabel('帳號', { exact: true }).waitFor();
  await expectAllNamed(page);
  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/account/list');
  for (const path of ['/admin/news/list', '/admin/forms/visit_list', '/admin/account/list']) {
    await follow(page, path);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expectAllNamed(page);
  }
});
