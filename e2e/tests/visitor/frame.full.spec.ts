import { expect, test } from '../../fixtures/test.ts';

test('a progress bar is shown while a page loads', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.route('**/api/ap/news*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const bar = page.getByRole('progressbar');
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL('/news');
  await expect(bar).toBeHidden();
});

test('going offline and online shows a notice', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|fetch/);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: '目前離線' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '已恢復連線' })).toBeVisible();
});

test('the error page shows the status, 500 by default, and links home only for a 404', async ({
  page,
  problems,
}) => {
  problems.allow(/50\d|404/);
  await page.goto('/error');
  await expect(page.getByRole('main')).toContainText('500');
  await page.goto('/error?statusCode=404');
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('main').getByRole('link', { name: /回到首頁/ })).toHaveAttribute(
    'href',
    '/',
  );
});

test('a background error of a page part does not replace the page', async ({ page, problems }) => {
  problems.allow(/500|Failed to load/);
  await page.route('**/api/ap/setting/block_list*', (route) =>
    route.fulfill({ status: 500, body: '{"errorCode":-1,"message":"","requestId":""}' }),
  );
  await page.route('**/api/ap/news/clickCount/*', (route) =>
    route.fulfill({ status: 500, body: '{"errorCode":-1,"message":"","requestId":""}' }),
  );
  await page.goto('/newsCont?id=1');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/newsCont?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every page has embedding, script and content type policies', async ({ page }) => {
  for (const path of ['/', '/news', '/formVisit', '/admin/login', '/no/such/page']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], path).toMatch(
      path.startsWith('/admin') ? /script-src 'self' 'nonce-[^']+'/ : /script-src 'self' 'sha256-/,
    );
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    // Different policies isolate back office windows from their opener.
    expect(headers['cross-origin-opener-policy'], path).toBe(
      path.startsWith('/admin') ? 'same-origin' : 'same-origin-allow-popups',
    );
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
