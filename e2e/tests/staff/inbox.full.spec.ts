import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fillVisit, sendForm } from '../../fixtures/visit-form.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, replyText: string) =>
  main(page).getByRole('row').filter({ hasText: replyText });

/** Exports the filtered list with the clerk's password; returns the file. */
async function exported(page: Page, format: RegExp, password: string) {
  await main(page).getByRole('button', { name: '匯出', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^匯出/ });
  await dialog.getByText(format).click();
  await dialog.getByLabel('您的密碼').fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下載' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a clerk answers a new request, finds it by filters and exports the list', async ({
  page,
  openOtherPersonsPage,
  manager,
  signInAs,
}) => {
  const school = `=1+1國中${Date.now()}`;
  const visitor = await openOtherPersonsPage();
  await visitor.goto('/formVisit?who=school');
  await fillVisit(visitor, { school });
  await sendForm(visitor);
  await expect(visitor.getByRole('main')).toContainText('申請已送出');

  const clerk = await signInAs(page, { forms: 1 });
  await page.goto('/admin/forms/visit_list?state=all');
  await expect(row(page, school).getByRole('img', { name: '未讀' })).toBeVisible();
  await expect(row(page, school)).not.toContainText('林老師');
  await row(page, school).getByRole('link', { name: school }).click();
  const [sent] = await manager.list<{ id: number }>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(school)}`,
  );
  await expect(page).toHaveURL(`/admin/forms/edit_visit?id=${sent?.id}&state=all`);
  await expect(main(page)).toContainText('林老師');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('林老師').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const panel = page.getByRole('form', { name: '處理' });
  await panel.getByRole('button', { name: '指派給我' }).click();
  await panel.getByText('已排定', { exact: true }).click();
  await panel.getByRole('button', { name: '儲存處理結果' }).click();
  await expect(panel.getByRole('alert')).toContainText('請填寫排定日期與時間');
  await panel.getByLabel('排定日期與時間').fill('2027-03-05T09:30');
  await panel.getByLabel('新增備註').fill('已電話確認遊覽車停靠處');
  await panel.getByRole('button', { name: '儲存處理結果' }).click();
  await expect(page.getByText('已儲存').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '處理紀錄' })).toContainText(
    '已電話確認遊覽車停靠處',
  );

  await page.getByRole('link', { name: '回到列表' }).click();
  await expect(row(page, school)).toContainText('已排定');
  await expect(row(page, school)).toContainText('03/05 09:30');
  await expect(row(page, school).getByRole('img', { name: '未讀' })).toHaveCount(0);

  await main(page).getByLabel('學校、編號、聯絡人、電話或電子郵件').fill(school);
  await main(page).getByText('依日期、縣市、學院與承辦人').click();
  await choose(page, /^縣市/, '桃園市');
  await choose(page, /^承辦人/, `同仁${clerk.account.slice(-4)}`);
  await main(page).getByRole('search').getByRole('button', { name: '搜尋' }).click();
  await expect(page).toHaveURL(new RegExp(`city=.*assignee=${clerk.id}`));
  await page.reload();
  await expect(row(page, school)).toBeVisible();
  await expect(main(page).locator('tbody').getByRole('checkbox')).toHaveCount(1);

  const csv = await exported(page, /CSV/, clerk.password);
  expect(csv.name).toMatch(/^校園參訪申請-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(csv.content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
  const sheet = await exported(page, /XLSX/, clerk.password);
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: '清除條件' }).click();
  await expect(page).toHaveURL('/admin/forms/visit_list?state=all');
  await visitor.context().close();
});
