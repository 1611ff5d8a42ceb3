import type { ReleasesAnswer } from '@admissions/protocol/releases';
import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import type { Product } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Releases a changed remote and waits until the shell has adopted it. */
async function release(
  product: Product,
  remote: string,
  change: Parameters<Product['releaseChanged']>[1],
) {
  const before = await readReleases(product);
  await product.releaseChanged(remote, change);
  await expect.poll(() => readReleases(product)).not.toBe(before);
}
const readReleases = async ({ url }: Product) => (await fetch(`${url}/shell/releases`)).text();
/** Brings the tab to the front and waits for its poll. */
async function focusTab(page: Page) {
  // Polls are at least five seconds apart, and one may just have run.
  const answered = page.waitForResponse((response) => response.url().endsWith('/shell/releases'));
  await page.evaluate(() => {
    const timer = setInterval(() => dispatchEvent(new Event('focus')), 500);
    setTimeout(() => clearInterval(timer), 15_000);
  });
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}
const waitUntilIdle = async (page: Page) => {
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
};
const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'stays' in window);
const offerIn = (page: Page) => page.getByRole('region', { name: '網站更新' });

let first = '';
test.beforeAll(async ({ product }) => {
  const answer: ReleasesAnswer = JSON.parse(await readReleases(product));
  first = answer.remotes.mf_public ?? '';
});
// Later tests expect the initial release.
test.afterAll(async ({ product }) => {
  const now: ReleasesAnswer = JSON.parse(await readReleases(product));
  if (now.remotes.mf_public !== first)
    await product.command('rollback', ['mf-public', '--version', first, '--reason', 'test']);
});

test('an idle tab gets the new release on its next page, with focus, scroll and history intact', async ({
  page,
  product,
}) => {
  await page.goto('/share');
  await waitUntilIdle(page);
  await markTab(page);
  const mark = `新版${Date.now()}`;
  await release(product, 'mf_public', { version: '2.1.0', mark });
  await focusTab(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(offerIn(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // The header appears on scrolling up.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -100);
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(mark);
  expect(await isSameDocument(page)).toBe(false);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(60);
  await page.goBack();
  await expect(page).toHaveURL(/\/share$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('a tab with typed text offers the new release and loses no text', async ({
  page,
  product,
}) => {
  await page.goto('/formVisit?who=school');
  await waitUntilIdle(page);
  const school = page.getByRole('main').getByRole('textbox', { name: /^學校名稱/ });
  await school.fill('山海高中');
  await markTab(page);
  await release(product, 'mf_public', { version: '2.2.0', mark: '二' });
  await focusTab(page);
  const offer = offerIn(page);
  await expect(offer).toContainText('網站有新版本');
  await offer.getByRole('button', { name: '稍後' }).click();
  await expect(offer).toHaveCount(0);
  await focusTab(page);
  await expect(offer).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await release(product, 'mf_public', { version: '2.3.0', mark: '三' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5000)));
  await focusTab(page);
  await offer.getByRole('button', { name: '重新載入' }).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(school).toHaveValue('山海高中');
});

test('a staff tab gets a new release on its next page, and unsaved text delays it', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(page, { forms: 1, news: 1, account: 1 });
  await page.goto('/admin/forms/visit_list');
  await waitUntilIdle(page);
  await markTab(page);
  await release(product, 'mf_admin_forms', { version: '2.1.0' });
  await focusTab(page);
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, '/admin/news/list');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  expect(await isSameDocument(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('a tab with unsaved text offers the next release and retains the text', async () => {
    await page.goto('/admin/account/add');
    await waitUntilIdle(page);
    const name = page.getByRole('main').getByRole('textbox', { name: /^姓名/ });
    await name.fill('周同仁');
    await markTab(page);
    await release(product, 'mf_admin_accounts', { version: '2.1.0' });
    await focusTab(page);
    await expect(offerIn(page)).toContainText('網站有新版本');
    expect(await isSameDocument(page)).toBe(true);
    await expect(name).toHaveValue('周同仁');
  });
});
