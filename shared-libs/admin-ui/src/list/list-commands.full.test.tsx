import type { Flags } from '@admissions/model';
import type { UserInfo } from '@admissions/protocol';
import { TRASH_PATHS } from '@admissions/protocol/staff';
import { apiError, textsOf } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, openList, pathTo, tick } from '../fixtures/list.tsx';

const trashed = (id: number) => entry(id, { deletedAt: '2026-11-20T00:00:00.000Z' });
async function choose(title: string, item: string) {
  fireEvent.click(screen.getByLabelText(`更多操作：${title}`));
  fireEvent.click(await screen.findByText(item));
}
const undo = async () => fireEvent.click(await screen.findByText('復原'));

describe('list commands', () => {
  it('confirms before moving an entry to the trash, and restores it', async () => {
    const { writes, store } = await openList();
    await choose('圖塊3', '移到回收桶');
    expect(store.getState().confirm).toMatchObject({
      message: '「圖塊3」會移到回收桶，之後可以還原。',
      confirmLabel: '移到回收桶',
      isDangerous: true,
    });
    expect(writes()).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    await undo();
    await waitFor(() =>
      expect(writes().map(([method, path]) => `${method} ${path}`)).toEqual([
        `delete ${pathTo('del_block/3')}`,
        `post ${pathTo('restore_block/3')}`,
      ]),
    );
  });

  it('duplicates an entry, opens the copy and shows a message', async () => {
    const { writes, address, store } = await openList();
    await choose('圖塊2', '複製一筆');
    await waitFor(() => expect(address()).toBe('/edit?id=2'));
    expect(writes()).toEqual([['post', pathTo('copy_block/2'), {}]]);
    expect(store.getState().toasts[0]?.content).toContain('已複製「圖塊2」');
  });
  it('hides several entries at once, and undoes only its own changes', async () => {
    const { writes } = await openList({
      list: [entry(1), entry(2, { status: 'draft' }), entry(3)],
    });
    tick('圖塊1', '圖塊2');
    const bar = screen.getByRole('toolbar');
    expect(bar.textContent).toContain('已選2筆');
    const hide = within(bar).getByRole('button', { name: '下架' });
    hide.focus();
    fireEvent.click(hide);
    await screen.findByText('已下架2筆。');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(document.activeElement?.tagName).toBe('TABLE');
    (await screen.findByRole('button', { name: '復原' })).focus();
    await undo();
    await screen.findByText('已復原。');
    expect(document.activeElement?.tagName).toBe('TABLE');
    const both = [1, 2].map((id) => ({ id, revision: 7 }));
    expect(writes().map(([, , body]) => body)).toEqual([
      { action: 'draft', entries: both },
      { action: 'publish', entries: [{ id: 1, revision: 8 }] },
    ]);
  });
  it('selects the whole page, and confirms before moving it to the trash', async () => {
    const { writes, store } = await openList();
    fireEvent.click(screen.getByLabelText('選取本頁'));
    fireEvent.click(within(screen.getByRole('toolbar')).getByText('移到回收桶'));
    expect(store.getState().confirm).toMatchObject({
      message: '3筆資料會移到回收桶，之後可以還原。',
      confirmLabel: '移到回收桶',
    });
    expect(writes()).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    await screen.findByText('已將3筆移到回收桶。');
  });
  it('selects the entries of all pages, after those of the page', async () => {
    const list = Array.from({ length: 140 }, (_, at) => entry(at + 1));
    const { writes, reads } = await openList({ list });
    expect(screen.queryByText('選取全部140筆')).toBeNull();
    fireEvent.click(screen.getByLabelText('選取本頁'));
    fireEvent.click(screen.getByText('選取全部140筆'));
    await screen.findByText('已選140筆');
    expect(reads().map(({ params }) => [params.page, params.perpage])).toEqual([
      [1, 20],
      [1, 100],
      [2, 100],
    ]);
    fireEvent.click(within(screen.getByRole('toolbar')).getByText('下架'));
    await screen.findByText('已下架140筆。');
    expect(writes()[0]?.[2]).toHaveProperty('entries.length', 140);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
  it('offers only to restore entries in the trash', async () => {
    const { writes } = await openList({ at: '/list?status=trash', list: [trashed(1), trashed(2)] });
    const row = screen.getByText('圖塊1').closest('tr') as HTMLElement;
    expect(textsOf(row.querySelectorAll('a, button'))).toEqual(['還原']);
    tick('圖塊1');
    expect(textsOf(screen.getByRole('toolbar').querySelectorAll('button'))).toEqual([
      '還原',
      '取消選取',
    ]);
    fireEvent.click(within(row).getByText('還原'));
    await waitFor(() =>
      expect(writes()).toEqual([['post', pathTo('restore_block/1'), { revision: 7 }]]),
    );
  });
  it('shows the retention period of the trash, and each deletion date', async () => {
    const deletedAt = new Date(Date.now() - 80 * 24 * 3_600_000).toISOString();
    await openList({ at: '/list?status=trash', list: [entry(1, { deletedAt })] });
    await screen.findByText(/回收桶裡的資料保留90天，之後連同修改紀錄永久刪除。/);
    expect(screen.getByText(/請找管理帳號的同仁/)).toBeTruthy();
    expect(screen.getByText(/還有10天/).textContent).toMatch(/^\d{4}\/\d\d\/\d\d還有10天/);
    expect(screen.queryByText('永久刪除')).toBeNull();
  });
  it('lets account managers delete permanently from the trash, with two prompts', async () => {
    const { writes, store } = await openList({
      at: '/list?status=trash',
      list: [trashed(1), trashed(2)],
      answers: { [TRASH_PATHS.purge]: { ids: [1] } },
    });
    const priv = { setting: 1, account: 1 } as Flags;
    await act(async () =>
      store.getState().setSession({ user: { info: { name: '王小明' } } as UserInfo, priv }),
    );
    fireEvent.click(screen.getByLabelText('永久刪除：圖塊1'));
    expect(store.getState().confirm?.message).toBe('「圖塊1」。連同修改紀錄、草稿與留言一起刪除。');
    await act(async () => store.getState().answerConfirm(true));
    expect(writes()).toEqual([]);
    await waitFor(() => expect(store.getState().confirm?.title).toBe('真的要永久刪除嗎？'));
    await act(async () => store.getState().answerConfirm(true));
    await screen.findByText('已永久刪除1筆。');
    expect(writes()).toEqual([
      ['post', TRASH_PATHS.purge, { kind: 'setting.block', entries: [{ id: 1, revision: 7 }] }],
    ]);
    expect(screen.queryByText('復原')).toBeNull();
  });
  it('names the entries that block a bulk action, and changes the others on request', async () => {
    const conflicts = [
      { id: 1, reason: 'older', entry: entry(1, { revision: 9, updatedBy: '林小美' }) },
      { id: 3, reason: 'inUse', message: '「甲」、「乙」', entry: entry(3) },
    ];
    const { writes } = await openList({
      refuse: apiError(409, '有2筆資料無法處理', { data: { conflicts } }),
    });
    tick('圖塊1', '圖塊2', '圖塊3');
    fireEvent.click(within(screen.getByRole('toolbar')).getByText('發布'));
    const notice = await screen.findByRole('alert');
    expect(textsOf(notice.querySelectorAll('li'))).toEqual([
      '「圖塊1」：剛被林小美修改過',
      '「圖塊3」：還有其他內容使用它（「甲」、「乙」）',
    ]);
    fireEvent.click(within(notice).getByText('處理其餘1筆'));
    await waitFor(() =>
      expect(writes().at(-1)).toEqual([
        'post',
        pathTo('bulk_block'),
        { action: 'publish', entries: [{ id: 2, revision: 7 }] },
      ]),
    );
  });

  it('moves an entry with the arrow keys, several steps in one request, and undoes it', async () => {
    const { writes } = await openList();
    const handle = (at: number) => screen.getByLabelText(`調整順序：圖塊3，第${at}筆，共3筆`);
    fireEvent.keyDown(handle(3), { key: 'ArrowDown' });
    fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
    expect(screen.getByText('「圖塊3」移到第2筆')).toBeTruthy();
    fireEvent.keyDown(handle(2), { key: 'ArrowUp' });
    expect(handle(1)).toBeTruthy();
    await screen.findByText('順序已儲存。');
    await undo();
    await screen.findByText('已復原。');
    expect(writes()).toEqual([
      ['post', pathTo('sort_block'), { ids: [3, 1, 2] }],
      ['post', pathTo('sort_block'), { ids: [1, 2, 3] }],
    ]);
  });
  it('moves an entry from anywhere in its row with Alt and an arrow, and only with Alt', async () => {
    const { writes } = await openList();
    fireEvent.keyDown(screen.getByText('圖塊1'), { key: 'ArrowDown' });
    fireEvent.keyDown(screen.getByText('圖塊1'), { key: 'ArrowDown', altKey: true });
    await screen.findByText('順序已儲存。');
    expect(writes()).toEqual([['post', pathTo('sort_block'), { ids: [2, 1] }]]);
  });
  it('moves an entry to a position of the whole list', async () => {
    const { writes } = await openList();
    await choose('圖塊1', '移到指定位置');
    const field = await screen.findByLabelText<HTMLInputElement>('位置（1到3）');
    // Selected, so that typing replaces it.
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(writes()).toEqual([['post', pathTo('sort_block'), { ids: [2, 3, 1] }]]),
    );
  });
});
