import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Entry {
  id: number;
  title: string;
}

test('the trash shows deletion dates, and only account managers delete earlier', async ({
  page,
  openOtherPersonsPage,
  manager,
  product,
  signIn,
  signInAs,
}) => {
  const paths = adminPathsOf(news);
  const [source] = await manager.list<Entry>(`${paths.list}?perpage=1`);
  const { data: copy } = await manager.call<Entry>('POST', paths.copy(source?.id ?? 0));
  const title = `要永久刪除的消息${Date.now()}`;
  await manager.call('PUT', paths.edit(copy.id), { revision: 1, title });
  await manager.call('DELETE', paths.remove(copy.id));

  const other = await openOtherPersonsPage();
  await signInAs(other, { news: 1 });
  await other.goto('/admin/news/list?status=trash');
  await expect(other.getByText('回收桶裡的資料保留90天')).toBeVisible();
  await expect(other.getByText('請找管理帳號的同仁')).toBeVisible();
  await expect(other.getByRole('button', { name: /^永久刪除/ })).toHaveCount(0);

  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/news/list?status=trash');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('還有90天');
  await expectAccessible(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '永久刪除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await question.getByRole('button', { name: '永久刪除' }).click();
  await expect(question).toContainText('真的要永久刪除嗎？');
  await question.getByRole('button', { name: '永久刪除' }).click();
  await expect(page.getByText('已永久刪除1筆。')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/admin/account/audit');
  await expect(page.getByRole('row').filter({ hasText: '永久刪除' }).first()).toBeVisible();
});
