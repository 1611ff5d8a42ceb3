import { expect, test } from '../../fixtures/test.ts';

const PAGES = [
  '/admissions',
  '/360tours',
  '/events',
  '/camp',
  '/share',
  '/formVisit',
  '/newsCont?id=1',
];

test('whatever opens on a page has the same arrow at the end of its line', async ({ page }) => {
  const looks = new Map<string, string>();
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    const drawn = await page.locator('main summary:visible').evaluateAll((lines) =>
      lines.map((line) => {
        const arrow = getComputedStyle(line, '::after');
        const { listStyleType } = getComputedStyle(line);
        return `${listStyleType} ${arrow.width} ${arrow.borderRightWidth} ${arrow.borderRightColor}`;
      }),
    );
    expect(drawn.length, path).toBeGreaterThan(0);
    for (const look of drawn) looks.set(look, path);
  }
  expect([...looks.keys()], JSON.stringify([...looks])).toHaveLength(1);
});
