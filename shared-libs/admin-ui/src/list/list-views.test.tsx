import { block } from '@admissions/model/kinds';
import { textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openList, parseQuery } from '../fixtures/list.tsx';
import { readViewState } from './list-state.ts';

const VIEW = {
  id: 5,
  kind: 'setting.block',
  name: '標題找招生',
  state: { text: '招生', status: 'published', perpage: '50' },
  columns: null,
  isShared: true,
  by: '林小美',
  isOwn: false,
  mayChange: false,
} as const;
const OWN = { ...VIEW, id: 6, name: '我的常用清單', isShared: false, isOwn: true, mayChange: true };
const bar = () => screen.getByRole('navigation', { name: '常用清單' });
/** In a short list, once the saved views are loaded. */
const findBar = () => screen.findByRole('navigation', { name: '常用清單' });
const marked = () => textsOf(bar().querySelectorAll('[aria-current]'));
const openDialog = async () => {
  fireEvent.click(await screen.findByText('儲存與管理常用清單'));
  return screen.findByRole('dialog');
};

describe('saved views', () => {
  it('show the saved list, mark the active view, and keep the fixed parameters', async () => {
    const { address } = await openList({ at: '/list?bid=3', views: [VIEW] });
    await findBar();
    expect(marked()).toEqual(['全部']);
    fireEvent.click(within(bar()).getByText('標題找招生'));
    await waitFor(() => expect(marked()).toEqual(['標題找招生']));
    expect(parseQuery(address())).toEqual({
      bid: '3',
      text: '招生',
      status: 'published',
      perpage: '50',
    });
    expect(within(bar()).getByText('標題找招生').title).toBe('林小美共用的常用清單');
  });
  it('show every state during a search, and stay within it', async () => {
    const { address } = await openList({
      at: '/list?bid=3&text=校',
      total: 60,
      states: { all: 60, draft: 2, scheduled: 0, mine: 7, ending: 0 },
    });
    await findBar();
    expect(textsOf(bar().querySelectorAll('a'))).toEqual([
      '全部 60',
      '草稿 2',
      '排程 0',
      '我的 7',
      '快下架 0',
      '一年沒動',
    ]);
    fireEvent.click(within(bar()).getByText('草稿'));
    await waitFor(() => expect(marked()).toEqual(['草稿 2']));
    expect(parseQuery(address())).toEqual({ bid: '3', text: '校', status: 'draft' });
    fireEvent.click(within(bar()).getByText('全部'));
    await waitFor(() => expect(marked()).toEqual(['全部 60']));
    expect(parseQuery(address())).toEqual({ bid: '3', text: '校' });
  });
  it('skip a filter, choice and order that no longer exist', () => {
    const state = readViewState(block, {
      text: '招生',
      type: 'gone',
      colour: 'red',
      sort: '-colour',
      author: '王小明',
      page: '4',
    });
    expect(state).toMatchObject({ text: '招生', sort: '', page: 1, filters: { author: '王小明' } });
  });
  it('are saved from the shown list, without its page', async () => {
    const { writes, store } = await openList({
      at: '/list?bid=3&text=校&status=draft&changedFrom=2026-01-02&page=2&sort=-title',
      total: 60,
    });
    const dialog = within(await openDialog());
    fireEvent.click(dialog.getByText('儲存常用清單'));
    await dialog.findByText('請輸入名稱');
    fireEvent.change(dialog.getByLabelText(/^名稱/), { target: { value: '校的草稿' } });
    fireEvent.click(dialog.getByText('與同仁共用'));
    fireEvent.click(dialog.getByText('儲存常用清單'));
    await waitFor(() =>
      expect(writes()).toEqual([
        [
          'post',
          '/api/admin/add_list_view',
          {
            kind: 'setting.block',
            name: '校的草稿',
            state: { text: '校', status: 'draft', changedFrom: '2026-01-02', sort: '-title' },
            columns: null,
            isShared: true,
          },
        ],
      ]),
    );
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ content: '已儲存常用清單「校的草稿」。' }]),
    );
  });
  it('are renamed and deleted with permission, after a prompt', async () => {
    const { writes, store } = await openList({ views: [VIEW, OWN] });
    await within(await findBar()).findByText('我的常用清單');
    const dialog = within(await openDialog());
    expect(dialog.queryByLabelText('名稱：標題找招生')).toBeNull();
    fireEvent.change(dialog.getByLabelText('名稱：我的常用清單'), { target: { value: '新名字' } });
    fireEvent.click(dialog.getByLabelText('儲存變更：我的常用清單'));
    await waitFor(() =>
      expect(writes().at(-1)).toEqual([
        'put',
        '/api/admin/list_view/6',
        { name: '新名字', state: OWN.state, columns: null, isShared: false },
      ]),
    );
    fireEvent.click(dialog.getByLabelText('刪除常用清單：我的常用清單'));
    expect(writes()).toHaveLength(1);
    store.getState().answerConfirm(true);
    await waitFor(() =>
      expect(writes().at(-1)?.slice(0, 2)).toEqual(['delete', '/api/admin/list_view/6']),
    );
  });
});
