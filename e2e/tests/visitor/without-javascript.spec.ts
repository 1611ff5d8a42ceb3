import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

test.use({ javaScriptEnabled: false });
/** A third of them in `npm test`. */
const PAGES = PUBLIC_PAGES.filter((_, index) => process.env.TEST_FULL === '1' || index % 3 === 0);

test('without JavaScript, pages are readable', async ({ page }) => {
  test.slow();
  for (const { path } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const readable = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        return {
          // innerText contains only visible text.
          blank: (main?.innerText.trim().length ?? 0) < 80,
          faded: [...(main?.querySelectorAll('h1, h2, h3, p, li') ?? [])].filter(
            (each) =>
              each.checkVisibility() &&
              !each.closest('dialog, [hidden]') &&
              !each.checkVisibility({ opacityProperty: true }),
          ).length,
        };
      });
    // Waits for fade-in animations.
    await expect.poll(readable, { message: path }).toEqual({ blank: false, faded: 0 });
  }
});

test('without JavaScript, the menu works, and on a phone the header links to the sitemap', async ({
  page,
}) => {
  await page.goto('/news');
  await page.getByRole('banner').getByRole('button', { name: '認識元智' }).click();
  await page
    .getByRole('banner')
    .locator('a[href="/admissions"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/admissions');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('link', { name: '網站導覽' }).click();
  await expect(page).toHaveURL('/sitemap');
  await page
    .getByRole('main')
    .locator('a[href="/bachelor"], a[href="/bachelor#div2"]')
    .first()
    .click();
  await expect(page).toHaveURL(/\/bachelor/);
});

test('without JavaScript, lists link to entries, paginate and filter by plain forms', async ({
  page,
  visitor,
}) => {
  const [first] = await visitor.list<{ id: number; title: string }>('/api/ap/news?perpage=100');
  await page.goto('/news');
  await page
    .getByRole('main')
    .getByRole('link', { name: first?.title ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goto('/news');
  await page
    .getByRole('navigation', { name: '分頁' })
    .getByRole('link', { name: /下一頁/ })
    .click();
  await expect(page).toHaveURL('/news?page=2#list');
  await page.getByRole('searchbox', { name: '關鍵字' }).fill((first?.title ?? '').slice(0, 4));
  await page.getByRole('search', { name: '搜尋新聞' }).getByRole('button').click();
  await expect(page).toHaveURL(/title=/);
  await expect(
    page
      .getByRole('main')
      .getByText(first?.title ?? '')
      .first(),
  ).toBeVisible();
  await page.goto('/bachelor?cluster=engineering');
  await page.getByRole('searchbox', { name: /找學系/ }).fill('機器人');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/cluster=engineering.*q=|q=.*cluster=engineering/);
  const results = page.getByRole('region', { name: '「機器人」找到的學系' });
  await expect(results.getByRole('link', { name: '機械工程學系' })).toBeVisible();
  await expect(results.getByRole('link', { name: '資訊工程學系' })).toHaveCount(0);
  await page.goto('/admissions');
  const main = page.getByRole('main');
  const channel = main.locator('details:not([open]) > summary').filter({ visible: true }).first();
  const [name = ''] = (await channel.innerText()).split('\n');
  await channel.click();
  await expect(main.locator('details[open] > summary').filter({ hasText: name })).not.toHaveCount(
    0,
  );
});

test('without JavaScript a family sees the days that are open and how to book one', async ({
  page,
}) => {
  await page.goto('/formVisit');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^家長/ }).click();
  await expect(page).toHaveURL('/formVisit?who=parent');
  const days = main.getByRole('group', { name: /^參訪日/ }).getByRole('radio');
  await days.first().check();
  await expect(days.first()).toBeChecked();
  await expect(main.getByText(/現在無法送出。.*或來電03-/)).toBeVisible();
});
