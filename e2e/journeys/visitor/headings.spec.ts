import { findCutTexts } from '../../fixtures/layout.ts';
import { sampled } from '../../fixtures/sampled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Pages, and what opens in pages; every third in the daily run. */
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

test('no heading of any page breaks inside a word, at whatever width', async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  for (const path of sampled([...new Set(PAGES)], 3)) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await findCutTexts(page, 'h1, h2, h3'))
        broken.push(`${width} ${path}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
});
