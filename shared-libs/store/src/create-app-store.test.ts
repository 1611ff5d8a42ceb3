import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from './create-app-store.ts';

it('the loading bar shows a failure even when another call succeeds afterwards', () => {
  const { getState } = createAppStore();
  getState().callStarted();
  getState().callStarted();
  getState().callFailed();
  getState().callEnded();
  expect(getState().loadingBar.phase).toBe('failed');
});

describe('the dialogs', () => {
  it('cancels a confirmation that another one replaces', () => {
    const { getState } = createAppStore();
    const onCancel = vi.fn();
    getState().openConfirm({ message: '離開？', onConfirm: vi.fn(), onCancel });
    getState().openConfirm({ message: '刪除？', onConfirm: vi.fn() });
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(getState().confirm?.message).toBe('刪除？');
  });
  it('limits toasts to the newest four, a repeated one once', () => {
    const { getState } = createAppStore();
    for (const text of ['一', '二', '二', '三', '四', '五']) getState().toast(text);
    expect(getState().toasts.map((toast) => toast.content)).toEqual(['二', '三', '四', '五']);
  });
  it('replaces a success by the next one', () => {
    const { getState } = createAppStore();
    getState().toast('沒有寄成', 'error');
    for (const text of ['已儲存。請通知', '已儲存']) getState().toast(text, 'success');
    expect(getState().toasts.map((toast) => toast.content)).toEqual(['沒有寄成', '已儲存']);
  });
});
