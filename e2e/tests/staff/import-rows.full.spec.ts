import { readFile } from 'node:fs/promises';
import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { chooseAction } from '../../fixtures/admin-form.ts';
import type { Article } from '../../fixtures/article.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an exported list is imported with changes, previewed and saved as drafts', async ({
  adminPage: page,
  manager,
  article: entry,
}) => {
  const paths = adminPathsOf(news);
  const mark = Date.now();
  await page.goto(`/admin/news/list?text=${encodeURIComponent(entry.title)}`);
  await chooseAction(page, '清單的更多操作', '匯入／匯出');
  const dialog = page.getByRole('dialog', { name: /^匯入與匯出/ });

  const text = await test.step('the filtered list is exported', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'CSV' }).click(),
    ]);
    return (await readFile(await download.path())).toString('utf8');
  });
  expect(text).toContain(entry.title);

  const csv = [
    '\uFEFF編號,標題,摘要,沒有這一欄',
    `${entry.id},${entry.title},從檔案改的摘要${mark},甲`,
    `,從檔案來的消息${mark},新的摘要,乙`,
    `999999,編號不存在${mark},摘要,丙`,
  ].join('\r\n');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByRole('status').first()).toContainText('修改1筆');
  await expect(dialog.getByRole('row').filter({ hasText: entry.title })).toContainText(
    `從檔案改的摘要${mark}`,
  );
  await expect(dialog.getByRole('row').filter({ hasText: '編號不存在' })).toContainText('無法匯入');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^做成\d+筆草稿/ }).click();
  await expect(dialog.getByRole('link', { name: entry.title })).toBeVisible();
  await expectAccessible(page);

  // Nothing is published.
  const now = await manager.get<Article>(paths.info(entry.id));
  expect([now.summary, now.revision]).toEqual([entry.summary, entry.revision]);
  await dialog.getByRole('link', { name: entry.title }).click();
  await expect(page.getByText(/留下的草稿/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^摘要/ }).first()).toHaveValue(
    `從檔案改的摘要${mark}`,
  );
  const published = `${paths.list}?status=published&text=${encodeURIComponent(`從檔案來的消息${mark}`)}`;
  expect(await manager.list(published)).toEqual([]);
});
