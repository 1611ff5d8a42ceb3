import { findBrokenHeadings } from '../../fixtures/broken-headings.ts';
import { everyNth } from '../../fixtures/rows.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What opens in pages; the pages themselves are looked at in every-page-in-a-browser. */
const OPENED = [
  '/bachelor?q=企管',
  '/international?kind=exchange&id=1',
  '/studying?kind=apply&id=1',
  '/practice?id=1',
  '/staff?id=1',
  '/yzu?id=1',
  '/360tours?scene=2',
  '/formVisit?who=parent',
  '/original/home',
  '/specialized?lang=en',
];

test('no heading of what opens in a page breaks inside a word, at whatever width', async ({
  page,
}) => {
  test.slow();
  const broken: string[] = [];
  for (const path of everyNth(OPENED, 3)) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    broken.push(...(await findBrokenHeadings(page)));
  }
  expect(broken).toEqual([]);
});
