import { adminPathsOf } from '@admissions/model';
import { event, news } from '@admissions/model/kinds';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { isOverlapping } from '../../fixtures/is-overlapping.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Listed {
  id: number;
  title: string;
  status: string;
}
const LIST = '/api/admin/about/admissions_list?perpage=100';
const changeAll = (page: Page) => page.getByRole('button', { name: /^全部照建議改（\d+處）$/ });

test.beforeEach(async ({ page, product, signIn }) =>
  signIn(page, product.admin.account, product.admin.password),
);

test('admissions of last year become unpublished drafts with reviewed dates', async ({
  page,
  manager,
}) => {
  const before = await manager.list<Listed>(LIST);
  expect(before.length).toBeGreaterThanOrEqual(10);
  await page.goto('/admin/about/admissions_list');
  await page.getByRole('link', { name: '年度更新', exact: true }).click();
  await page.getByRole('button', { name: `做出${before.length}筆草稿`, exact: true }).click();

  const first = page.getByRole('region', { name: before[0]?.title ?? '', exact: true });
  await test.step('the bulk actions stay visible below the header', async () => {
    await page.getByRole('region').last().scrollIntoViewIfNeeded();
    expect(await isOverlapping(page.locator('header').first(), changeAll(page))).toBe(false);
    await expect(changeAll(page)).toBeInViewport();
  });
  const { finds } = await test.step('every date is listed with its suggestion', async () => {
    await expect(changeAll(page)).toBeEnabled();
    await expectAccessible(page);
    return { finds: await first.getByRole('listitem').count() };
  });
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
  await changeAll(page).click();
  await expect(changeAll(page)).toHaveText('全部照建議改（0處）', { timeout: 60_000 });

  const after = await manager.list<Listed>(LIST);
  const createdEntries = after.filter(({ id }) => before.every((each) => each.id !== id));
  expect(createdEntries.map(({ title, status }) => [title, status])).toEqual(
    expect.arrayContaining(before.map(({ title }) => [title, 'draft'])),
  );
  expect(after.filter(({ status }) => status === 'published')).toHaveLength(
    before.filter(({ status }) => status === 'published').length,
  );

  await page.getByText('1. 選擇去年的資料').click();
  await expect(page.getByRole('link', { name: /^已做好，/ })).toHaveCount(before.length);
  await expect(page.getByRole('button', { name: '做出0筆草稿', exact: true })).toBeDisabled();
});

for (const { path, kind, one } of [
  { path: '/admin/highschool/event_list', kind: event, one: '活動日曆' },
  { path: '/admin/news/list', kind: news, one: '校園新聞' },
])
  test(`entries of last year of ${one} are preselected and their dates changed before publishing`, async ({
    page,
    manager,
  }) => {
    const list = `${adminPathsOf(kind).list}?perpage=100`;
    const before = await manager.list<Listed>(list);
    await page.goto(path);
    await page.getByRole('link', { name: '年度更新', exact: true }).click();
    await expect(page.getByText(/^已選\d+筆$/)).toBeVisible();
    await expectAccessible(page);
    const picker = page.getByRole('combobox', { name: '資料種類' });
    await picker.click();
    await expect(picker).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, { isPartlyCovered: true });
    await picker.press('Escape');
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
    const ticked = page.getByRole('checkbox', { name: /^選取：/, checked: true });
    const count = await ticked.count();
    expect(count).toBeGreaterThan(0);
    // Sample events are of this school year, and news rarely recur.
    if (kind === news) {
      expect(count).toBeLessThan(before.length);
      await expect(page.getByText(/^已先勾選\d+學年度的資料/)).toBeVisible();
    }
    const title = ((await ticked.first().getAttribute('aria-label')) ?? '').replace('選取：', '');
    // One entry is enough.
    await page.getByRole('checkbox', { name: '選取本頁全部' }).check();
    await page.getByRole('checkbox', { name: '選取本頁全部' }).uncheck();
    await page.getByRole('checkbox', { name: `選取：${title}`, exact: true }).check();
    await page.getByRole('button', { name: '做出1筆草稿', exact: true }).click();
    // The year in the title is one of the matches.
    const named = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\d{3}(?=學年度)/, '\\d{3}');
    const draft = page.getByRole('region', { name: new RegExp(`^${named}$`) });
    await expect(draft.getByText(/^還有(\d+)處，共\1處$/)).toBeVisible();
    const finds = await draft.getByRole('listitem').count();
    await draft
      .getByRole('button', { name: /^把「.+」改成「.+」$/ })
      .first()
      .click();
    const remainingText = finds > 1 ? new RegExp(`^還有${finds - 1}處`) : '都確認過了';
    await expect(draft.getByText(remainingText)).toBeVisible();
    await expectAccessible(page);
    const after = await manager.list<Listed>(list);
    expect(after.length).toBe(before.length + 1);
    expect(after.filter(({ status }) => status === 'published')).toHaveLength(
      before.filter(({ status }) => status === 'published').length,
    );
  });
