import { save, saveButton } from '../../fixtures/admin-form.ts';
import { createStaffClient } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

interface News {
  id: number;
  title: string;
  revision: number;
  summary: string;
  body: { type: string }[];
}

test('two editors of one news item lose nothing and the later one sees the other’s change', async ({
  page,
  openOtherPersonsPage,
  manager,
  signInAs,
  problems,
}) => {
  problems.allow(/409/);
  const [category] = await manager.list<{ id: number }>('/api/admin/news/category_list?type=news');
  const { data: before } = await manager.call<News>('POST', '/api/admin/news/add_news', {
    title: `兩人改的消息${Date.now()}`,
    category: category?.id,
    date: '2026-11-20',
    summary: '原來的摘要',
    pinned: false,
    body: [{ type: 'heading', level: 2, text: '一段內文' }],
  });
  const mine = page;
  const theirs = await openOtherPersonsPage();
  for (const each of [mine, theirs]) await signInAs(each, { news: 1 });
  for (const each of [mine, theirs]) {
    await each.goto(`/admin/news/edit?id=${before.id}`);
    await expect(each.getByLabel(/標題/).first()).toHaveValue(before.title);
  }
  await theirs.getByLabel(/摘要/).first().fill('另一位同仁改過的摘要');
  await save(theirs);
  await expect
    .poll(async () => (await manager.get<News>(`/api/admin/news/news_info/${before.id}`)).summary)
    .toBe('另一位同仁改過的摘要');
  await mine.getByLabel(/標題/).first().fill(`${before.title}（新）`);
  await save(mine);
  const after = async () => manager.get<News>(`/api/admin/news/news_info/${before.id}`);
  // Untouched fields are merged, at once or after a review of the other change.
  const again = saveButton(mine);
  await expect(async () => {
    if ((await after()).title !== `${before.title}（新）`) await again.click();
    expect((await after()).title).toBe(`${before.title}（新）`);
  }).toPass({ timeout: 60_000 });
  expect((await after()).summary).toBe('另一位同仁改過的摘要');
  // Open pages would request deleted data.
  for (const each of [mine, theirs]) await each.goto('about:blank');
  await manager.call('DELETE', `/api/admin/news/del_news/${before.id}`);
});

test('a write from an older revision is refused with the current entry', async ({
  manager,
  article: before,
  product,
}) => {
  const client = await createStaffClient(
    product.url,
    product.admin.account,
    product.admin.password,
  );
  const path = `/api/admin/news/edit_news/${before.id}`;
  const good = await client.call<News>('PUT', path, {
    summary: '先存的摘要',
    revision: before.revision,
  });
  expect(good.errorCode, JSON.stringify(good)).toBe(1);
  const late = await client.call<News>('PUT', path, {
    summary: '後到的摘要',
    revision: before.revision,
  });
  expect(late).toMatchObject({ status: 409, errorCode: -1, data: { summary: '先存的摘要' } });
  const now = await manager.get<News>(`/api/admin/news/news_info/${before.id}`);
  expect(now.summary).toBe('先存的摘要');
});

test('a staff change is on the next page view', async ({ page, manager, article: entry }) => {
  for (let times = 0; times < 3; times++) {
    const summary = `第${times}次修改的摘要 ${Date.now()}`;
    const { revision } = await manager.get<News>(`/api/admin/news/news_info/${entry.id}`);
    await manager.call('PUT', `/api/admin/news/edit_news/${entry.id}`, { summary, revision });
    expect(await (await page.request.get('/news')).text()).toContain(summary);
  }
});
