import { expect, test } from '../../fixtures/test.ts';
import { ENTRY_PAGES, ORIGINAL_PAGES, PUBLIC_PAGES } from './public-pages.ts';

const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

test('every page is whole in its HTML: one main heading, a title and a description of its own, the main part, its address', async ({ product }) => {
  const titles = new Map<string, string>();
  for (const path of PUBLIC_PAGES) {
    const response = await fetch(product.url + path);
    const html = await response.text();
    const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(response.status, path).toBe(200);
    expect(matchesOf(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g).length, `${path}: main headings`).toBe(1);
    expect(matchesOf(body, /<(main)[ >]/g).length, `${path}: main parts`).toBe(1);
    const [title = ''] = matchesOf(body, /<title>([^<]+)<\/title>/g);
    expect(title.length, `${path}: title`).toBeGreaterThan(4);
    expect(titles.get(title), `${path} is called like another page`).toBeUndefined();
    titles.set(title, path);
    const [description = ''] = matchesOf(html, /<meta name="description" content="([^"]+)"/g);
    expect(description.length, `${path}: description`).toBeGreaterThan(15);
    if (!/^\/(compare|search)/.test(path)) expect(matchesOf(html, /<link rel="canonical" href="([^"]+)"/g).length, `${path}: address`).toBe(1);
  }
});

for (const path of ENTRY_PAGES) {
  test(`${path} of what is not there is answered with 404 in place`, async ({ product }) => {
    for (const query of ['', '?id=', '?id=999999999', '?id=0', '?id=abc', '?id=1e1']) expect((await fetch(product.url + path + query)).status, query).toBe(404);
  });
}

test('the colleges stand where links from elsewhere point', async ({ product }) => {
  for (const [path, count] of [
    ['/bachelor', 7],
    ['/master', 6],
  ] as const) {
    const html = await (await fetch(product.url + path)).text();
    for (let number = 1; number <= count; number++) expect(matchesOf(html, new RegExp(`id="(div${number})"`, 'g')), `${path}#div${number}`).toHaveLength(1);
  }
});

test('the three parts of life differ, and a part that is not there is the first', async ({ product }) => {
  const headings = async (query: string) => matchesOf(await (await fetch(`${product.url}/life${query}`)).text(), /<a href="\/lifeCont\?id=(\d+)"/g).join();
  const [first, second, third, unknown] = await Promise.all(['', '?type=2', '?type=3', '?type=9'].map(headings));
  expect(new Set([first, second, third]).size).toBe(3);
  expect(unknown).toBe(first);
});

test('every page of the earlier edition stands under its old name, hidden from search engines, and names its page of today', async ({ product }) => {
  expect(Object.keys(ORIGINAL_PAGES)).toHaveLength(27);
  for (const [name, today] of Object.entries(ORIGINAL_PAGES)) {
    const response = await fetch(`${product.url}/original/${name}`);
    const html = await response.text();
    expect(response.status, name).toBe(200);
    expect(matchesOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g).length, `${name}: main headings`).toBe(1);
    expect(matchesOf(html, /<meta name="robots" content="([^"]+)"/g)[0], name).toContain('noindex');
    if (today)
      expect(
        matchesOf(html, /<link rel="canonical" href="([^"]+)"/g)[0]
          ?.replaceAll('&amp;', '&')
          .endsWith(today),
        `${name}: ${today}`,
      ).toBe(true);
  }
  const old = await fetch(`${product.url}/original`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/original/home']);
});

test('a visitor of the earlier edition is told so and led to the same page of today', async ({ page }) => {
  await page.goto('/original/newsCont?id=1');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: '前往新版' }).click();
  await expect(page).toHaveURL('/newsCont?id=1');
});
