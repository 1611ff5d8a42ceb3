// @vitest-environment jsdom

import { college, office } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { CHECKS_PATH, PRESENCE_PATH } from '@admissions/protocol/staff';
import {
  apiAnswering,
  apiError,
  type Reply,
  type Sent,
  showRoutes,
} from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { COLLEGE, field, type } from '../fixtures/draft.tsx';
import { KindForm } from './kind-form.tsx';

const saved = (change: object = {}): Reply => ({ data: { ...COLLEGE, revision: 3, ...change } });
const older = (theirs: object): Reply =>
  apiError(409, 'x', { data: { ...COLLEGE, revision: 5, updatedBy: '林小美', ...theirs } });

it('the schedule of a setting is folded', () => {
  apiAnswering(() => ({ data: { others: [] } }));
  const form = <KindForm kind={office} entry={null} fields={['email']} onSaved={() => {}} />;
  showRoutes([{ Component: AdminProvider, children: [{ path: '/', element: form }] }]);
  const schedule = screen.getByText('發布設定').closest('details');
  expect(schedule?.open).toBe(false);
  expect(schedule?.textContent).toContain('下架時間');
});

function editing(
  answer: (count: number) => Reply | Promise<Reply>,
  entry: AnyEntry | null = COLLEGE,
) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    // Requests of components beside the form have tests of their own.
    if (request.path === CHECKS_PATH) return { data: { dead: [], heavy: [] } };
    if (request.path === PRESENCE_PATH) return { data: { others: [] } };
    sent.push(request);
    return answer(sent.length);
  });
  const onSaved = vi.fn();
  const form = (
    <KindForm
      kind={college}
      entry={entry}
      fields={['title', 'titleEn', 'intro']}
      preset={{ pic: COLLEGE.pic, hue: 'medical', link: { href: '/bachelor' } }}
      onSaved={onSaved}
    />
  );
  return {
    ...showRoutes(
      [
        {
          Component: AdminProvider,
          children: [
            { path: '/edit', element: form },
            { path: '*', element: '別的頁面' },
          ],
        },
      ],
      { at: '/edit' },
    ),
    sent,
    onSaved,
  };
}
const TITLE = /^學院名稱/;
const INTRO = /^簡介/;
const save = () => fireEvent.click(screen.getByText('儲存'));
const readDescription = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

describe('KindForm', () => {
  it('shows the error at a missing field, focuses it and sends nothing', async () => {
    const { sent } = editing(() => saved());
    type(TITLE, ' ');
    save();
    await waitFor(() => expect(readDescription(field(TITLE))).toBe('此欄位為必填'));
    expect(field(TITLE).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(TITLE)));
    expect(sent).toEqual([]);
  });
  it('shows a title without invisible characters on blur', () => {
    editing(() => saved());
    type(TITLE, '資訊\u202E學院\u200BA');
    fireEvent.blur(field(TITLE));
    expect(field(TITLE).value).toBe('資訊學院A');
  });
  it('sends only changed fields, and bases the next change on the saved version', async () => {
    const { sent, onSaved } = editing(() => saved({ title: '資訊學院A' }));
    type(TITLE, '資訊學院A');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent).toMatchObject([{ method: 'put', path: '/api/admin/setting/edit_college/4' }]);
    expect(sent[0]?.body).toEqual({ title: '資訊學院A', revision: 2 });
    type(INTRO, '新的簡介');
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ intro: '新的簡介', revision: 3 });
  });
  it('sends a new entry whole, with the preset values', async () => {
    const { sent, onSaved } = editing(() => saved(), null);
    type(TITLE, '醫護學院');
    type(/^英文名稱/, 'Medical');
    type(INTRO, '照護');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toMatchObject([{ method: 'post', path: '/api/admin/setting/add_college' }]);
    expect(sent[0]?.body).toMatchObject({
      title: '醫護學院',
      hue: 'medical',
      pic: { media: 7, alt: '校園' },
      status: 'published',
    });
  });
  it('shows API errors at their fields', async () => {
    editing(() => apiError(422, 'x', { errors: { title: ['已經有相同的項目'] } }));
    type(TITLE, '管理學院');
    save();
    await waitFor(() => expect(readDescription(field(TITLE))).toBe('已經有相同的項目'));
    expect(field(TITLE).value).toBe('管理學院');
  });
  it('shows errors of fields that this form does not have', async () => {
    editing(() => apiError(422, 'x', { errors: { hue: ['請從清單中選擇一項'] } }));
    type(TITLE, '管理學院');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain('代表色：請從清單中選擇一項');
  });
  it('counts several errors of such a field', async () => {
    editing(() => apiError(422, 'x', { errors: { 'hue.0.a': ['甲'], 'hue.1.a': ['乙'] } }));
    type(TITLE, '管理學院');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain('代表色：2處需要修改');
  });
  it('keeps the text and shows a message when the save fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { onSaved, sent } = editing((count) => (count <= 4 ? 'lost' : saved()));
    type(TITLE, '資訊學院A');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '沒有存成功，您輸入的內容都還在',
    );
    expect(field(TITLE).value).toBe('資訊學院A');
    expect(onSaved).not.toHaveBeenCalled();
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
  it('merges concurrent changes without a conflict', async () => {
    const { sent, onSaved, store } = editing((count) =>
      count === 1 ? older({ intro: '對方的簡介' }) : saved({ title: '我的', intro: '對方的簡介' }),
    );
    type(TITLE, '我的');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[1]?.body).toEqual({ title: '我的', revision: 5 });
    expect(field(INTRO).value).toBe('對方的簡介');
    expect(store.getState().toasts[0]?.content).toContain('林小美');
  });

  async function inConflict(answer: (count: number) => Reply) {
    const page = editing((count) =>
      count === 1 ? older({ title: '對方的', titleEn: 'Theirs' }) : answer(count),
    );
    type(TITLE, '我的');
    type(INTRO, '我的簡介');
    save();
    const dialog = within(await screen.findByRole('dialog'));
    return { ...page, dialog };
  }
  it('prompts for fields that both changed, and saves the choice on top of their revision', async () => {
    const { dialog, sent, onSaved } = await inConflict(() =>
      saved({ title: '對方的', titleEn: 'Theirs', intro: '我的簡介' }),
    );
    expect(
      dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['學院名稱']);
    expect(
      [...document.querySelectorAll('[role=dialog] :is(ins, del)')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['（刪除）我', '（新增）對方']);
    fireEvent.click(dialog.getByRole('radio', { name: /對方的/ }));
    fireEvent.click(dialog.getByText('用這些內容儲存'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[1]?.body).toEqual({ intro: '我的簡介', revision: 5 });
    expect(field(TITLE).value).toBe('對方的');
  });
  it('never overwrites the other text without a choice: prompts again after cancelling', async () => {
    const { dialog, sent } = await inConflict(() => saved());
    fireEvent.click(dialog.getByText('取消'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field(TITLE).value).toBe('我的');
    save();
    await screen.findByRole('dialog');
    expect(sent).toHaveLength(1);
  });
  function editSlowly(entry?: AnyEntry | null) {
    let answer: (reply: Reply) => void = () => {};
    const page = editing(() => new Promise((resolve) => (answer = resolve)), entry);
    return { ...page, answer: (reply: Reply) => act(async () => answer(reply)) };
  }
  it('keeps text typed during a save when it is refused meanwhile', async () => {
    const { sent, answer } = editSlowly();
    type(TITLE, '資訊學院A');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    type(TITLE, ' ');
    await act(async () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));
    await answer(saved({ title: '資訊學院A' }));
    await screen.findByText('有尚未儲存的修改');
    expect(field(TITLE).value).toBe(' ');
  });
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'saves once with the keys %o, instead of the browser’s own, however often they are pressed',
    async (keys) => {
      const press = () => fireEvent.keyDown(document.body, { key: 's', ...keys });
      const { sent, onSaved, answer } = editSlowly(null);
      for (const label of [TITLE, /^英文名稱/, INTRO]) type(label, 'A');
      expect(press()).toBe(false);
      await waitFor(() => expect(sent).toHaveLength(1));
      await act(async () => press());
      await answer(saved());
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      expect(sent).toHaveLength(1);
    },
  );
  it('confirms before leaving unsaved text, and only then', async () => {
    const { router, store, address } = editing(() => saved());
    type(TITLE, '資訊學院A');
    await act(() => router.navigate('/other'));
    expect(store.getState().confirm?.message).toContain('尚未儲存');
    expect(address()).toBe('/edit');
    await act(async () => store.getState().confirm?.alternative?.onChoose());
    await waitFor(() => expect(address()).toBe('/other'));
  });
  it('saves before leaving on request, but stays when saving fails', async () => {
    const { router, store, address, sent, onSaved } = editing(() => saved({ title: '資訊學院A' }));
    const saveAndLeave = async () => {
      await act(() => router.navigate('/other'));
      await act(async () => store.getState().answerConfirm(true));
    };
    type(TITLE, ' ');
    await saveAndLeave();
    await waitFor(() => expect(readDescription(field(TITLE))).toBe('此欄位為必填'));
    expect([address(), sent]).toEqual(['/edit', []]);
    type(TITLE, '資訊學院A');
    await saveAndLeave();
    await waitFor(() => expect(address()).toBe('/other'));
    expect(sent.map(({ body }) => body)).toEqual([{ title: '資訊學院A', revision: 2 }]);
    expect(onSaved).not.toHaveBeenCalled();
  });
});
