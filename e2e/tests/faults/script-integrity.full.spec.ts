import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import { expect, test } from '../../fixtures/test.ts';

/** One page of every file that a feature's pages travel in. */
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

/** The scripts that this document fetched, and the hashes of its import maps. */
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
  // Releases are signed over their sha384.
  for (const path of fetched)
    expect(maps[0]?.[path], path).toMatch(
      path.startsWith('/remotes/') ? /^sha384-.{64}$/ : /^sha256-.{44}$/,
    );
}

test('every script that a visitor’s page fetches stands with its hash in the one import map of its document', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 });
    await expectAllNamed(page);
  }
});

test('every script that the back office fetches stands with its hash in the one import map of its document', async ({
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
