import { expect, test } from '../../fixtures/test.ts';

test('a bar shows that a page is on its way, and is gone when it is there', async ({ page }) => {
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

test('a visitor who goes offline is told, and told again when the line is back', async ({
  page,
  context,
  problems,
}) => {
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

test('the error page names the status, 500 when it is told none, and leads home only after a 404', async ({
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

test('a part of a page that fails in the background never takes the visitor away', async ({
  page,
  problems,
}) => {
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

test('every page says who may frame it, where scripts may come from and that types are not guessed', async ({
  page,
}) => {
  for (const path of ['/', '/news', '/formVisit', '/admin/login', '/no/such/page']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], path).toMatch(
      path.startsWith('/admin') ? /script-src 'self' 'nonce-[^']+'/ : /script-src 'self' 'sha256-/,
    );
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    // Different ones, so that a window of the back office knows nothing of the page that opened it.
    expect(headers['cross-origin-opener-policy'], path).toBe(
      path.startsWith('/admin') ? 'same-origin' : 'same-origin-allow-popups',
    );
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
