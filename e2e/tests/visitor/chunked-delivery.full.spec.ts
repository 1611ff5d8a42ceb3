import { startChunkedProxy } from '../../fixtures/chunked-proxy.ts';
import { observeLayoutShifts, readLayoutShifts } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MAX_LAYOUT_SHIFT, PHONE } from './page-checks.ts';

test.use({ viewport: PHONE });

/** One of each head, and lists and texts below it. */
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

test('what has come of a page stays where it is while the rest comes over a slow line', async ({
  page,
  product,
}) => {
  test.slow();
  // Behind the heading, the picture, the next words and the first part of each page: where a line can end.
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
