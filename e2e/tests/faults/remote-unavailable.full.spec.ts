import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import { expect, test } from '../../fixtures/test.ts';

const EXPECTED = [
  /404|50\d|ERR_|Failed to (load|fetch)|RUNTIME-|mf_(public|admin)|error loading dynamically/i,
];

/** Blocks every file of a remote; the returned function unblocks them. */
async function takeAway(page: Page, remote: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/remotes/${remote}/`);
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(files);
}

test('without a remote’s files its area shows an error, the rest works, and Retry restores it', async ({
  page,
  signInAs,
  problems,
}) => {
  problems.allow(...EXPECTED);
  await signInAs(page, { forms: 1, news: 1 });
  const putBack = await takeAway(page, 'mf_admin_forms');
  try {
    await page.goto('/admin/forms/visit_list');
    const panel = page.getByRole('alert').filter({ hasText: 'mf_admin_forms' });
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(/\d+\.\d+\.\d+/);
    await follow(page, '/admin/news/list');
    await expect(page).toHaveURL(/\/admin\/news\/list/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
    await follow(page, '/admin/forms/visit_list');
    await expect(panel).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await putBack();
    await panel.getByRole('button', { name: /再試一次|重試/ }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('校園參訪');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  } finally {
    await putBack();
  }
});

test('without mf_public a page reloads once, then shows its text with a notice and Retry', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPECTED, /418|hydrat/i);
  const putBack = await takeAway(page, 'mf_public');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  try {
    await page.goto('/news');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const panel = page.getByRole('alert').filter({ hasText: 'mf_public' });
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: '開啟選單' }).click();
    await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
    await page.getByRole('main').locator('a[href^="/newsCont?id="]').first().click();
    await expect(page).toHaveURL(/newsCont/);
    await expect(panel).toBeVisible();
    await page.goto('/news');
    await expect(panel).toBeVisible();
    await putBack();
    await panel.getByRole('button', { name: /再試一次|重試/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
    await expect(panel).toBeHidden();
  } finally {
    await putBack();
  }
});

test('with a damaged script a page stays readable and its form shows a notice', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  await page.route(/\/visit-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()};throw new TypeError('mistake')`,
    });
  });
  await page.goto('/formVisit?who=school');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('參訪');
  await expect(page.locator('[data-when-asleep]')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert').filter({ hasText: '互動功能沒有啟動' })).toBeVisible();
});

/** Release files named by a page. */
const RELEASE_FILE = /\/assets\/releases\/mf_public\//;

test('without valid release files a page runs no scripts, stays readable and shows a notice', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPECTED, /integrity/i);
  for (const fault of ['changed', 'gone'] as const) {
    let requestCount = 0;
    await page.route(RELEASE_FILE, async (route) => {
      requestCount++;
      if (fault === 'gone') return route.abort();
      const response = await route.fetch();
      const body = (await response.text()).replace('sha384-', 'sha384-x');
      return route.fulfill({ response, body });
    });
    await page.goto('/news');
    await expect(page.locator('html')).toHaveAttribute('data-start', 'failed');
    await expect(page.locator('#start-notice')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    expect(scripts, fault).toEqual([]);
    expect(requestCount, fault).toBe(2);
    await page.unroute(RELEASE_FILE);
  }
});
