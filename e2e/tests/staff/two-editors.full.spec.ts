import { startFaultProxy } from '@admissions/tools/fault-proxy';
import type { Page } from '@playwright/test';
import { pressSave, save, saveButton, savedMessage } from '../../fixtures/admin-form.ts';
import { adminMenu } from '../../fixtures/admin-menu.ts';
import { addAccount } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  id: number;
  title: string;
  summary: string;
  date: string;
  body: { text: string }[];
}
const title = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^標題/ });
const summary = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^摘要/ });
const lines = (page: Page) => page.getByRole('region', { name: '內容項目' }).locator('[data-key]');
/** Opens the heading at this position of the body and replaces its text. */
async function rewrite(page: Page, position: number, words: string) {
  const line = lines(page).nth(position);
  await line.getByRole('button', { expanded: false }).first().click();
  await line.getByRole('textbox', { name: /^標題文字/ }).fill(words);
}
const date = (page: Page) => page.getByRole('main').getByLabel(/^日期/);

test.describe('an edited news item', () => {
  let entry: News;
  let staff: Awaited<ReturnType<typeof addAccount>>[];
  test.beforeEach(async ({ manager }) => {
    const [category] = await manager.list<{ id: number }>(
      '/api/admin/news/category_list?type=news',
    );
    const fields = {
      title: `兩人編輯的消息${Date.now()}`,
      category: category?.id,
      date: '2026-11-20',
      summary: '原來的摘要',
      pinned: false,
      body: ['甲段', '乙段', '丙段'].map((text) => ({ type: 'heading', level: 2, text })),
    };
    entry = (await manager.call<News>('POST', '/api/admin/news/add_news', fields)).data;
    staff = [await addAccount(manager, { news: 1 }), await addAccount(manager, { news: 1 })];
  });
  test.afterEach(async ({ browser, manager }) => {
    // Open pages would request deleted data.
    for (const context of browser.contexts())
      for (const page of context.pages()) await page.close();
    await manager.call('DELETE', `/api/admin/news/del_news/${entry.id}`);
    for (const each of staff) await each.remove();
  });

  for (const [choice, chosenTitle, other] of [
    ['我的', '我的標題', '對方的標題'],
    ['對方的', '對方的標題', '我的標題'],
  ] as const) {
    test(`after changes of one field the later editor sees both, chooses “${choice}” and loses nothing`, async ({
      page: mine,
      openOtherPersonsPage,
      manager,
      signIn,
      problems,
    }) => {
      // The editors are deleted before their last draft.
      problems.allow(/409|working_copy/);
      const theirs = await openOtherPersonsPage();
      for (const [index, each] of [mine, theirs].entries()) {
        await signIn(each, staff[index]?.account ?? '', staff[index]?.password ?? '');
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
      await dialog.getByRole('radio', { name: new RegExp(`${choice}標題`) }).check();
      expect((await info()).title).toBe('對方的標題');
      await dialog.getByRole('button', { name: '用這些內容儲存' }).click();
      await expect(dialog).toBeHidden();
      await expect(title(mine)).toHaveValue(chosenTitle);
      await expect(summary(mine)).toHaveValue('對方的摘要');
      await expect
        .poll(info)
        .toMatchObject({ title: chosenTitle, summary: '對方的摘要', date: '2026-11-19' });

      // The discarded version can be restored.
      const revisions = await manager.list<{ entry: News }>(
        `/api/admin/news/news_revisions/${entry.id}`,
      );
      if (other === '對方的標題')
        expect(revisions.map((revision) => revision.entry.title)).toContain(other);

      async function info() {
        return manager.get<News>(`/api/admin/news/news_info/${entry.id}`);
      }
    });
  }

  test.describe('the body of a news item', () => {
    let mine: Page;
    let theirs: Page;
    test.beforeEach(async ({ page, openOtherPersonsPage, signIn, problems }) => {
      problems.allow(/409|working_copy/);
      [mine, theirs] = [page, await openOtherPersonsPage()];
      for (const [index, each] of [mine, theirs].entries()) {
        await signIn(each, staff[index]?.account ?? '', staff[index]?.password ?? '');
        await each.goto(`/admin/news/edit_cont?id=${entry.id}`);
        await expect(lines(each)).toContainText(['甲段', '乙段', '丙段']);
      }
    });
    const stored = async (manager: { get<T>(path: string): Promise<T> }) =>
      (await manager.get<News>(`/api/admin/news/news_info/${entry.id}`)).body.map(
        ({ text }) => text,
      );

    test('changes of different items are merged without a conflict', async ({ manager }) => {
      await rewrite(theirs, 0, '對方的甲段');
      await save(theirs);
      await rewrite(mine, 1, '我的乙段');
      await pressSave(mine, savedMessage(mine));
      await expect.poll(() => stored(manager)).toEqual(['對方的甲段', '我的乙段', '丙段']);
      await expect(mine.getByRole('dialog')).toHaveCount(0);
    });

    test('changes of one item cause a conflict of that item alone', async ({ manager }) => {
      await rewrite(theirs, 1, '對方的乙段');
      await rewrite(theirs, 2, '對方的丙段');
      await save(theirs);
      await rewrite(mine, 0, '我的甲段');
      await rewrite(mine, 1, '我的乙段');
      const dialog = mine.getByRole('dialog', { name: '這筆資料剛被別人修改過' });
      await pressSave(mine, dialog);
      await expect(dialog.getByRole('group')).toHaveCount(1);
      await expect(dialog.getByRole('group', { name: /第2項：標題/ })).toBeVisible();
      await expect(dialog).not.toContainText('丙段');
      await dialog.getByRole('radio', { name: /對方的乙段/ }).check();
      await dialog.getByRole('button', { name: '用這些內容儲存' }).click();
      await expect.poll(() => stored(manager)).toEqual(['我的甲段', '對方的乙段', '對方的丙段']);
    });
  });

  test('typed text is a private draft that a colleague continues and publishes', async ({
    page: mine,
    openOtherPersonsPage,
    manager,
    signIn,
  }) => {
    const theirs = await openOtherPersonsPage();
    for (const [index, each] of [mine, theirs].entries())
      await signIn(each, staff[index]?.account ?? '', staff[index]?.password ?? '');
    await mine.goto(`/admin/news/edit?id=${entry.id}`);
    await title(mine).fill('');
    await summary(mine).fill('寫到一半的摘要');
    await expect(mine.getByText(/^草稿已存/)).toBeVisible();
    await adminMenu(mine).locator('a[href="/admin/news/list"]').click();
    await expect(mine).toHaveURL('/admin/news/list');
    const row = mine.getByRole('main').getByRole('row').filter({ hasText: entry.title });
    await expect(row).toContainText('有未發布的草稿');
    expect((await manager.get<News>(`/api/admin/news/news_info/${entry.id}`)).summary).toBe(
      '原來的摘要',
    );

    await theirs.goto(`/admin/news/edit?id=${entry.id}`);
    await expect(theirs.getByText(/留下的草稿，還沒有發布/)).toBeVisible();
    await expect(summary(theirs)).toHaveValue('寫到一半的摘要');
    await expect(title(theirs)).toHaveValue('');
    await title(theirs).fill('同事寫完的標題');
    await save(theirs);
    expect(await manager.get<News>(`/api/admin/news/news_info/${entry.id}`)).toMatchObject({
      title: '同事寫完的標題',
      summary: '寫到一半的摘要',
    });
    await mine.reload();
    const published = mine.getByRole('main').getByRole('row').filter({ hasText: '同事寫完的標題' });
    await expect(published).toBeVisible();
    await expect(published).not.toContainText('有未發布的草稿');
  });

  test('an unfinished new entry is listed and public only once published', async ({
    page,
    manager,
    signIn,
  }) => {
    const name = `剛起頭的消息${Date.now()}`;
    await signIn(page, staff[0]?.account ?? '', staff[0]?.password ?? '');
    await page.goto('/admin/news/add');
    await title(page).fill(name);
    await page.getByRole('button', { name: '儲存草稿' }).click();
    await expect(page.getByText('草稿已儲存，訪客還看不到。')).toBeVisible();
    expect(await manager.list(`/api/admin/news/news_list?text=${name}`)).toHaveLength(0);

    await page.goto('/admin/news/list');
    await page
      .getByRole('region', { name: '還沒發布的新草稿' })
      .getByRole('link', { name })
      .click();
    await expect(title(page)).toHaveValue(name);
    await page.getByRole('button', { name: '捨棄草稿' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '捨棄草稿' }).click();
    await expect(title(page)).toHaveValue('');
    await page.goto('/admin/news/list');
    await expect(page.getByRole('heading', { level: 1, name: '校園新聞' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  test('leaving the page with unsavable text needs a confirmation, by link and by closing the tab', async ({
    page,
    signIn,
    problems,
  }) => {
    problems.allow(/ERR_|Failed to load/);
    await page.route(/working_cop/, (route) => route.abort());
    await signIn(page, staff[0]?.account ?? '', staff[0]?.password ?? '');
    await page.goto(`/admin/news/edit?id=${entry.id}`);
    await title(page).fill('還沒儲存的標題');
    const away = adminMenu(page).locator('a[href="/admin/news/list"]');
    await away.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('有尚未儲存的修改，確定要離開嗎？');
    await test.step('its three buttons are in one row, or stacked with one width', async () => {
      const different = async (side: 'y' | 'width') =>
        new Set(
          await question
            .getByRole('button')
            .evaluateAll((all, side) => all.map((e) => e.getBoundingClientRect()[side]), side),
        ).size;
      await expect(question.getByRole('button')).toHaveText([
        '留在這裡',
        '不儲存，離開',
        '儲存後離開',
      ]);
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => different('y')).toBe(1);
      }
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => different('y')).toBe(3);
        await expect.poll(() => different('width')).toBe(1);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
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

  test('a save with a broken connection retains the text, and the next save works', async ({
    page,
    manager,
    product,
    signIn,
    problems,
  }) => {
    problems.allow(/ERR_|Failed to load|409/);
    const proxy = await startFaultProxy(product.url);
    // Draft requests would be counted as well; drafts have their own tests.
    await page.route(/working_cop/, (route) => route.abort());
    try {
      await signIn(page, staff[0]?.account ?? '', staff[0]?.password ?? '');
      await page.goto(`${proxy.url}/admin/news/edit?id=${entry.id}`);
      await title(page).fill('斷線時的標題');
      proxy.refuse(true);
      await saveButton(page).click();
      await expect(
        page.getByRole('alert').filter({ hasText: '沒有存成功，您輸入的內容都還在' }),
      ).toBeVisible();
      await expect(title(page)).toHaveValue('斷線時的標題');
      expect((await manager.get<News>(`/api/admin/news/news_info/${entry.id}`)).title).toBe(
        entry.title,
      );

      // The write arrives but all replies are lost: the entry was changed by the same editor.
      proxy.heal();
      // The browser may retry by itself, too.
      proxy.loseReplies(100, 'PUT ');
      await saveButton(page).click();
      await expect.poll(() => proxy.counts.lost).toBeGreaterThanOrEqual(4);
      await expect(
        page.getByRole('alert').filter({ hasText: '沒有存成功，您輸入的內容都還在' }),
      ).toBeVisible();
      proxy.heal();
      await summary(page).fill('連線恢復後的摘要');
      await saveButton(page).click();
      await expect
        .poll(() => manager.get<News>(`/api/admin/news/news_info/${entry.id}`))
        .toMatchObject({ title: '斷線時的標題', summary: '連線恢復後的摘要' });
      await expect(page.getByRole('alert').filter({ hasText: '沒有存成功' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } finally {
      await proxy.stop();
    }
  });
});
