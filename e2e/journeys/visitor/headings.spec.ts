import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Every page, and what opens in pages. */
const PAGES = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  '/compare',
  '/bachelor?q=企管',
  '/international?kind=exchange&id=1',
  '/studying?kind=apply&id=1',
  '/practice?id=1',
  '/staff?id=1',
  '/yzu?id=1',
  '/360tours?scene=2',
  '/formVisit?who=parent',
  '/original/home',
];
const WIDTHS = [320, 390, 768, 1440];

/** The headings of which a line ends inside a word. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
    const seen = [...document.querySelectorAll('h1, h2, h3')].filter(
      (heading) =>
        heading.getBoundingClientRect().width > 1 && /\p{Script=Han}/u.test(heading.textContent),
    );
    return seen.flatMap((heading) => {
      const text = heading.textContent;
      const tops: number[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          tops.push(range.getBoundingClientRect().bottom);
        }
      const isBroken = [...words.segment(text)].some(({ segment, index, isWordLike }) => {
        if (!isWordLike || !/\p{Script=Han}/u.test(segment)) return false;
        const lines = tops.slice(index, index + segment.length);
        return Math.max(...lines) - Math.min(...lines) > 8;
      });
      return isBroken ? [text] : [];
    });
  });

test('no heading of any page breaks inside a word, at whatever width', async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  for (const path of new Set(PAGES)) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await findBroken(page)) broken.push(`${width} ${path}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
});
