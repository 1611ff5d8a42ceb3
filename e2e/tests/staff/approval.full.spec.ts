import { REVIEW_PATHS } from '@admissions/protocol/staff';
import type { Page } from '@playwright/test';
import { choose, save } from '../../fixtures/admin-form.ts';
import { createStaffClient } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a news item is requested, commented, approved and published at its scheduled time', async ({
  page: mine,
  openOtherPersonsPage,
  addStaff,
  manager,
  product,
  visitor,
  signIn,
  problems,
}) => {
  problems.allow(/409/);
  const editor = await addStaff({ news: 1 });
  const colleague = await addStaff({ news: 1 });
  const name = `同仁${colleague.account.slice(-4)}`;
  const title = `要核可的消息${Date.now()}`;
  const [category] = await manager.list<{ title: string }>(
    '/api/admin/news/category_list?type=news',
  );
  const setRule = (needsApproval: boolean) =>
    manager.call('PUT', REVIEW_PATHS.rule, { area: 'news', needsApproval });
  const theirs = await openOtherPersonsPage();
  expect((await setRule(true)).errorCode).toBe(1);
  try {
    await signIn(mine, editor.account, editor.password);
    await mine.goto('/admin/news/add');
    await main(mine).getByRole('textbox', { name: /^標題/ }).fill(title);
    await choose(mine, /^分類/, category?.title ?? 'no category');
    await main(mine).getByRole('textbox', { name: /^摘要/ }).fill('兩個人看過才發布。');
    await main(mine).getByLabel('發布時間').fill('2031-05-01T08:00');
    await expect(mine.getByText('這個單元的內容要由另一位同仁核可才能發布。')).toBeVisible();
    await mine.getByRole('button', { name: '送請核可' }).click();
    await choose(mine, /^同仁/, name);
    await mine.getByRole('textbox', { name: '想請他看什麼' }).fill('請看標題');
    await mine.getByRole('button', { name: '送出' }).click();
    await expect(mine.getByText(`已請${name}核可，等待回覆。`)).toBeVisible();

    await signIn(theirs, colleague.account, colleague.password);
    await theirs.goto('/admin/news/list');
    const line = main(theirs).getByRole('row').filter({ hasText: title });
    await expect(line).toContainText('待核可');
    await line.getByRole('link', { name: title }).click();
    await expect(main(theirs).getByRole('textbox', { name: /^標題/ })).toHaveValue(title);
    await expect(theirs.getByText('請看標題')).toBeVisible();
    await theirs.getByRole('button', { name: '新增留言' }).click();
    await choose(theirs, /^位置/, '標題');
    await theirs.getByRole('textbox', { name: '留言內容' }).fill('標題很清楚');
    await theirs.getByRole('button', { name: '送出' }).click();
    await expect(theirs.getByRole('button', { name: '1則留言' })).toBeVisible();
    await theirs.getByRole('button', { name: '核可', exact: true }).click();
    await expect(theirs.getByText(`${name}已核可現在的內容。`)).toBeVisible();

    // The author's form reads the approval when its window gets the focus again.
    await mine.evaluate(() => dispatchEvent(new Event('focus')));
    await save(mine);
    const [waiting] = await manager.list<{ id: number; revision: number; status: string }>(
      `/api/admin/news/news_list?text=${title}&status=scheduled`,
    );
    const isRead = async () =>
      (await visitor.list<{ title: string }>('/api/ap/news')).some((each) => each.title === title);
    expect(waiting?.status).toBe('published');
    expect(await isRead()).toBe(false);
    // The form accepts whole minutes only, so the API sets a time in a few seconds.
    const ming = await createStaffClient(product.url, editor.account, editor.password);
    const publishAt = Date.now() + 4000;
    const moved = await ming.call('PUT', `/api/admin/news/edit_news/${waiting?.id}`, {
      publishAt: new Date(publishAt).toISOString(),
      revision: waiting?.revision,
    });
    expect(moved.errorCode, JSON.stringify(moved)).toBe(1);
    expect(await isRead()).toBe(false);
    await expect.poll(isRead).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt);
  } finally {
    await setRule(false);
    const found = await manager.list<{ id: number }>(`/api/admin/news/news_list?text=${title}`);
    for (const { id } of found) await manager.call('DELETE', `/api/admin/news/del_news/${id}`);
  }
});
