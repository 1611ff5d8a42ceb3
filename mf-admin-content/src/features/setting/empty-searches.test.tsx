import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { finder } from '@admissions/model/kinds';
import { EMPTY_SEARCH_PATHS } from '@admissions/protocol';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, apiList, createEntry, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BESIDE_FORM } from '../../fixtures/beside-form.ts';
import { finderScreen } from './empty-searches.tsx';

const synonyms = [{ words: ['汽車', '修車'] }];
const notes = [{ words: ['醫生'], text: '沒有醫學系。', departments: [] }];
const heading = '從一個詞開始找';
const entry = createEntry(1, { heading, hint: '科目', countsEmpty: true, synonyms, notes });
const WORDS = [
  { word: '量子', count: 12, lastDay: '2026-11-25' },
  { word: '修車', count: 3, lastDay: '2026-11-20' },
  { word: '獸醫', count: 1, lastDay: '2026-11-02' },
];

function show() {
  const { api, sent } = apiAnswering(({ method, path, body }) => {
    if (path in BESIDE_FORM) return { data: BESIDE_FORM[path] };
    if (path === EMPTY_SEARCH_PATHS.list)
      return { data: method === 'get' ? { list: WORDS } : null };
    if (path === adminPathsOf(finder).list) return apiList([entry]);
    if (path === adminPathsOf(finder).info(1)) return { data: entry };
    if (path === ENTRY_DRAFT_PATHS.add)
      return { data: { ...entry, id: 31, version: 1, schedule: null, ...(body as object) } };
    return apiList([]);
  });
  const { loader, element } = finderScreen();
  const at = '/admin/setting/edit_finder';
  const page = { path: at, loader, element };
  return { ...showRoutes([page], { layout: AdminProvider, at, api }), sent };
}
const panel = async () =>
  within(
    (await screen.findByRole('heading', { name: '查無結果的詞' })).closest(
      'section',
    ) as HTMLElement,
  );
const rows = async () => {
  const { findAllByRole } = await panel();
  return textsOf(await findAllByRole('listitem'));
};

describe('searches without results', () => {
  it('are listed beside the finder’s settings by count, with their last day', async () => {
    show();
    expect(await rows()).toEqual([
      '量子12次，最近2026-11-25加入同義詞加入說明',
      // Terms already in a field need no link to it.
      '修車3次，最近2026-11-20已在欄位裡',
      '獸醫1次，最近2026-11-02加入同義詞加入說明',
    ]);
  });
  it('are added to synonyms or notes and saved with the settings', async () => {
    const { user, sent } = show();
    const { findByRole, getByRole } = await panel();
    await user.click(await findByRole('button', { name: '加入同義詞：量子' }));
    expect(getByRole('status').textContent).toContain('「量子」已加在「同義詞」最後');
    await user.click(getByRole('button', { name: '加入說明：獸醫' }));
    expect((await rows()).map((text) => text?.includes('已在欄位裡'))).toEqual([true, true, true]);
    await user.click(screen.getByRole('button', { name: '其他儲存方式' }));
    await user.click(await screen.findByRole('menuitem', { name: '儲存草稿' }));
    const drafts = () => sent.filter(({ path }) => path === ENTRY_DRAFT_PATHS.add);
    await expect.poll(drafts).toHaveLength(1);
    expect(drafts()[0]?.body).toMatchObject({
      changed: {
        synonyms: [...synonyms, { words: ['量子'] }],
        notes: [...notes, { words: ['獸醫'], departments: [] }],
      },
    });
  });
  it('are all deleted after two confirmations', async () => {
    const { user, sent, store } = show();
    const { findByRole } = await panel();
    await user.click(await findByRole('button', { name: '全部刪除' }));
    const deletions = () =>
      sent.filter(({ method }) => method === 'delete').map(({ path }) => path);
    const answer = async (title: string) => {
      await expect.poll(() => store.getState().confirm?.title).toBe(title);
      void store.getState().answerConfirm(true);
    };
    await answer('刪除全部3個詞？');
    expect(deletions()).toEqual([]);
    await answer('再次確認：刪除全部3個詞？');
    expect(await screen.findByText('目前沒有找不到的詞。')).toBeTruthy();
    expect(deletions()).toEqual([EMPTY_SEARCH_PATHS.list]);
  });
});
