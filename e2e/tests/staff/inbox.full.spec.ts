import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fillVisit } from '../../fixtures/visit-form.ts';

interface Submission {
  id: number;
  state: string;
  reference: string;
}
interface Inbox {
  total: number;
  counts: Record<string, number>;
}
const FORMS = ['visit', 'interview', 'teaching'] as const;
/** Open states by the label of their tab. */
const WAITING = { new: '待處理', contacted: '已聯繫', scheduled: '已排定' };
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, replyText: string) =>
  main(page).getByRole('row').filter({ hasText: replyText });
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '依處理狀態' })
    .getByRole('link', { name: new RegExp(`^${name}`) });

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
  await visitor.goto('/formVisit');
  await fillVisit(visitor, { school });
  await visitor.getByRole('main').getByRole('button', { name: '送出' }).click();
  await visitor
    .getByRole('alertdialog')
    .or(visitor.getByRole('dialog'))
    .getByRole('button', { name: '確定' })
    .click();
  await expect(visitor.getByRole('main')).toContainText('申請已送出');

  const clerk = await signInAs(page, { forms: 1 });
  await page.goto('/admin/forms/visit_list');
  await expect(row(page, school).getByRole('img', { name: '未讀' })).toBeVisible();
  await expect(row(page, school)).not.toContainText('林老師');
  await row(page, school).getByRole('link', { name: school }).click();
  const [sent] = await manager.list<Submission>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(school)}`,
  );
  await expect(page).toHaveURL(`/admin/forms/edit_visit?id=${sent?.id}`);
  await expect(main(page)).toContainText('林老師');

  await page.getByRole('button', { name: '寄信給林老師' }).click();
  const letter = page.getByRole('dialog', { name: '寄信給林老師' });
  // The list opens beside a growing dialog, so a click may miss.
  await expect(async () => {
    await letter.getByRole('combobox', { name: '範本' }).click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: '已聯繫' })
      .click({ timeout: 5000 });
    const replyText = new RegExp(`感謝您撥空與我們討論[^]*${sent?.reference}`);
    await expect(letter.getByRole('textbox', { name: '內文' })).toHaveValue(replyText, {
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(letter.getByRole('link', { name: '用郵件程式開啟' })).toHaveAttribute(
    'href',
    /^mailto:teacher@example\.edu\.tw\?.*subject=/,
  );
  await letter.getByRole('button', { name: /^(關閉|Close)$/ }).click();
  await expect(letter).toBeHidden();

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
  await expect(row(page, school)).toContainText('2027/03/05 09:30');
  await expect(row(page, school).getByRole('img', { name: '未讀' })).toHaveCount(0);

  await main(page).getByLabel('學校、編號、聯絡人、電話或電子郵件').fill(school);
  await choose(page, /^縣市/, '桃園市');
  await choose(page, /^承辦人/, `同仁${clerk.account.slice(-4)}`);
  await main(page).getByRole('search').getByRole('button', { name: '搜尋' }).click();
  await expect(page).toHaveURL(new RegExp(`city=.*assignee=${clerk.id}`));
  await page.reload();
  await expect(row(page, school)).toBeVisible();
  await expect(main(page).locator('tbody').getByRole('checkbox')).toHaveCount(1);

  const csv = await exported(page, /CSV/, clerk.password);
  expect(csv.name).toMatch(/^校園參訪申請-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = csv.content.toString('utf8');
  expect(text.startsWith('\uFEFF"')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`"'${school}"`);
  expect(text).toContain('"林老師"');
  const sheet = await exported(page, /XLSX/, clerk.password);
  expect(sheet.name).toMatch(/^校園參訪申請-.*\.xlsx$/);
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK');
  expect(sheet.content.length).toBeGreaterThan(1000);
  expect(
    (
      await manager.list<{ action: string }>(
        `/api/admin/account/audit_list?account=${clerk.account}&action=export`,
      )
    ).length,
  ).toBe(2);

  await page.getByRole('button', { name: '清除條件' }).click();
  await expect(page).toHaveURL('/admin/forms/visit_list');
  await visitor.context().close();
});

test('a clerk answers all open requests of the three inboxes from the dashboard', async ({
  page,
  manager,
  signInAs,
}) => {
  await signInAs(page, { forms: 1 });
  const before = await Promise.all(
    FORMS.map((form) => manager.get<Inbox>(`/api/admin/forms/${form}_list`)),
  );
  expect(before.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(88);
  await page.goto('/admin');
  await expect(main(page).getByRole('heading', { level: 1, name: '我的今天' })).toBeVisible();
  // Four clicks: open the request, accept it, mark it as called, save.
  const waiting = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '待我處理的申請' }) });
  await waiting
    .getByRole('listitem')
    .filter({ hasText: '待處理' })
    .first()
    .getByRole('link')
    .click();
  const panel = page.getByRole('form', { name: '處理' });
  await panel.getByRole('button', { name: '指派給我' }).click();
  await panel.getByText('已聯繫', { exact: true }).click();
  const saveReviewButton = panel.getByRole('button', { name: '儲存處理結果' });
  await saveReviewButton.click();
  await expect(page.getByText('已儲存').first()).toBeVisible();
  // Nothing is left to save, and the focus is unchanged.
  await expect(saveReviewButton).toBeDisabled();
  await expect(saveReviewButton).toBeFocused();
  await page.goto('/admin');
  await expect(waiting).toContainText('我承辦1件');
  const counted = await Promise.all(
    FORMS.map((form) => manager.get<Inbox>(`/api/admin/forms/${form}_list`)),
  );
  for (const [index, form] of FORMS.entries()) {
    await page.goto(`/admin/forms/${form}_list?perpage=100`);
    for (const [state, name] of Object.entries(WAITING)) {
      const count = counted[index]?.counts[state] ?? 0;
      await expect(tab(page, name)).toHaveText(`${name}${count}`);
      if (count === 0) continue;
      await tab(page, name).click();
      await expect(page).toHaveURL(new RegExp(`state=${state}`));
      await expect(main(page).locator('tbody').getByRole('checkbox')).toHaveCount(count);
      await main(page).locator('thead').getByRole('checkbox').check();
      await expect(main(page).getByText(`已選${count}筆`)).toBeVisible();
      await choose(page, /^改成/, '已完成');
      await main(page).getByRole('button', { name: '變更狀態' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '確定' }).click();
      await expect(tab(page, name)).toHaveText(`${name}0`);
      await expect(main(page).getByText('這個狀態目前沒有申請。').first()).toBeVisible();
    }
    const { total, counts } = await manager.get<Inbox>(`/api/admin/forms/${form}_list`);
    expect(counts).toMatchObject({
      new: 0,
      contacted: 0,
      scheduled: 0,
      done: total - (counts.declined ?? 0),
    });
  }
  await page.goto('/admin');
  await expect(waiting).toContainText('沒有待處理的申請');
});
