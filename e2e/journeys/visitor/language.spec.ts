import { expect, test } from '../../fixtures/test.ts';

test('a visitor reads the site in English from home to a form and its faults, and goes back to Chinese on the same page', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click();
  await page.waitForURL('/?lang=en');
  const root = page.locator('html[data-hydrated]');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Yuan Ze University Admissions');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/);

  await page.getByRole('banner').getByRole('button', { name: 'For schools' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /High-school staff zone/ })
    .click();
  await page.waitForURL('/staff?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Book a visit' }).last().click();
  await page.waitForURL('/formVisit?lang=en');
  await expect(root).toHaveAttribute('lang', 'en');
  await page.getByRole('textbox', { name: /^School/ }).fill('Demo High School');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail: The field is required');

  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await page.waitForURL('/formVisit');
  await expect(root).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.getByRole('heading', { level: 1, name: '校園參訪申請' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^學校名稱/ })).toHaveValue('Demo High School');
});

test('the English pages of a department with an English text are a pair with the Chinese ones', async ({
  page,
}) => {
  await page.goto('/specialized?lang=en');
  const detail = await page
    .getByRole('main')
    .locator('a[href^="/specializedCont"]')
    .first()
    .getAttribute('href');
  for (const path of ['/specialized?lang=en', detail ?? '']) {
    await page.goto(path);
    const chinese = path.replace(/[?&]lang=en/, '');
    const found = await page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      pairs: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
          ({ hreflang, href }) => [hreflang, href],
        ),
      ),
      repeated: document.querySelectorAll('body [lang=en]').length,
    }));
    const at = (address: string) => new URL(address, page.url()).href;
    expect(found).toEqual({
      canonical: at(path),
      pairs: { 'zh-Hant-TW': at(chinese), en: at(path), 'x-default': at(chinese) },
      repeated: 0,
    });
  }
});

test('English needs no JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/bachelor?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('searchbox').fill('nursing');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/bachelor\?q=nursing.*lang=en/);
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 3, name: /Nursing/ })
      .first(),
  ).toBeVisible();
  const pages = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links
        .filter(
          (link) =>
            !link.hasAttribute('hreflang') && !/\.\w+$/.test((link as HTMLAnchorElement).pathname),
        )
        .map((link) => link.getAttribute('href') ?? ''),
    );
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((href) => !/[?&]lang=en(#|&|$)/.test(href))).toEqual([]);
  await context.close();
});
