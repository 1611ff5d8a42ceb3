import { showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineNotice } from './online-notice.tsx';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
const go = (event: 'online' | 'offline') =>
  act(() => {
    isOnline = event === 'online';
    dispatchEvent(new Event(event));
  });
const notice = () => screen.queryByRole('status')?.textContent;

describe('OnlineNotice', () => {
  it('reports a lost connection as long as it lasts, and for a moment its return', () => {
    const { store } = showPage(<OnlineNotice />);
    go('offline');
    act(() => vi.advanceTimersByTime(600_000));
    expect(notice()).toBe('目前離線，畫面上的內容可能不是最新的。');
    expect(store.getState().isOnline).toBe(false);
    go('online');
    expect(notice()).toBe('已恢復連線');
    act(() => vi.advanceTimersByTime(4000));
    expect(notice()).toBeUndefined();
  });
  it('detects at once that a page was opened offline', () => {
    isOnline = false;
    showPage(<OnlineNotice />);
    expect(notice()).toContain('目前離線');
  });
});
