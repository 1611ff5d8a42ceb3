import { observeLayoutShifts, watchFailures } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSoundPage, inGroups, nameOf, PHONE, ROWS } from './page-checks.ts';
import { expectWhole, matchesOf, readPage } from './page-html.ts';
import { COLLEGE_ANCHORS, ORIGINAL_TABLE, PUBLIC_PAGES } from './public-pages.ts';

// In one file, since a second site is started for them.
test.use({ viewport: PHONE });

test('without content every page shows a notice, and detail pages are missing', async ({
  emptySite,
}) => {
  for (const { path, isEntry, empty = '' } of [...PUBLIC_PAGES, ...ORIGINAL_TABLE]) {
    const { status, body } = await readPage(emptySite.url + path);
    expect(status, path).toBe(isEntry ? 404 : 200);
    expectWhole(body, path);
    const expectedText = isEntry ? '找不到這個頁面' : empty;
    expect(body.includes(expectedText), `${path} shows “${expectedText}”`).toBe(true);
  }
});

test('without content every anchor of colleges, menus and pages has its target', async ({
  emptySite,
}) => {
  const paths = ['/', '/?lang=en', '/admissions', '/international', '/sitemap'];
  const links = new Set<string>();
  for (const path of paths) {
    const { body } = await readPage(emptySite.url + path);
    for (const link of matchesOf(body, /href="([^":]*#[^"]+)"/g))
      links.add(new URL(link, `http://site${path}`).href.slice('http://site'.length));
  }
  expect(links.size).toBeGreaterThan(15);
  for (const link of [...links, ...COLLEGE_ANCHORS]) {
    const [page = '', anchor = ''] = link.split('#');
    const { html } = await readPage(emptySite.url + page);
    expect(html.split(`id="${decodeURIComponent(anchor)}"`), link).toHaveLength(2);
  }
  expect((await readPage(`${emptySite.url}/?lang=en`)).body).not.toMatch(/\b0 (?:bachelor|places)/);
});

// Other pages are unchanged or missing without content.
for (const rows of inGroups(ROWS.filter(({ empty }) => empty))) {
  test(`without content, ${nameOf(rows)} are stable and fit every width`, async ({
    page,
    problems,
    emptySite,
  }) => {
    test.slow();
    problems.allow(/404/);
    const failed = watchFailures(page);
    await observeLayoutShifts(page);
    for (const { path } of rows)
      await test.step(path, () => expectSoundPage(page, emptySite.url + path, failed));
  });
}
