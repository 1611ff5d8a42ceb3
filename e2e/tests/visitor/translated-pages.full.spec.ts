import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { TRANSLATION_MARK, translate } from '../../fixtures/translator.ts';
import { inGroups, nameOf } from './page-checks.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const MAX_CONTROLS = 12;

/** Without spaces, which depend on the elements around a text. */
const readText = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(TRANSLATION_MARK, '').replace(/\s+/g, '');

/** Where two texts begin to differ; null for equal ones. */
const findDifference = (text: string, other: string) => {
  if (text === other) return null;
  const start = [...text].findIndex((letter, at) => letter !== other[at]);
  return [text, other].map((each) => each.slice(Math.max(0, start - 20), start + 60));
};

/** Uses one control of `main`; false when there is none left. */
const useControl = (page: Page, index: number) =>
  page.evaluate((position) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(summary, select, input, button:not([type=submit], [disabled]))',
      ),
    ].filter((control) => control.checkVisibility());
    const control = controls[position];
    if (!control) return false;
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    const isTyped = isField && !['checkbox', 'radio'].includes(control.type);
    if (!isTyped) control.click();
    else {
      const value = control instanceof HTMLSelectElement ? control.options[1]?.value : '5';
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, value ?? '');
      for (const event of ['input', 'change'])
        control.dispatchEvent(new Event(event, { bubbles: true }));
    }
    return true;
  }, index);

for (const rows of inGroups(PUBLIC_PAGES)) {
  test(`${nameOf(rows)} show the same words when a browser translates them`, async ({
    page,
    openOtherPersonsPage,
  }) => {
    test.slow();
    const translated = await openOtherPersonsPage();
    for (const { path } of rows)
      await test.step(path, async () => {
        await Promise.all([openPage(page, path), openPage(translated, path)]);
        for (let index = 0; index < MAX_CONTROLS; index += 1) {
          await translate(translated);
          const [isThere] = await Promise.all([
            useControl(page, index),
            useControl(translated, index),
          ]);
          if (!isThere) break;
          await expect
            .poll(async () => findDifference(await readText(page), await readText(translated)), {
              message: `${path}: after control ${index + 1}`,
            })
            .toBe(null);
        }
      });
  });
}
