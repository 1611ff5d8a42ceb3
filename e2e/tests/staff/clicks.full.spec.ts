import type { Page } from '@playwright/test';
import { chooseAction } from '../../fixtures/admin-form.ts';
import { countClicks, printCount } from '../../fixtures/count-clicks.ts';
import { pictureFile } from '../../fixtures/picture.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a news item with a picture is published with seven clicks after sign-in', async ({
  page,
  manager,
  signInAs,
}) => {
  const title = `七次點擊的消息${Date.now()}`;
  const [category] = await manager.list<{ title: string }>(
    '/api/admin/news/category_list?type=news',
  );
  await signInAs(page, { news: 1 });
  const clicks = await countClicks(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: '撰寫新聞' }).first().click();
  const titleInput = main(page).getByRole('textbox', { name: /^標題/ });
  await titleInput.waitFor();
  await tabTo(page, titleInput);
  await page.keyboard.insertText(title);
  await main(page).getByRole('combobox', { name: /^分類/ }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: category?.title ?? 'no category' })
    .first()
    .click();
  await tabTo(page, main(page).getByRole('textbox', { name: /^摘要/ }));
  await page.keyboard.insertText('點幾下就在站上。');
  await main(page).getByRole('button', { name: '選擇圖片' }).first().click();
  const library = page.getByRole('dialog', { name: '媒體庫' });
  const [files] = await Promise.all([
    page.waitForEvent('filechooser'),
    library.getByRole('button', { name: /^上傳/ }).first().click(),
  ]);
  await files.setFiles(pictureFile('seven-clicks.png'));
  const alt = library.getByRole('textbox', { name: /^替代文字/ });
  await alt.waitFor();
  await tabTo(page, alt);
  await page.keyboard.insertText('漸層的天空');
  await library.getByRole('button', { name: '選用', exact: true }).click();
  await expect(library).toBeHidden();
  await main(page).getByRole('button', { name: '發布', exact: true }).click();
  const listed = main(page).getByRole('link', { name: title, exact: true });
  await expect(listed).toBeVisible();
  expect(printCount('news with a picture', clicks())).toBe(7);
  const [created] = await manager.list<{ id: number; status: string }>(
    `/api/admin/news/news_list?text=${title}`,
  );
  expect(created?.status).toBe('published');
  await page.goto('about:blank');
  await manager.call('DELETE', `/api/admin/news/del_news/${created?.id}`);
});

test('a visit is answered with three clicks after sign-in', async ({ page, signInAs }) => {
  await signInAs(page, { forms: 1 });
  const clicks = await countClicks(page);
  await page.goto('/admin');
  const request = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '進行中的申請' }) })
    .getByRole('listitem')
    .filter({ hasText: '參訪' })
    .getByRole('link')
    .first();
  await request.click();
  const panel = page.getByRole('form', { name: '處理' });
  await panel.getByText('已聯繫', { exact: true }).click();
  await panel.getByRole('button', { name: '儲存處理結果' }).click();
  await expect(page.getByText('已儲存').first()).toBeVisible();
  expect(printCount('visit answered', clicks())).toBe(3);
});

test('a live page is changed and scheduled with three clicks after sign-in', async ({
  page,
  article,
  manager,
  signInAs,
}) => {
  await signInAs(page, { news: 1 });
  const clicks = await countClicks(page);
  await page.goto('/admin');
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(article.title);
  await page.getByRole('option').filter({ hasText: article.title }).first().waitFor();
  await page.keyboard.press('Enter');
  const title = main(page).getByRole('textbox', { name: /^標題/ });
  await title.waitFor();
  await tabTo(page, title);
  await page.keyboard.insertText('改過');
  await expect(page.getByText(/^草稿已存/)).toBeVisible();
  await chooseAction(page, '其他儲存方式', '排程發布這次修改');
  const dialog = page.getByRole('dialog', { name: '排程發布這次修改' });
  await dialog.getByLabel('修改的發布時間').fill('2031-05-01T08:00');
  // Closes the calendar over the button.
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: '排程', exact: true }).click();
  await expect(page.getByText('已排程，到時間會自動發布。')).toBeVisible();
  expect(printCount('change of a live page scheduled', clicks())).toBe(3);
  const changed = await manager.list<{ id: number }>('/api/admin/news/news_list?status=scheduled');
  expect(changed.map(({ id }) => id)).toContain(article.id);
});

for (const [way, count] of [
  ['from the list of accounts', 3],
  ['found by Ctrl+K from landing', 2],
] as const)
  test(`a colleague, ${way}, gets a flag with ${count} clicks`, async ({
    page,
    manager,
    addStaff,
    signInAs,
  }) => {
    const colleague = await addStaff({ news: 1 });
    const chief = await signInAs(page, { account: 1, news: 1, forms: 1 });
    const clicks = await countClicks(page);
    if (count === 3) {
      await page.goto(`/admin/account/list?text=${colleague.account}`);
      await main(page)
        .getByRole('row')
        .filter({ has: page.getByText(colleague.account, { exact: true }) })
        .getByRole('link')
        .first()
        .click();
    } else {
      await page.goto('/admin');
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(colleague.account);
      await page.getByRole('option').filter({ hasText: colleague.account }).first().waitFor();
      await page.keyboard.press('Enter');
    }
    await main(page)
      .getByRole('group', { name: '權限' })
      .getByRole('checkbox', { name: '申請表單' })
      .click();
    await tabTo(page, main(page).getByLabel('您目前登入用的密碼'));
    await page.keyboard.insertText(chief.password);
    await main(page).getByRole('button', { name: '儲存', exact: true }).click();
    await expect(page.getByText('已儲存').first()).toBeVisible();
    expect(printCount(`flag ${way}`, clicks())).toBe(count);
    const { priv } = await manager.get<{ priv: Record<string, number> }>(
      `/api/admin/account/account_info/${colleague.id}`,
    );
    expect(priv.forms).toBe(1);
  });
