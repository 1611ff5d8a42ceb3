import type { Page } from '@playwright/test';
import { pressSave, save, savedMessage } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  summary: string;
  body: { text: string }[];
}
const summary = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^摘要/ });
const draftIsSaved = (page: Page) => expect(page.getByText(/^草稿已存/)).toBeVisible();
const lines = (page: Page) => page.getByRole('region', { name: '內容項目' }).locator('[data-key]');
const heading = (page: Page, index: number) =>
  lines(page)
    .nth(index)
    .getByRole('textbox', { name: /^標題文字/ });
async function rewrite(page: Page, index: number, words: string) {
  await lines(page).nth(index).getByRole('button', { expanded: false }).first().click();
  await heading(page, index).fill(words);
}
// Conflicts, and drafts that are gone once they are published.
test.beforeEach(({ problems }) => problems.allow(/409|working_copy/));

test('a draft open in two editors loses no text typed while a conflict is open', async ({
  article: entry,
  colleagues: { mine, theirs },
  manager,
}) => {
  for (const each of [mine, theirs]) {
    await each.goto(`/admin/news/edit_cont?id=${entry.id}`);
    await expect(lines(each)).toHaveCount(3);
  }
  await rewrite(theirs, 1, '對方的乙段');
  await draftIsSaved(theirs);
  await rewrite(mine, 1, '我的乙段');
  await expect(mine.getByText(/也改了同一處/)).toBeVisible();
  await heading(mine, 1).fill('我的乙段，又寫');
  await rewrite(mine, 2, '我的丙段');
  await mine.getByRole('button', { name: '看兩邊並選擇' }).click();
  const dialog = mine.getByRole('dialog', { name: '這筆資料剛被別人修改過' });
  await expect(dialog.getByRole('radio', { name: /我的乙段，又寫/ })).toBeChecked();
  await dialog.getByRole('button', { name: '用這些內容儲存' }).click();
  await draftIsSaved(mine);
  await save(mine);
  const { body } = await manager.get<News>(`/api/admin/news/news_info/${entry.id}`);
  expect(body.map(({ text }) => text)).toEqual(['甲段', '我的乙段，又寫', '我的丙段']);
});

test('a draft open in two editors offers the editor’s own text after a reload during a conflict', async ({
  article: entry,
  colleagues: { mine, theirs },
}) => {
  for (const each of [mine, theirs]) await each.goto(`/admin/news/edit?id=${entry.id}`);
  await expect(summary(mine)).toHaveValue(entry.summary);
  await summary(theirs).fill('對方的摘要');
  await draftIsSaved(theirs);
  await summary(mine).fill('我的摘要');
  await expect(mine.getByText(/也改了同一處/)).toBeVisible();
  await mine.reload();
  await expect(summary(mine)).toHaveValue('對方的摘要');
  await mine.getByRole('button', { name: '看差異' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '取回' }).click();
  await expect(summary(mine)).toHaveValue('我的摘要');
  await expect(mine.getByText(/也改了同一處/)).toBeVisible();
});

for (const publisher of ['a colleague', 'its schedule'])
  test(`a draft continues without a conflict after ${publisher} published it`, async ({
    article: entry,
    colleagues: { mine, theirs },
    manager,
  }) => {
    const read = () => manager.get<News>(`/api/admin/news/news_info/${entry.id}`);
    await mine.goto(`/admin/news/edit?id=${entry.id}`);
    await expect(summary(mine)).toHaveValue(entry.summary);
    await summary(mine).fill('寫到一半');
    await draftIsSaved(mine);
    if (publisher === 'a colleague') {
      await theirs.goto(`/admin/news/edit?id=${entry.id}`);
      await expect(summary(theirs)).toHaveValue('寫到一半');
      await save(theirs);
    } else {
      const [draft] = await manager.list<{ id: number; version: number }>(
        `/api/admin/working_copies?kind=news.news&entry=${entry.id}`,
      );
      await manager.call('PUT', `/api/admin/schedule_working_copy/${draft?.id}`, {
        version: draft?.version,
        at: new Date(Date.now() + 3000).toISOString(),
      });
    }
    await expect.poll(read).toMatchObject({ summary: '寫到一半' });
    await summary(mine).fill('寫到一半，又寫完了');
    await pressSave(mine, savedMessage(mine));
    await expect.poll(read).toMatchObject({ summary: '寫到一半，又寫完了' });
    await expect(mine.getByRole('dialog')).toHaveCount(0);
  });
