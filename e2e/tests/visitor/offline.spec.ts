import { findBrokenHeadings } from '../../fixtures/broken-headings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

test('read pages work offline, and other pages continue after reconnection', async ({
  page,
  context,
  problems,
}) => {
  // Expected failures of offline requests.
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|answer 503: .*\/(traffic|staff)/,
    /Failed to load resource/,
  );
  const expectCached = (path: string) =>
    expect
      .poll(() =>
        page.evaluate(
          async (address) => (await caches.match(address, { ignoreVary: true }))?.ok ?? false,
          path,
        ),
      )
      .toBe(true);

  await page.goto('/news');
  await expectCached('/news');
  // Opened by client-side navigation, so its document was never requested.
  const article = page.getByRole('main').locator('a[href^="/newsCont?id="]').first();
  await article.click();
  await page.waitForURL(/newsCont/);
  const title =
    (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? '';
  const articleAddress = await page.evaluate(() => location.pathname + location.search);
  await expectCached(articleAddress);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('status').filter({ hasText: '目前離線' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');

  await page.getByRole('link', { name: '校園新聞' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('校園新聞');

  await page.goto('/traffic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('這一頁要連上網路才看得到');
  expect(await findBrokenHeadings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: '校園新聞', exact: true })).toHaveAttribute(
    'href',
    '/news',
  );
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', articleAddress);

  await context.setOffline(false);
  await page.getByRole('link', { name: /再試一次/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('交通指引');

  const names = await page.evaluate(async () => {
    await fetch('/api/ap/news?page=1');
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });
  expect(names.filter((path) => /^\/(admin|api|media)/.test(path))).toEqual([]);
});
