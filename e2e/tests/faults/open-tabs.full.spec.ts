import type { Figures, ReleasesAnswer } from '@admissions/protocol/releases';
import { figuresSchema } from '@admissions/protocol/releases';
import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import { FAULTY_SEARCH } from '../../fixtures/changed-remote.ts';
import { isOverlapping } from '../../fixtures/is-overlapping.ts';
import type { Product } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

const readFigures = async ({ url }: Product): Promise<Figures> =>
  figuresSchema.parse(await (await fetch(`${url}/shell/figures`)).json());
const readMetrics = async ({ url }: Product) => (await fetch(`${url}/metrics`)).text();
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
  await page.goto('/formVisit');
  await waitUntilIdle(page);
  const school = page.getByRole('main').getByRole('textbox', { name: /^學校名稱/ });
  await school.fill('山海高中');
  await markTab(page);
  await release(product, 'mf_public', { version: '2.2.0', mark: '二' });
  await focusTab(page);
  const offer = offerIn(page);
  await expect(offer).toContainText('網站有新版本');
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const up = page.getByRole('button', { name: '回到頁首' });
    await expect(up).toBeVisible();
    expect(await isOverlapping(offer, up), `${width} px`).toBe(false);
    await test.info().attach(`offer-${width}`, {
      body: await page.screenshot(),
      contentType: 'image/png',
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
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

test('a staff tab gets a new release on its next page and reports errors with its version', async ({
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

test('errors and vitals are counted by release version', async ({ page, product, problems }) => {
  problems.allow(/planted|reported: |answer 500|status of 500|hydrat|418/i);
  await page.goto('/share');
  await waitUntilIdle(page);
  await page.keyboard.press('Tab');
  // As when switching to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => readMetrics(product))
    .toMatch(/shell_lcp_seconds_count\{remote="mf_public"/);

  await release(product, 'mf_public', { version: '2.9.0', isFaulty: true });
  try {
    await expect
      .poll(async () => (await page.request.get(`/news?title=${FAULTY_SEARCH}`)).status())
      .toBe(500);
    const another = await page.context().newPage();
    await another.goto('/share');
    await another.locator('html[data-hydrated]').waitFor();
    await another.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
    await another.getByRole('main').getByRole('searchbox').fill(FAULTY_SEARCH);
    await another.keyboard.press('Enter');
    await expect
      .poll(() => readMetrics(product))
      .toMatch(/shell_area_errors_total\{remote="mf_public",version="2.9.0",kind="boundary"\}/);
    expect(await readMetrics(product)).toMatch(
      /shell_area_errors_total\{remote="mf_public",version="2.9.0",kind="render"\}/,
    );
    const { releases } = await readFigures(product);
    const bad = releases.find(({ version }) => version === '2.9.0');
    expect(bad).toMatchObject({ remote: 'mf_public', isInForce: true, networks: 1 });
    expect(bad?.errors.render).toBeGreaterThan(0);
    expect(bad?.errors.boundary).toBe(1);
  } finally {
    await product.command('rollback', ['mf-public', '--from', '2.9.0', '--reason', 'test']);
  }
});
