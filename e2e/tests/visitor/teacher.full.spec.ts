import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { advanceClockOneMinute, weekdayIn } from '../../fixtures/visit-form.ts';

const MAX_TAB_PRESSES = 80;

async function press(page: Page, thing: Locator, key = 'Space') {
  await tabTo(page, thing, MAX_TAB_PRESSES);
  await page.keyboard.press(key);
}

test('a teacher books a visit from the staff page by keyboard, except the dates', async ({
  page,
  manager,
}) => {
  test.slow();
  const school = `鍵盤高中${Date.now()}`;
  const main = page.getByRole('main');
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, main.getByRole('textbox', { name }), MAX_TAB_PRESSES);
    await page.keyboard.type(text);
  };
  await openPage(page, '/');
  await press(page, page.getByRole('banner').getByRole('button', { name: '高中服務' }), 'Enter');
  await press(page, page.getByRole('banner').locator('nav a[href="/staff"]'), 'Enter');
  await expect(page).toHaveURL('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, main.locator('a[href="/formVisit?who=school"]').first(), 'Enter');
  await expect(page).toHaveURL('/formVisit?who=school');
  await page.locator('html[data-hydrated]').waitFor();
  await type(/^學校名稱/, school);
  await press(page, page.getByLabel(/^縣市/), 'ArrowDown');
  await type(/^聯絡人姓名/, '陳老師');
  await type(/^職稱/, '教務主任');
  await type(/^聯絡電話/, '03-7654321');
  await type(/^電子郵件/, 'chen@example.edu.tw');
  // The keys of a native date input depend on the language: reached by Tab, then filled.
  for (const [name, days] of [
    [/^希望日期（最早）/, 30],
    [/^希望日期（最晚）/, 40],
  ] as const) {
    await tabTo(page, main.getByLabel(name), MAX_TAB_PRESSES);
    await main.getByLabel(name).fill(weekdayIn(days));
  }
  await press(page, main.getByRole('radio', { name: '上午' }));
  await type(/^學生人數/, '40');
  await type(/^隨行教師人數/, '2');
  await press(page, main.getByRole('radio', { name: '遊覽車' }));
  await press(page, main.getByRole('checkbox', { name: /同意/ }));
  await advanceClockOneMinute(page);
  await press(page, main.getByRole('button', { name: '送出' }), 'Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const confirm = question.getByRole('button', { name: '確定' });
  await expect(confirm).toBeVisible();
  await press(page, confirm, 'Enter');
  await expect(main.getByRole('heading', { name: '申請已送出' })).toBeFocused({ timeout: 30_000 });
  expect(
    await manager.list(`/api/admin/forms/visit_list?text=${encodeURIComponent(school)}`),
  ).toHaveLength(1);
});
