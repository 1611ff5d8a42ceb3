import { expectAccessible } from '../../fixtures/axe.ts';
import { countClicks, printCount } from '../../fixtures/count-clicks.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Listed {
  id: number;
  title: string;
  status: string;
}
const LIST = '/api/admin/about/admissions_list?perpage=100';

test('admissions of last year become unpublished drafts with reviewed dates', async ({
  adminPage: page,
  manager,
}) => {
  const before = await manager.list<Listed>(LIST);
  expect(before.length).toBeGreaterThanOrEqual(10);
  const clicks = await countClicks(page);
  await page.goto('/admin/about/admissions_list');
  await page.getByRole('link', { name: '複製到下一學年度', exact: true }).click();
  await page.getByRole('button', { name: `做出${before.length}筆草稿`, exact: true }).click();

  const first = page.getByRole('region', { name: before[0]?.title ?? '', exact: true });
  const changeAll = page.getByRole('button', { name: /^全部照建議改（\d+處）$/ });
  await expect(changeAll).toBeEnabled();
  expect(printCount(`${before.length} drafts of this year`, clicks())).toBeLessThanOrEqual(4);
  await expectAccessible(page);
  const finds = await first.getByRole('listitem').count();
  await first.getByRole('button', { name: /照舊$/ }).first().click();
  await expect(first.getByText(`還有${finds - 1}處，共${finds}處`)).toBeVisible();
  await first
    .getByRole('button', { name: /^把「.+」改成「.+」$/ })
    .first()
    .click();
  await expect(first.getByText(`還有${finds - 2}處，共${finds}處`)).toBeVisible();

  // Confirmed dates stay confirmed, all others stay listed.
  await page.reload();
  await expect(first.getByText(`還有${finds - 2}處，共${finds}處`)).toBeVisible();
  await changeAll.click();
  await expect(changeAll).toHaveText('全部照建議改（0處）', { timeout: 60_000 });

  const after = await manager.list<Listed>(LIST);
  const createdEntries = after.filter(({ id }) => before.every((each) => each.id !== id));
  expect(createdEntries.map(({ title, status }) => [title, status])).toEqual(
    expect.arrayContaining(before.map(({ title }) => [title, 'draft'])),
  );
  expect(after.filter(({ status }) => status === 'published')).toHaveLength(
    before.filter(({ status }) => status === 'published').length,
  );

  await page.getByText('1. 選擇要複製的資料').click();
  await expect(page.getByRole('link', { name: /^已做好，/ })).toHaveCount(before.length);
  await expect(page.getByRole('button', { name: '做出0筆草稿', exact: true })).toBeDisabled();
});
