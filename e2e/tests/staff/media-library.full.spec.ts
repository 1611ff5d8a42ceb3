import { expectAccessible } from '../../fixtures/axe.ts';
import { pictureFile } from '../../fixtures/picture.ts';
import { expect, test } from '../../fixtures/test.ts';

test('unused files are found, tagged and deleted in bulk after two confirmations', async ({
  page,
  product,
  signIn,
}) => {
  const mark = `desk-${Date.now()}`;
  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/media/library');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      pictureFile(`${mark}-a.png`, 320, 200),
      pictureFile(`${mark}-b.png`, 200, 320),
      pictureFile(`${mark}-c.png`, 260, 260),
    ]);
  for (const each of ['a', 'b', 'c'])
    await expect(
      page
        .getByRole('list', { name: '檔案', exact: true })
        .getByRole('button', { name: `${mark}-${each}.png`, exact: true }),
    ).toBeVisible({ timeout: 60_000 });

  await page.goto(`/admin/media/library?view=list&used=no&text=${mark}`);
  await expect(page.getByLabel(/^選取：desk-/)).toHaveCount(3);
  await page.getByLabel('選取本頁').check();
  await page.getByLabel('要加上的標籤').fill('待清理');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '加上標籤' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '儲存3個檔案的修改' }).click();
  await expect(page.getByRole('button', { name: '儲存3個檔案的修改' })).toHaveCount(0);

  await page.getByLabel(`選取：${mark}-c.png`).uncheck();
  await page.getByRole('button', { name: '刪除沒有使用的2個' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2個檔案');
  await question.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(question).toContainText('真的要刪除嗎？');
  await question.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page.getByText('已刪除2個檔案。')).toBeVisible();
  await expect(page.getByLabel(/^選取：desk-/)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(/^選取：desk-/)).toHaveCount(1);
  await expect(page.getByText('待清理').first()).toBeVisible();
});
