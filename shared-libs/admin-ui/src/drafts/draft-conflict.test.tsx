// @vitest-environment jsdom
import { UNSAVED_PREFIX } from '@admissions/protocol';
import { createGate } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDraft, field, openDraft, press, pressOther, type } from '../fixtures/draft.tsx';

const QUESTION = '林小美也改了同一處';
const theirs = createDraft({ version: 2, changed: { titleEn: 'Theirs' } });
const openDialog = async () => {
  press('看兩邊並選擇');
  return within(await screen.findByRole('dialog'));
};
async function raiseConflict() {
  const page = await openDraft();
  page.server.copy = theirs;
  type(/^英文名稱/, 'Mine');
  await screen.findByText(QUESTION);
  return page;
}

describe('draft with an open conflict', () => {
  it('overwrites neither text while the conflict is postponed', async () => {
    const { server } = await raiseConflict();
    expect(screen.queryByRole('dialog')).toBeNull();
    await pressOther('儲存草稿');
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('取消'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('更新');
    await screen.findByRole('dialog');
    expect(field(/^英文名稱/).value).toBe('Mine');
    expect(server.copy).toEqual(theirs);
  });
  it('includes later edits in the resolution', async () => {
    const { server } = await raiseConflict();
    const failed = vi.fn();
    addEventListener('error', failed);
    type(/^英文名稱/, 'Mine, and more');
    const dialog = await openDialog();
    expect(dialog.getByRole('radio', { name: /Mine, and more/ })).toBeTruthy();
    fireEvent.click(dialog.getByText('用這些內容儲存'));
    await waitFor(() => expect(server.copy?.changed).toEqual({ titleEn: 'Mine, and more' }));
    expect(field(/^英文名稱/).value).toBe('Mine, and more');
    expect(failed).not.toHaveBeenCalled();
  });
  it('autosaves other fields, and keeps the colleague’s text in the conflicting one', async () => {
    const { server } = await raiseConflict();
    type(/^簡介/, '等的時候寫的');
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({ titleEn: 'Theirs', intro: '等的時候寫的' }),
    );
    expect(field(/^英文名稱/).value).toBe('Mine');
    type(/^簡介/, '等的時候又寫的');
    const dialog = await openDialog();
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    fireEvent.click(dialog.getByText('對方的'));
    fireEvent.click(dialog.getByText('用這些內容儲存'));
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({ titleEn: 'Theirs', intro: '等的時候又寫的' }),
    );
    expect(field(/^英文名稱/).value).toBe('Theirs');
  });
  it('is resolved by choices made during an autosave', async () => {
    const { server } = await raiseConflict();
    const gate = createGate();
    server.saved = gate.promise;
    type(/^簡介/, '等的時候寫的');
    await waitFor(() => expect(server.copy?.changed).toHaveProperty('intro'));
    const dialog = await openDialog();
    fireEvent.click(dialog.getByText('用這些內容儲存'));
    gate.open();
    await waitFor(() => expect(server.copy?.changed).toHaveProperty('titleEn', 'Mine'));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
  it('opens no dialog by itself after a failed save', async () => {
    const { server } = await openDraft();
    server.isAway = true;
    type(/^簡介/, '離線寫的');
    await pressOther('儲存草稿');
    await screen.findByText('草稿還沒存到伺服器');
    server.isAway = false;
    server.copy = theirs;
    type(/^英文名稱/, 'Mine');
    await screen.findByText(QUESTION);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('stores the typed text in the browser, as the server has only the colleague’s', async () => {
    await raiseConflict();
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage).some((name) => name.startsWith(UNSAVED_PREFIX))).toBe(true);
  });
  it('ends once both texts are the same', async () => {
    await raiseConflict();
    type(/^英文名稱/, 'Theirs');
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  });
});
