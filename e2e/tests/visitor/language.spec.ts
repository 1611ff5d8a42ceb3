import { expectAccessible } from '../../fixtures/axe.ts';
import { claimsOf } from '../../fixtures/claims.ts';
import { expect, test } from '../../fixtures/test.ts';

const claims = claimsOf('mf-public');
/** Detail pages need an id. */
const withId = (path: string) => (/Cont$/.test(path) ? `${path}?id=1` : path);
const inEnglish = (address: string) => `${address}${address.includes('?') ? '&' : '?'}lang=en`;

test('the English edition works from home to form errors and switches back on the same page', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click();
  await page.waitForURL('/?lang=en');
  const root = page.locator('html[data-hydrated]');
  const main = page.getByRole('main');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Yuan Ze University Admissions');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\?lang=en$/);
  for (const name of [/^Programmes/, /^How to apply/, /^What a year costs/])
    await expect(main.getByRole('heading', { level: 2, name })).toBeAttached();
  await expectAccessible(page);
  await expect(main.getByRole('blockquote')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Scholarships' }).click();
  await expect(page).toHaveURL(/\/\?lang=en#scholarships$/);
  // Each programme once, linked to its page in both lists.
  const programmes = main.locator('a[href^="/specializedCont"]');
  const names = await programmes.allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  await programmes.first().click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();

  await main.getByRole('link', { name: 'Book a visit' }).click();
  await page.waitForURL('/formVisit?who=abroad&lang=en');
  await main.getByRole('textbox', { name: /^Name/ }).fill('Minh');
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('The field is required');
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await page.waitForURL('/formVisit?who=abroad');
  await expect(root).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(main.getByRole('textbox', { name: /姓名/ })).toHaveValue('Minh');
});

test('English pages have at most 10 % Chinese characters and link to the Chinese page', async ({
  page,
}) => {
  // A private page has no canonical address.
  const english = claims
    .filter(({ path, inEnglish: has }) => has && path !== '/myVisit')
    .map(({ path }) => withId(path));
  expect(english.length).toBeGreaterThan(8);
  for (const chinese of [...english, '/specializedCont?id=2', '/specializedCont?id=6']) {
    await page.goto(inEnglish(chinese));
    const found = await page.evaluate(() => {
      const text = document.querySelector('main')?.innerText ?? '';
      return {
        share: (text.match(/\p{Script=Han}/gu) ?? []).length / (text.match(/\p{L}/gu) ?? []).length,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        pairs: Object.fromEntries(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
            ({ hreflang, href }) => [hreflang, href],
          ),
        ),
        repeated: document.querySelectorAll('main [lang=en]').length,
      };
    });
    const at = (address: string) => new URL(address, page.url()).href;
    expect.soft(found.share, chinese).toBeLessThanOrEqual(0.1);
    expect.soft(found, chinese).toMatchObject({
      canonical: at(inEnglish(chinese)),
      pairs: {
        'zh-Hant-TW': at(chinese),
        en: at(inEnglish(chinese)),
        'x-default': at(chinese),
      },
      repeated: 0,
    });
  }
});

test('a page without English text has no switch and redirects to Chinese', async ({ page }) => {
  for (const { path } of claims.filter((claim) => !claim.inEnglish)) {
    const address = withId(path);
    const answer = await page.request.get(inEnglish(address), { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], path).toEqual([302, address]);
  }
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('link', { name: /English/ })).toHaveCount(0);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
});

test('the English edition works without JavaScript and marks links to Chinese pages', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: 'How to apply' })).toBeVisible();
  // Its style sheets are in the document, not only loaded by its script.
  await expect(page.locator('link[rel=stylesheet][href*="/english-home-"]')).toHaveCount(1);
  const chineseLinks = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/\.\w+$/.test(href) && !/[?&]lang=en(#|&|$)/.test(href)),
    );
  expect(chineseLinks).toEqual([]);
  await context.close();
});
