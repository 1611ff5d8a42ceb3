import { resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  id: number;
  title: string;
  date: string;
  category: { id: number; title: string };
}
/** HTML-escaped: other tests create titles with markup. */
const written = (title: string) =>
  title
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
const allNews = '/api/ap/news?perpage=100';

test('every news item of the site has a page with its title, its date and its text', async ({
  page,
  visitor,
}) => {
  const news = await visitor.list<News>(allNews);
  expect(news.length).toBeGreaterThan(5);
  for (const { id, title } of news) {
    const response = await page.request.get(`/newsCont?id=${id}`);
    expect(response.status(), title).toBe(200);
    const html = await response.text();
    expect(html, title).toContain(`<title>${written(title)}`.slice(0, 20));
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]+>/g, ''), title).toContain(
      written(title),
    );
  }
});

test('going back from a news item restores the position in the list', async ({ page, visitor }) => {
  const [first] = await visitor.list<News>(allNews);
  await page.goto('/news');
  await page
    .getByRole('main')
    .getByRole('link', { name: first?.title ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(`/newsCont?id=${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: first?.title ?? '' })
      .first(),
  ).toBeVisible();
});

for (const id of ['999999999', '0', '-1', '1.5', 'abc', '%00', '1e3', '']) {
  test(`the missing news item “${id}” shows a notice inside the site`, async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    const response = await page.goto(`/newsCont?id=${id}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`/newsCont?id=${id}`);
    await expect(page.getByRole('main')).toContainText('找不到這個頁面');
    await expect(page.getByRole('main')).toContainText('This page could not be found');
    await page
      .getByRole('main')
      .getByRole('link', { name: /回到首頁/ })
      .click();
    await expect(page).toHaveURL('/');
  });
}

test('an unknown path shows a notice inside the site', async ({ page, problems }) => {
  problems.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('This page could not be found');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /回到首頁/ })).toHaveAttribute(
    'href',
    '/',
  );
});

test('a visitor filters the news by category', async ({ page, visitor }) => {
  const news = await visitor.list<News>(allNews);
  const category = news[0]?.category;
  const inside = news.filter((each) => each.category.id === category?.id);
  const outside = news.find((each) => each.category.id !== category?.id);
  await page.goto(`/news?category=${category?.id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(inside[0]?.title ?? '')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(outside?.title ?? '', { exact: true })).toHaveCount(
    0,
  );
});

test('an empty search result shows suggestions', async ({ page }) => {
  await page.goto('/news?title=沒有這樣的標題');
  await expect(page.getByRole('main')).toContainText(/沒有新聞|找不到/);
});

test('reading a news item counts once', async ({ page, visitor }) => {
  const [first] = await visitor.list<News>(allNews);
  const read = async () =>
    (await visitor.get<{ clickCount: number }>(`/api/ap/news/${first?.id}`)).clickCount;
  const before = await read();
  const counted = page.waitForResponse(
    (response) =>
      response.url().includes('/news/clickCount/') && response.request().method() === 'PUT',
  );
  await page.goto(`/newsCont?id=${first?.id}`);
  expect((await counted).ok()).toBe(true);
  await expect.poll(read).toBe(before + 1);
});

test('year, search box and button of the news fit on one line on a phone', async ({ page }) => {
  for (const path of ['/news', '/news?lang=en']) {
    await page.goto(path);
    const form = page.getByRole('main').getByRole('search');
    for (const width of [320, 360, 390, 430, 768]) {
      await resize(page, { width, height: 844 });
      const [year, words, button] = await form
        .locator('select, input[type=search], button')
        .evaluateAll((controls) => controls.map((each) => each.getBoundingClientRect().top));
      expect.soft(button, `${path} ${width}`).toBe(words);
      if (width > 380) expect.soft(year, `${path} ${width}`).toBe(words);
    }
  }
  await resize(page, { width: 390, height: 844 });
  await page.goto('/news');
  const box = page.getByRole('searchbox', { name: '關鍵字' });
  const room = await box.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, font } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    return (
      input.clientWidth - 2 * parseFloat(paddingLeft) - pen.measureText(input.placeholder).width
    );
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
