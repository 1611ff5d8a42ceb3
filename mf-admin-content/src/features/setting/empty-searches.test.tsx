// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { finder } from '@admissions/model/kinds';
import { EMPTY_SEARCH_PATHS } from '@admissions/protocol';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, apiError, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BESIDE_FORM } from '../../fixtures/beside-form.ts';
import { finderScreen } from './empty-searches.tsx';

const entry = {
  id: 1,
  revision: 4,
  status: 'published',
  sort: 1,
  heading: '從一個詞開始找',
  hint: '科目、職業都可以',
  countsEmpty: true,
  synonyms: [{ words: ['汽車', '修車'] }],
  notes: [{ words: ['醫生'], text: '沒有醫學系。', departments: [] }],
  publishAt: null,
  unpublishAt: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  updatedBy: '林小美',
  deletedAt: null,
};
const DRAFT = {
  id: 31,
  version: 1,
  title: entry.heading,
  updatedAt: '2026-11-25T03:00:00.000Z',
  updatedBy: '林小美',
  schedule: null,
};
const WORDS = [
  { word: '量子', count: 12, lastDay: '2026-11-25' },
  { word: '修車', count: 3, lastDay: '2026-11-20' },
  { word: '獸醫', count: 1, lastDay: '2026-11-02' },
];

function show({ words = WORDS, countsEmpty = true, fails = 0 } = {}) {
  let failures = fails;
  const { api, sent } = apiAnswering(({ method, path, body }) => {
    if (path in BESIDE_FORM) return { data: BESIDE_FORM[path] };
    if (path === EMPTY_SEARCH_PATHS.list) {
      if (failures-- > 0) return apiError(422);
      return { data: method === 'get' ? { list: words } : null };
    }
    if (path === adminPathsOf(finder).list)
      return { data: { list: [{ ...entry, countsEmpty }], total: 1, page: 1, perpage: 1 } };
    if (path === adminPathsOf(finder).info(1)) return { data: { ...entry, countsEmpty } };
    if (path === ENTRY_DRAFT_PATHS.add) return { data: { ...DRAFT, ...(body as object) } };
    return { data: { list: [], total: 0, page: 1, perpage: 20 } };
  });
  const { loader, element } = finderScreen();
  const page = { path: '/admin/setting/edit_finder', loader, element, HydrateFallback: () => null };
  const shown = showRoutes([{ Component: AdminProvider, children: [page] }], {
    at: '/admin/setting/edit_finder',
    api,
  });
  return { ...shown, sent };
}
const panel = async () =>
  within(
    (await screen.findByRole('heading', { name: '查無結果的詞' })).closest(
      'section',
    ) as HTMLElement,
  );
const rows = async () => {
  const { findAllByRole } = await panel();
  return (await findAllByRole('listitem')).map(({ textContent }) => textContent);
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
        synonyms: [...entry.synonyms, { words: ['量子'] }],
        notes: [...entry.notes, { words: ['獸醫'], departments: [] }],
      },
    });
  });
  it('are all deleted after two confirmations', async () => {
    const { user, sent, store } = show();
    const { findByRole } = await panel();
    await user.click(await findByRole('button', { name: '全部刪除' }));
    const answer = async (title: string) => {
      await expect.poll(() => store.getState().confirm?.title).toBe(title);
      void store.getState().answerConfirm(true);
    };
    await answer('刪除全部3個詞？');
    expect(sent.filter(({ method }) => method === 'delete')).toEqual([]);
    await answer('再次確認：刪除全部3個詞？');
    expect(await screen.findByText('目前沒有找不到的詞。')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'delete').map(({ path }) => path)).toEqual([
      EMPTY_SEARCH_PATHS.list,
    ]);
  });
  it('shows fifty first, and all on request', async () => {
    const words = Array.from({ length: 60 }, (_, index) => ({
      word: String.fromCodePoint(0x4e00 + index),
      count: 60 - index,
      lastDay: '2026-11-25',
    }));
    const { user } = show({ words });
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: '看全部60個' }));
    expect(await rows()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: /^看全部/ })).toBeNull();
  });
  it('shows an explanation while nothing is counted', async () => {
    show({ words: [], countsEmpty: false });
    expect(await screen.findByText(/^還沒有統計/)).toBeTruthy();
  });
  it('offers a retry after a failed load and keeps the settings', async () => {
    const { user } = show({ fails: 1 });
    await user.click(await screen.findByRole('button', { name: '再試一次' }));
    expect(await rows()).toHaveLength(3);
    expect(screen.getByDisplayValue(entry.heading)).toBeTruthy();
  });
});
