import type { Page } from '@playwright/test';
import { save } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  body: { text: string }[];
}
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
// Conflicts of the draft.
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
