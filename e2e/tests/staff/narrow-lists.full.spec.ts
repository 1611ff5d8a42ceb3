import type { Locator } from '@playwright/test';
import { resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

const LISTS = [
  '/admin/news/list',
  '/admin/ad/banner',
  '/admin/ad/banner_list?bid=1',
  '/admin/setting/banner_list',
  '/admin/highschool/event_list',
  '/admin/faculty/bachelor_entry_list',
  '/admin/faculty/master_entry_list',
  '/admin/account/list',
];
/** Horizontal overflow of a table. */
const measureOverflow = (table: Locator) =>
  table.evaluate(
    ({ parentElement: container }) =>
      (container as Element).scrollWidth - (container as Element).clientWidth,
  );

test('at tablet width a list shows titles and actions without horizontal scrolling', async ({
  adminPage: page,
}) => {
  test.slow();
  await resize(page, { width: 768, height: 1024 });
  for (const path of LISTS)
    await test.step(path, async () => {
      await page.goto(path);
      const table = page.getByRole('main').getByRole('table');
      const menu = table.getByRole('button', { name: /^(更多)?操作：/ });
      await expect(menu.first()).toBeVisible();
      await expect(table.getByRole('columnheader', { name: '狀態' })).toBeVisible();
      const link = table.locator('tbody tr').first().getByRole('link').first();
      await expect(link).toBeVisible();
      expect(await measureOverflow(table), path).toBe(0);
    });
});
