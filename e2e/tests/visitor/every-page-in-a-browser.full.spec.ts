import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { findBrokenHeadings } from '../../fixtures/broken-headings.ts';
import {
  measureOverflowAt,
  observeLayoutShifts,
  resize,
  watchFailures,
} from '../../fixtures/layout.ts';
import { findRaggedLists } from '../../fixtures/ragged-lists.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSoundPage, inGroups, nameOf, PHONE, ROWS } from './page-checks.ts';

test.use({ viewport: PHONE });

/** Known fault: colours of details. */
const UNEVEN: readonly string[] = ['/international'];

async function expectAccessibleOnAPhone(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: null });
}
/** Today's pages: no heading breaks inside a word, no grid has a half-empty last row. */
async function expectEven(page: Page, address: string) {
  expect.soft(await findBrokenHeadings(page), `${address}: headings`).toEqual([]);
  for (const width of [1440, 768]) {
    await resize(page, { width, height: 900 });
    expect
      .soft(await findRaggedLists(page), `${address}: rows of cards at ${width} pixels`)
      .toEqual([]);
  }
}
for (const rows of inGroups(ROWS)) {
  test(`${nameOf(rows)} are stable, fit every width and have no accessibility fault`, async ({
    page,
  }) => {
    test.slow();
    const failed = watchFailures(page);
    await observeLayoutShifts(page);
    for (const [index, { path }] of rows.entries())
      await test.step(path, async () => {
        await expectSoundPage(page, path, failed);
        if (index % 4 === 0) await expectAccessibleOnAPhone(page);
        expect
          .soft(await measureOverflowAt(page, 1440), `${path}: at 1440 pixels`)
          .toBeLessThanOrEqual(0);
        if (index % 4 === 2) await expectAccessible(page);
        if (!path.startsWith('/original/') && !UNEVEN.includes(path)) await expectEven(page, path);
      });
  });
}
