import { startChunkedProxy } from '../../fixtures/chunked-proxy.ts';
import { observeLayoutShifts, readLayoutShifts } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MAX_LAYOUT_SHIFT, PHONE } from './page-checks.ts';

test.use({ viewport: PHONE });

/** One page per header style, with lists and texts. */
const PATHS = [
  '/',
  '/digit',
  '/bachelorCont?id=1',
  '/specializedCont?id=1',
  '/newsCont?id=1',
  '/eventCont?id=1',
  '/lifeCont?id=1',
  '/camp',
  '/events',
  '/video',
  '/bachelor',
  '/360tours',
  '/?lang=en',
  '/original/news',
];

test('painted parts of a page do not move while the rest arrives', async ({ page, product }) => {
  test.slow();
  // Splits after heading, picture, next text and first part of each page.
  const line = await startChunkedProxy(product.url, ['</h1>', '</picture>', '</p>', '</section>']);
  try {
    await observeLayoutShifts(page);
    for (const path of PATHS) {
      await page.goto(line.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { sum, moved } = await readLayoutShifts(page);
      expect.soft(sum, `${path}: ${moved}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    }
  } finally {
    line.stop();
  }
});
