import type { ApiClient } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectWhole, matchesOf, readPage } from './page-html.ts';
import { ORIGINAL_PAGES, ORIGINAL_TABLE, PUBLIC_PAGES } from './public-pages.ts';

const FIRST_ENTRIES = 3;
async function expectNamed(
  body: string,
  path: string,
  lists: readonly string[],
  visitor: ApiClient,
) {
  for (const list of lists) {
    const entries = await visitor.list<{ title?: string; name?: string }>(`/api/ap/${list}`);
    expect(entries.length, `${path}: ${list}`).toBeGreaterThan(0);
    for (const { title, name = '' } of entries.slice(0, FIRST_ENTRIES))
      expect(body.includes(title ?? name), `${path} names “${title ?? name}” of ${list}`).toBe(
        true,
      );
  }
}

test('the HTML of every page has its parts, metadata and list entries', async ({
  product,
  visitor,
}) => {
  for (const { path, lists = [] } of PUBLIC_PAGES) {
    const { status, body } = await readPage(product.url + path);
    expect(status, path).toBe(200);
    expectWhole(body, path);
    await expectNamed(body, path, lists, visitor);
  }
});

test('pages of the earlier edition have the same content, noindex and a canonical page', async ({
  product,
  visitor,
}) => {
  expect(ORIGINAL_TABLE).toHaveLength(27);
  const todays = Object.values(ORIGINAL_PAGES);
  for (const [index, { path, lists = [] }] of ORIGINAL_TABLE.entries()) {
    const { status, html, body } = await readPage(product.url + path);
    expect(status, path).toBe(200);
    expectWhole(body, path);
    expect(matchesOf(html, /<meta name="robots" content="([^"]+)"/g)[0], path).toContain('noindex');
    expect(html, path).not.toContain('rel="canonical"');
    const today = todays[index];
    if (today)
      expect(
        matchesOf(html, /<meta property="og:url" content="([^"]+)"/g)[0]
          ?.replaceAll('&amp;', '&')
          .endsWith(today),
        `${path}: ${today}`,
      ).toBe(true);
    await expectNamed(body, path, lists, visitor);
  }
  const old = await fetch(`${product.url}/original`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/original/home']);
});

test('a missing entry returns 404 without a redirect', async ({ product }) => {
  for (const { path } of PUBLIC_PAGES.filter(({ isEntry }) => isEntry))
    for (const id of ['', 'id=', 'id=999999999', 'id=0', 'id=abc', 'id=1e1']) {
      const address = path.replace('id=1', id);
      expect((await fetch(product.url + address)).status, address).toBe(404);
    }
});

test('the three parts of life differ, and an unknown part shows the first', async ({ product }) => {
  const headings = async (query: string) =>
    matchesOf(
      (await readPage(`${product.url}/life${query}`)).html,
      /<a href="\/lifeCont\?id=(\d+)"/g,
    ).join();
  const [first, second, third, unknown] = await Promise.all(
    ['', '?type=2', '?type=3', '?type=9'].map(headings),
  );
  expect(new Set([first, second, third]).size).toBe(3);
  expect(unknown).toBe(first);
});
