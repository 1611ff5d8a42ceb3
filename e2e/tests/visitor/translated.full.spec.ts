import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { readMain, translate, useControl } from '../../fixtures/translator.ts';
import { inGroups, nameOf, ROWS } from './page-checks.ts';

const MAX_CONTROLS = 25;

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
}

for (const rows of inGroups(ROWS)) {
  test(`${nameOf(rows)} work after a translation like before it`, async ({
    page,
    openOtherPersonsPage,
  }) => {
    test.slow();
    const plain = await openOtherPersonsPage();
    for (const { path } of rows)
      await test.step(path, async () => {
        await Promise.all([open(page, path), open(plain, path)]);
        for (let index = 0; index < MAX_CONTROLS; index++) {
          await translate(page);
          const [isUsed] = await Promise.all([useControl(page, index), useControl(plain, index)]);
          if (!isUsed) break;
          await expect
            .poll(async () => (await readMain(page)) === (await readMain(plain)), {
              message: `${path}: the texts after control ${index}`,
            })
            .toBe(true);
        }
      });
  });
}
