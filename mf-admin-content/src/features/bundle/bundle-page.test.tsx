import { AdminProvider } from '@admissions/admin-ui';
import { event, news, office } from '@admissions/model/kinds';
import {
  BUNDLE_PATHS,
  type Bundle,
  type BundleItem,
  ENTRY_DRAFT_PATHS,
  type ListedEntryDraft,
  REVIEW_PATHS,
} from '@admissions/protocol/staff';
import { apiAnswering, apiError, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './bundle-page.tsx';

const HUA = { id: 8, name: '林小華' };
const item = (id: number, more: Partial<BundleItem>): BundleItem => ({
  id,
  kind: news.id,
  entryId: id,
  title: `消息${id}`,
  parent: null,
  state: 'ready',
  fields: [],
  unconfirmed: 0,
  ...more,
});

function show(more: Partial<Bundle> = {}, refusal: string | null = null) {
  let bundle: Bundle | null = {
    id: 3,
    name: '116學年度',
    at: '2026-11-23T06:03:00.000Z',
    by: '林小美',
    count: 1,
    schedule: null,
    published: null,
    items: [item(7, {})],
    ...more,
  };
  const { api, sent } = apiAnswering(({ method, path }) => {
    if (method === 'get' && path === BUNDLE_PATHS.one(3)) return { data: bundle };
    if (path === BUNDLE_PATHS.check(3)) {
      const findings = [{ rule: 'deadLink', field: 'body', words: '/nowhere' }];
      return { data: { list: [{ id: 7, findings }] } };
    }
    if (path === REVIEW_PATHS.thread) return { data: { reviews: [], colleagues: [HUA] } };
    if (refusal) return apiError(409, refusal);
    if (path === BUNDLE_PATHS.item(7) && bundle) bundle = { ...bundle, items: [] };
    return { data: bundle };
  });
  const page = { path: '*', Component, loader };
  return {
    ...showRoutes([page], { layout: AdminProvider, api, at: '/x?id=3' }),
    sent,
    writes: () => sent.filter(({ method }) => method !== 'get').map(({ path }) => path),
  };
}
const row = async (title: string) =>
  within((await screen.findByText(title)).closest('tr') as HTMLElement);

describe('the page of a bundle', () => {
  it('explains what is in the way of each entry and leads to its form', async () => {
    show({
      items: [
        item(7, { state: 'refused', fields: ['title'] }),
        item(8, { title: '' }),
        item(9, { state: 'right', title: '' }),
        item(1, { kind: office.id, title: '' }),
      ],
    });
    const first = await row('消息7');
    expect(first.getByText('還沒填好：標題')).toBeTruthy();
    expect(first.getByRole('link').getAttribute('href')).toBe('/admin/news/edit?id=7');
    expect((await row('招生單位資料')).getByText('首頁設定')).toBeTruthy();
    const draft = await row('（還沒有標題）');
    expect(draft.getByRole('link').getAttribute('href')).toBe('/admin/news/edit?id=8');
    expect((await row('您沒有這個單元的權限')).queryByRole('button')).toBeNull();
    expect(screen.getByText(/^還沒發布；有2筆還不能發布/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '發布' }).matches(':disabled')).toBe(true);
  });
  it('counts years and dates of copies that are not confirmed', async () => {
    const copy = item(8, { kind: event.id, title: '活動8', unconfirmed: 3 });
    const { user, store } = show({ items: [item(7, {}), copy] });
    const link = (await row('活動8')).getByRole('link', { name: '有3處年度或日期還沒確認。' });
    expect(link.getAttribute('href')).toBe('/admin/highschool/turnover?of=event&step=review');
    expect(link.closest('td')?.textContent).toBe('可以發布，但有3處年度或日期還沒確認。');
    expect((await row('消息7')).queryByText(/還沒確認/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '檢查' }));
    await expect.poll(() => store.getState().toasts.at(-1)?.content).toContain('有4項提醒');
    await user.click(screen.getByRole('button', { name: '發布' }));
    expect(store.getState().confirm?.message).toMatch(/^有3處年度或日期還沒確認。要發布這一組嗎/);
  });
  it('links to the pages once it is published', async () => {
    show({
      items: [item(7, { state: 'published' })],
      published: { by: '林小美', at: '2026-11-23T06:03:00.000Z' },
    });
    const link = (await row('消息7')).getByText('看網站上的頁面');
    expect(link.getAttribute('href')).toBe('/newsCont?id=7');
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });
  it('warns of what visitors will not see, before and after the publication', async () => {
    const items = [item(7, { hidden: 'ended' }), item(8, {}), item(9, { state: 'unchanged' })];
    const { user, store } = show({ items });
    await user.click(await screen.findByRole('button', { name: '發布' }));
    expect(store.getState().confirm?.message).toBe(
      '有1筆下架時間已經過了，訪客看不到。要發布這一組嗎？1筆會同時上線，訪客馬上看得到。',
    );
    expect((await row('消息7')).getByText('可以發布，但下架時間已經過了，訪客看不到')).toBeTruthy();
    cleanup();
    show({ items: [item(7, { state: 'published', hidden: 'parent' })] });
    const published = await row('消息7');
    expect(published.getByText('已發布，但所屬的資料沒有公開，訪客看不到')).toBeTruthy();
    expect(published.queryByText('看網站上的頁面')).toBeNull();
  });
  it('publishes after a question, and shows a refusal', async () => {
    const { user, store, writes } = show({}, '有1筆還不能發布');
    await user.click(await screen.findByRole('button', { name: '發布' }));
    expect(store.getState().confirm?.message).toContain('1筆會同時上線');
    void store.getState().answerConfirm(true);
    await expect
      .poll(() => store.getState().toasts.map(({ content }) => content))
      .toEqual(['有1筆還不能發布']);
    expect(writes()).toEqual([BUNDLE_PATHS.publish(3)]);
  });
  it('requests the approval from a colleague', async () => {
    const { user, sent, store } = show({ items: [item(7, { state: 'approval' })] });
    await user.click(await screen.findByRole('button', { name: '送請核可' }));
    await user.click(screen.getByRole('combobox', { name: '同仁' }));
    await user.click(await screen.findByText(HUA.name));
    await user.type(screen.getByRole('textbox', { name: '想請他看什麼' }), '請看日期');
    await user.click(screen.getByRole('button', { name: '送出' }));
    await expect.poll(() => store.getState().toasts.length).toBe(1);
    expect(sent.find(({ path }) => path === BUNDLE_PATHS.ask(3))?.body).toEqual({
      of: HUA.id,
      note: '請看日期',
    });
  });
  it('lists the hints of the check beside their entry, and removes an entry', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '檢查' }));
    expect(await (await row('消息7')).findByText(/\/nowhere/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '移出：消息7' }));
    expect(await screen.findByText(/^這一組還是空的/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '發布' }).matches(':disabled')).toBe(true);
  });
});

it('the list of bundles puts chosen drafts into a new one, with its time', async () => {
  const draft = (id: number): ListedEntryDraft => ({
    id,
    kind: news.id,
    entryId: id + 10,
    version: 1,
    title: `草稿${id}`,
    updatedAt: '2026-11-23T06:03:00.000Z',
    updatedBy: '林小美',
    schedule: null,
    isNew: false,
  });
  const { api, sent } = apiAnswering(({ method, path }) => {
    if (path === BUNDLE_PATHS.list)
      return { data: { list: [], saved: [{ ...draft(4), entryId: 1, parent: null }] } };
    if (path === ENTRY_DRAFT_PATHS.list) return { data: { list: [1, 2, 3].map(draft) } };
    return { data: method === 'get' ? null : { id: 3, name: '116學年度', items: [] } };
  });
  const page = { path: '*', Component, loader };
  const { user } = showRoutes([page], { layout: AdminProvider, api });
  await screen.findByText('可以放進一組的修改：4筆');
  for (const id of [1, 4]) await user.click(screen.getByLabelText(`草稿${id}`));
  await user.click(screen.getByRole('button', { name: '把勾選的2筆放進一組' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /^這一組的名稱/ }), '116學年度');
  await user.type(dialog.getByRole('textbox', { name: /^發布時間/ }), '2030-01-02 10:00');
  await user.click(dialog.getByRole('button', { name: '加入' }));
  const writes = () => sent.filter(({ method }) => method !== 'get');
  await expect.poll(() => writes().length).toBe(3);
  const items = [11, 1].map((entryId) => ({ kind: news.id, entryId }));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [BUNDLE_PATHS.add, { name: '116學年度' }],
    [BUNDLE_PATHS.addItems(3), { items }],
    [BUNDLE_PATHS.schedule(3), { at: '2030-01-02T02:00:00.000Z' }],
  ]);
});
