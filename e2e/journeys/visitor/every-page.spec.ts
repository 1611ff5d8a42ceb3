import { expect, test } from '../../fixtures/test.ts';
import { ENTRY_PAGES, PUBLIC_PAGES } from './public-pages.ts';

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
