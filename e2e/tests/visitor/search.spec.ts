import { PHONE_DEVICE } from '../../fixtures/phone-device.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

test('the search finds departments by short name first and marks words in articles', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('資工')}`);
  const hits = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
  await expect(hits.first().getByRole('heading')).toContainText('資訊工程');
  await expect(hits.first()).toContainText('學系');

  await page.goto(`/search?q=${encodeURIComponent('繳件清單')}`);
  await expect(hits.first().locator('p mark').first()).toHaveText('繳件清單');
  await expect(page.getByText('首頁設定')).toHaveCount(0);

  await page.goto(`/search?q=${encodeURIComponent('停車')}`);
  await expect(page.getByRole('link', { name: '交通指引' }).first()).toBeVisible();
});

test('suggestions appear during typing, work by keyboard and cause no earlier requests', async ({
  page,
}) => {
  const suggestionRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/suggestions')) suggestionRequests.push(request.url());
  });
  await openPage(page, '/search');
  const box = page.getByRole('combobox', { name: '想找什麼？' });
  expect(suggestionRequests).toEqual([]);
  await box.pressSequentially('資工');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('資訊工程');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await box.pressSequentially('系');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(bachelor|master)Cont\?id=/);
});

test.describe('on a phone', () => {
  test.use(PHONE_DEVICE);
  test('a suggestion fits the screen and opens on a tap', async ({ page }) => {
    await openPage(page, '/search');
    await page.getByRole('combobox', { name: '想找什麼？' }).fill('獎學金');
    const option = page.getByRole('option').first();
    await expect(option).toBeInViewport({ ratio: 1 });
    await option.tap();
    await expect(page).not.toHaveURL(/\/search/);
  });
});

test('without JavaScript the search is a plain form', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/search`);
  await page.getByRole('searchbox', { name: '想找什麼？' }).fill('宿舍');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(page.locator('main mark').first()).toHaveText('宿舍');
  await context.close();
});
