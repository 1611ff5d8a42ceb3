import type { Page } from '@playwright/test';
import { pressSave, save } from '../../fixtures/admin-form.ts';
import { adminMenu } from '../../fixtures/admin-menu.ts';
import type { ApiClient } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  title: string;
  summary: string;
  date: string;
}
const title = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^標題/ });
const summary = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^摘要/ });
const date = (page: Page) => page.getByRole('main').getByLabel(/^日期/);
const read = (manager: ApiClient, id: number) =>
  manager.get<News>(`/api/admin/news/news_info/${id}`);

test('after changes of one field the later editor sees both, chooses one and loses nothing', async ({
  article: entry,
  colleagues: { mine, theirs },
  manager,
  problems,
}) => {
  problems.allow(/409/);
  for (const each of [mine, theirs]) {
    await each.goto(`/admin/news/edit?id=${entry.id}`);
    await expect(title(each)).toHaveValue(entry.title);
  }
  await title(theirs).fill('對方的標題');
  await summary(theirs).fill('對方的摘要');
  await save(theirs);

  await title(mine).fill('我的標題');
  await date(mine).fill('2026-11-19');
  const dialog = mine.getByRole('dialog', { name: '這筆資料剛被別人修改過' });
  await pressSave(mine, dialog);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: '標題' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /我的標題/ })).toBeChecked();

  // Cancelled: the form is unchanged, nothing is overwritten, and the next save shows it again.
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await expect(title(mine)).toHaveValue('我的標題');
  await pressSave(mine, dialog);
  expect((await read(manager, entry.id)).title).toBe('對方的標題');
  await dialog.getByRole('button', { name: '用這些內容儲存' }).click();
  await expect(dialog).toBeHidden();
  await expect(title(mine)).toHaveValue('我的標題');
  await expect(summary(mine)).toHaveValue('對方的摘要');
  await expect
    .poll(() => read(manager, entry.id))
    .toMatchObject({ title: '我的標題', summary: '對方的摘要', date: '2026-11-19' });

  // The discarded version can be restored.
  const revisions = await manager.list<{ entry: News }>(
    `/api/admin/news/news_revisions/${entry.id}`,
  );
  expect(revisions.map((revision) => revision.entry.title)).toContain('對方的標題');
});

test('leaving the page with unsavable text needs a confirmation, by link and by closing the tab', async ({
  page,
  article: entry,
  signInAs,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load/);
  await page.route(/working_cop/, (route) => route.abort());
  await signInAs(page, { news: 1 });
  await page.goto(`/admin/news/edit?id=${entry.id}`);
  await title(page).fill('還沒儲存的標題');
  const away = adminMenu(page).locator('a[href="/admin/news/list"]');
  await away.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('有尚未儲存的修改，確定要離開嗎？');
  await question.getByRole('button', { name: '留在這裡' }).click();
  await expect(page).toHaveURL(`/admin/news/edit?id=${entry.id}`);
  await expect(title(page)).toHaveValue('還沒儲存的標題');

  const [leavePrompt] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(leavePrompt.type()).toBe('beforeunload');
  await leavePrompt.dismiss();
  await expect(title(page)).toHaveValue('還沒儲存的標題');

  await away.click();
  await question.getByRole('button', { name: '不儲存，離開' }).click();
  await expect(page).toHaveURL('/admin/news/list');
  await expect(question).toHaveCount(0);
});
