import type { Page } from '@playwright/test';
import { resize } from '../../fixtures/layout.ts';
import { sampled } from '../../fixtures/sampled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** What may stay free at the end of the last row: a gap, not a place for one more. */
const FREE = 200;
const WIDTHS = [1440, 768];

/** The lists in columns whose last row ends far before the others, with how many stand in each row. */
const findRaggedLists = (page: Page) =>
  page.evaluate((free) => {
    // What is drawn only when one comes near has no places yet.
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
    const lists = [...document.querySelectorAll(':is(main, footer) :is(ul, ol)')].filter(
      (list) => getComputedStyle(list).display === 'grid',
    );
    return lists.flatMap((list) => {
      const boxes = [...list.children]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      // One row is what stands beside each other, at whatever height each begins.
      const rows: DOMRect[][] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
        if (box.top < bottom - 8) rows.at(-1)?.push(box);
        else rows.push([box]);
        bottom = Math.max(bottom, box.bottom);
      }
      const last = rows.at(-1);
      if (!last || rows.length < 2 || rows.every(({ length }) => length === 1)) return [];
      const end = Math.max(...last.map(({ right }) => right));
      const isShort = list.getBoundingClientRect().right - end > free;
      return isShort ? [`${list.className}: ${rows.map((row) => row.length).join('+')}`] : [];
    });
  }, FREE);

test('no list of cards ends in a row that is half empty', async ({ page }) => {
  test.slow();
  const ragged: string[] = [];
  for (const { path } of sampled(PUBLIC_PAGES, 2)) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      for (const list of await findRaggedLists(page)) ragged.push(`${path} ${width} ${list}`);
    }
  }
  expect(ragged).toEqual([]);
});
