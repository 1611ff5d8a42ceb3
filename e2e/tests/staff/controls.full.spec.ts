import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { Locator } from '@playwright/test';
import { printCount } from '../../fixtures/count-clicks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Controls that are visible at once on a desktop screen, without the fields of a form. */
const countControls = (area: Locator) =>
  area.evaluate(
    (element) =>
      [...element.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
        (control) =>
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          control.getBoundingClientRect().top < innerHeight &&
          !control.closest('[data-field]:not([data-field="body"])'),
      ).length,
  );

test('lists, forms and bodies show few controls at once', async ({
  page,
  article: { id, revision },
  manager,
  signInAs,
}) => {
  const body = ['甲', '乙', '丙', '丁', '戊'].map((text) => ({ type: 'heading', level: 2, text }));
  await manager.call('PUT', adminPathsOf(news).edit(id), { revision, body });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, { news: 1, faculty: 1 });
  const main = page.getByRole('main');
  for (const path of ['/admin/news/list', '/admin/faculty/bachelor_department_list']) {
    await page.goto(path);
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    expect(printCount(path, await countControls(main))).toBeLessThanOrEqual(30);
  }
  await main.getByRole('row').nth(1).getByRole('link').first().click();
  const copy = main.getByRole('button', { name: '複製第1列' }).first();
  await expect(copy).toHaveCSS('opacity', '0');
  await copy.hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await expect(
    main.getByRole('link', { name: '每年的數字在「今年的數字」一次改完' }),
  ).toBeVisible();
  await page.goto(`/admin/news/edit?id=${id}`);
  await expect(main.getByRole('button', { name: '邊寫邊看' })).toBeVisible();
  expect(printCount('form', await countControls(main))).toBeLessThanOrEqual(14);
  await page.goto(`/admin/news/edit_cont?id=${id}`);
  const items = page.getByRole('region', { name: '內容項目' });
  await expect(items.getByRole('listitem')).toHaveCount(5);
  expect(printCount('body', await countControls(items))).toBeLessThanOrEqual(28);

  // The menu of an item is there for the keyboard.
  await items.getByRole('button', { name: '編輯第1項標題' }).focus();
  await page.keyboard.press('Tab');
  await expect(items.getByRole('button', { name: '留言：第1項標題' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '往下移' }).press('Enter');
  await expect(items.getByRole('button', { name: '更多操作：第2項標題' })).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
});
