import { createGate, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialogs } from './dialogs.tsx';
import { Toasts } from './toasts.tsx';

const show = () =>
  showPage(
    <>
      <Dialogs />
      <Toasts />
    </>,
  );
const dialog = () => document.querySelector('dialog');

function showConfirm(more: object = {}) {
  const page = show();
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  act(() =>
    page.store.getState().openConfirm({
      title: '要刪除嗎？',
      message: '之後可以還原。',
      onConfirm,
      onCancel,
      ...more,
    }),
  );
  return { ...page, onConfirm, onCancel };
}
describe('Dialogs', () => {
  it('has a title and a description', () => {
    showConfirm();
    const text = (name: string) =>
      document.getElementById(dialog()?.getAttribute(name) ?? '')?.textContent;
    expect([
      dialog()?.getAttribute('role'),
      dialog()?.open,
      text('aria-labelledby'),
      text('aria-describedby'),
    ]).toEqual(['alertdialog', true, '要刪除嗎？', '之後可以還原。']);
  });
  it.each([
    ['yes', '確定', 1, 0, '/news'],
    ['no', '取消', 0, 1, '/'],
  ])('answers %s once, and leads to its target on yes only', async (...row) => {
    const [, label, confirmed, cancelled, path] = row;
    const { onConfirm, onCancel, address } = showConfirm({ target: '/news' });
    const button = screen.getByText(label);
    fireEvent.click(button);
    fireEvent.click(button);
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([
      confirmed,
      cancelled,
    ]);
    expect(dialog()).toBeNull();
    await waitFor(() => expect(address()).toBe(path));
  });
  it('shields the page below from the second click of a double click', () => {
    vi.useFakeTimers();
    showConfirm();
    fireEvent.click(screen.getByText('確定'));
    const shielded = () => getComputedStyle(document.body).pointerEvents === 'none';
    expect([dialog(), shielded()]).toEqual([null, true]);
    vi.advanceTimersByTime(500);
    expect(shielded()).toBe(false);
  });
  it('restores the focus', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    showConfirm();
    screen.getByText('取消').focus();
    fireEvent.click(screen.getByText('取消'));
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
  it('keeps its Escape from layers below', () => {
    showConfirm();
    const below = vi.fn();
    addEventListener('keydown', below);
    fireEvent.keyDown(screen.getByText('取消'), { key: 'Escape' });
    fireEvent.keyDown(screen.getByText('取消'), { key: 'Tab' });
    removeEventListener('keydown', below);
    expect(below.mock.calls.map(([event]) => event.key)).toEqual(['Tab']);
  });
  it('treats Escape as cancel', () => {
    const { onConfirm, onCancel } = showConfirm();
    fireEvent(dialog() as HTMLDialogElement, new Event('cancel', { cancelable: true }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    expect(dialog()).toBeNull();
  });
  it('shows a notice and then navigates to its target', async () => {
    const { store, address } = show();
    const onClose = vi.fn();
    act(() => store.getState().openNotice({ message: '這一頁搬家了', target: '/news', onClose }));
    expect(dialog()?.textContent).toContain('這一頁搬家了');
    fireEvent.click(screen.getByText('關閉'));
    await waitFor(() => expect(address()).toBe('/news'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });
});

describe('global loading mask; notice dialog (message, target); confirm target', () => {
  it('navigates after the confirmed action succeeds, and not after it fails', async () => {
    const gate = createGate<boolean>();
    const { address } = showConfirm({ target: '/news', onConfirm: () => gate.promise });
    fireEvent.click(screen.getByText('確定'));
    expect([dialog(), address()]).toEqual([null, '/']);
    await act(async () => gate.open(true));
    await waitFor(() => expect(address()).toBe('/news'));
    cleanup();
    const failed = showConfirm({ target: '/news', onConfirm: async () => false });
    await act(async () => fireEvent.click(screen.getByText('確定')));
    expect([dialog(), failed.address()]).toEqual([null, '/']);
  });
  it('shows its message and blocks clicks and leaving until it is over', () => {
    const { store } = show();
    act(() => store.getState().setMasked(true));
    expect([dialog()?.open, screen.getByRole('status').textContent]).toEqual([true, '儲存中']);
    const pressed = new Event('cancel', { cancelable: true });
    fireEvent(dialog() as HTMLDialogElement, pressed);
    expect(pressed.defaultPrevented).toBe(true);
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    act(() => store.getState().setMasked(false));
    expect([dialog(), leave()]).toEqual([null, false]);
  });
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
describe('Dialogs', () => {
  it('removes a message after six seconds', () => {
    const { store } = show();
    act(() => store.getState().toast('已儲存', 'success'));
    wait(5000);
    expect(screen.getByRole('status').textContent).toContain('已儲存');
    wait(1100);
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('shows an error until it is closed and announces it at once', () => {
    const { store } = show();
    act(() => store.getState().toast('沒有存成功', 'error'));
    wait(600_000);
    expect(screen.getByRole('alert').textContent).toContain('沒有存成功');
    fireEvent.click(screen.getByLabelText('關閉'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('shows a message once that a dialog and a refused save share, and the others besides', () => {
    const { store } = show();
    const why = '您沒有權限，或登入已失效，請重新登入';
    act(() => {
      store.getState().openNotice({ message: why });
      store.getState().toast(why, 'error');
      store.getState().toast('影片沒有上傳完', 'error');
    });
    expect(screen.getAllByText(why)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('影片沒有上傳完');
  });
});
