import type { AnyEntry } from '@admissions/model/merge';
import { textsOf } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COLLEGE, field, openForm, press, type } from '../fixtures/draft.tsx';

const open = (more: Parameters<typeof openForm>[0] = {}) =>
  openForm({ fields: ['title', 'titleEn', 'intro'], hasDraft: false, ...more });
const waitUntilStored = () => waitFor(() => expect(localStorage).toHaveLength(1));
/** Like a reload or a crash. */
async function reopen(entry: AnyEntry | null = COLLEGE) {
  await waitUntilStored();
  cleanup();
  return open({ entry });
}
async function restore() {
  press('看差異');
  const dialog = within(await screen.findByRole('dialog'));
  const added = [...document.querySelectorAll('[role=dialog] ins')].map((each) => each.textContent);
  fireEvent.click(dialog.getByRole('button', { name: '取回' }));
  return added;
}

describe('UnsavedOffer', () => {
  it('stores typed text, shows the difference after a reload, and restores it on request only', async () => {
    open();
    type(/^學院名稱/, '資訊與設計學院');
    await reopen();
    expect(field(/^學院名稱/).value).toBe('資訊學院');
    expect(await restore()).toEqual(['（新增）與設計']);
    await waitFor(() => expect(field(/^學院名稱/).value).toBe('資訊與設計學院'));
    expect(screen.queryByText('看差異')).toBeNull();
  });
  it('restores own changes only, on top of newer changes of others', async () => {
    open();
    type(/^學院名稱/, '我的');
    await reopen({ ...COLLEGE, revision: 5, intro: '別人的簡介' } as AnyEntry);
    await restore();
    await waitFor(() => expect(field(/^學院名稱/).value).toBe('我的'));
    expect(field(/^簡介/).value).toBe('別人的簡介');
  });
  it('asks nothing about what the own draft already had', async () => {
    const { server } = open({ hasDraft: true });
    type(/^學院名稱/, '先寫的');
    await waitFor(() => expect(server.copy?.changed).toEqual({ title: '先寫的' }));
    server.isAway = true;
    type(/^學院名稱/, '先寫的，再寫');
    await waitUntilStored();
    cleanup();
    const { copy } = server;
    const { server: later } = open({ hasDraft: true, copy, loaded: copy });
    await restore();
    await waitFor(() => expect(later.copy?.changed).toEqual({ title: '先寫的，再寫' }));
    expect(screen.queryByText(/也改了同一處/)).toBeNull();
  });
  it('deletes it after saving and after discarding', async () => {
    const onSaved = vi.fn();
    open({ onSaved });
    type(/^學院名稱/, '存起來');
    await waitUntilStored();
    press('儲存');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(localStorage).toHaveLength(0);
    type(/^學院名稱/, '再改');
    await reopen();
    press('捨棄');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('看差異')).toBeNull();
  });
  it('keeps the text after a network error, in the form and for a crash', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { server } = open();
    server.isAway = true;
    type(/^學院名稱/, '斷線時的字');
    press('儲存');
    expect(textsOf(await screen.findAllByRole('alert')).join()).toContain('您輸入的內容都還在');
    expect(field(/^學院名稱/).value).toBe('斷線時的字');
    await reopen();
    expect(screen.getByRole('button', { name: '看差異' })).toBeTruthy();
  });
});
