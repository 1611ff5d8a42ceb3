import { expect, openPage, test } from '../../fixtures/test.ts';

test('navigation loads no new document', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript finds departments, the footer strip and the office', async ({
    page,
    visitor,
  }) => {
    const [[college], blocks] = await Promise.all([
      visitor.list<{ id: number; title: string }>('/api/ap/setting/college_list'),
      visitor.list<{ title: string }>('/api/ap/setting/block_list?type=5&page=1&perpage=20'),
    ]);
    const { units } = await visitor.get<{ units: { title: string; link: { href: string } }[] }>(
      `/api/ap/setting/college_info/${college?.id}`,
    );
    expect(units.length && blocks.length).toBeTruthy();
    await page.goto('/');
    await expect(page).toHaveTitle(/元智大學招生資訊網/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /國家品質獎/);
    const panel = page
      .locator('li[data-college]')
      .filter({ has: page.getByRole('heading', { name: college?.title ?? '', exact: true }) });
    for (const { title, link } of units)
      await expect(panel.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        link.href,
      );
    const footer = page.getByRole('contentinfo');
    for (const { title } of blocks)
      await expect(footer.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(footer).toContainText('元智大學教務處招生組');
    await expect(footer.getByRole('link', { name: /03-/ })).toHaveAttribute('href', /^tel:/);
  });
});
