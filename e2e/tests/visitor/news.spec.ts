import { expect, test } from '../../fixtures/test.ts';

test('an unknown path shows a notice inside the site with a link home', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const path of ['/no/such/page', '/newsCont?id=999999999']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText('找不到這個頁面');
    await expect(page.getByRole('main')).toContainText('This page could not be found');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /回到首頁/ })
      .click();
    await expect(page).toHaveURL('/');
  }
});

test('reading a news item counts once', async ({ page, visitor }) => {
  const [first] = await visitor.list<{ id: number }>('/api/ap/news?perpage=1');
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
