import { expect, test } from '../../fixtures/test.ts';

interface Titled {
  id: number;
  title: string;
  pic: { alt: string } | null;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript reads the news, the colleges and the banners on the home page', async ({
    page,
    visitor,
  }) => {
    const [news, colleges, banners] = await Promise.all([
      visitor.list<Titled>('/api/ap/news?perpage=3'),
      visitor.list<Titled>('/api/ap/setting/college_list'),
      visitor.list<Titled>('/api/ap/setting/banner_list'),
    ]);
    expect(news.length && colleges.length && banners.length).toBeTruthy();
    await page.goto('/');
    const main = page.getByRole('main');
    for (const { title } of [...news, ...colleges])
      await expect(
        main.getByText(title, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    for (const { title } of banners) await expect(main).toContainText(title);
  });

  test('a visitor without JavaScript opens a college or a department from the home page', async ({
    page,
    visitor,
  }) => {
    const colleges = await visitor.list<Titled & { link: { href: string } }>(
      '/api/ap/setting/college_list',
    );
    await page.goto('/');
    for (const { id, title, link } of colleges) {
      const { units } = await visitor.get<{ units: { title: string; link: { href: string } }[] }>(
        `/api/ap/setting/college_info/${id}`,
      );
      const panel = page
        .locator('li[data-college]')
        .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
      await expect(panel.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        link.href,
      );
      expect(units.length).toBeGreaterThan(0);
      for (const unit of units)
        await expect(panel.getByRole('link', { name: unit.title, exact: true })).toHaveAttribute(
          'href',
          unit.link.href,
        );
    }
  });

  test('a visitor without JavaScript sees the footer strip with every block', async ({
    page,
    visitor,
  }) => {
    const blocks = await visitor.list<Titled>(
      '/api/ap/setting/block_list?type=5&page=1&perpage=20',
    );
    expect(blocks.length).toBeGreaterThan(3);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const { title } of blocks)
      await expect(footer.getByRole('link', { name: title }).first()).toBeVisible();
  });

  test('a visitor without JavaScript finds office, telephone and link groups in the footer', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('元智大學教務處招生組');
    await expect(footer).toContainText('桃園市中壢區遠東路135號');
    await expect(footer.getByRole('link', { name: /03-/ })).toHaveAttribute('href', /^tel:/);
    for (const group of ['相關連結', '招生資訊'])
      await expect(footer.getByRole('heading', { name: group })).toBeVisible();
  });

  test('a visitor without JavaScript reaches every page from the menu', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('banner').locator('a[href="/news"], a[href="/admissions"]');
    expect(await links.count()).toBeGreaterThan(1);
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the home page hydrates without errors and shows the server-rendered content', async ({
  page,
  problems,
}) => {
  const html = await (await page.request.get('/')).text();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect(html).toContain(((await heading.textContent()) ?? 'no heading').trim());
  await page.getByRole('button', { name: '開啟選單' }).click();
  await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible();
  expect(problems.found).toEqual([]);
});

test('the home page is one document with a title, a description and one main heading', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/元智大學招生資訊網/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /國家品質獎/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', /zh-Hant/);
});

test('navigation loads no new document', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('the topics of the home page are in aligned rows of similar height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const topic of ['dream', 'sales', 'limited', 'early']) {
    await page.goto(`/?topic=${topic}`);
    const { columns, cards } = await page.locator('#topics [data-columns]').evaluate((blocks) => {
      const boxes = (elements: Iterable<Element>) =>
        [...elements].map((element) => {
          const { top, right, bottom } = element.getBoundingClientRect();
          return { top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
        });
      const grid = blocks.parentElement as HTMLElement;
      const [pictures, lines] = [...grid.children] as [Element, Element];
      const columns = boxes([pictures, lines]).map((box, index) => {
        const held = boxes((index === 0 ? pictures : lines).querySelectorAll('*'));
        return { ...box, held: Math.max(...held.map(({ bottom }) => bottom)) };
      });
      return { columns, cards: boxes(blocks.children) };
    });
    expect.soft(new Set(columns.map(({ top }) => top)).size, topic).toBe(1);
    for (const { bottom, held } of columns)
      expect.soft(bottom - held, topic).toBeLessThanOrEqual(220);
    expect.soft(new Set(cards.map(({ top }) => top)).size, topic).toBe(1);
    expect.soft(cards.at(-1)?.right, topic).toBe(columns[1]?.right);
  }
});

test('both visit links of the home page open the student form', async ({ page }) => {
  await page.goto('/');
  const ways = await page
    .getByRole('main')
    .locator('a[href^="/formVisit"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways).toHaveLength(2);
  const mainText = (await page.getByRole('main').textContent()) ?? '';
  expect(mainText.match(/七個學院/g)).toHaveLength(1);
  for (const href of new Set(ways)) {
    await page.goto(href ?? '');
    await expect(page.getByRole('radio', { name: '學生', exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^職稱/ })).toHaveCount(0);
  }
});
