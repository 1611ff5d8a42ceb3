import { showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from './loading-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
function loading() {
  const { store } = showPage(<LoadingBar />);
  const { callStarted, callEnded, callFailed } = store.getState();
  return {
    store,
    start: () => act(callStarted),
    end: () => act(callEnded),
    fail: () => act(callFailed),
  };
}
const bar = () => screen.queryByRole('progressbar', { name: '頁面載入中' });
const looks = (phase: string) => bar()?.className.includes(phase);

describe('LoadingBar', () => {
  it('does not flash for calls under 200 ms', () => {
    const { start, end } = loading();
    start();
    wait(199);
    expect(bar()).toBeNull();
    end();
    wait(2000);
    expect(bar()).toBeNull();
  });
  it('appears at 200 ms and stays half a second after the end', () => {
    const { start, end, store } = loading();
    start();
    wait(200);
    expect(looks('running')).toBe(true);
    end();
    expect(looks('finished')).toBe(true);
    wait(499);
    expect(bar()).not.toBeNull();
    wait(1);
    expect(bar()).toBeNull();
    expect(store.getState().loadingBar).toEqual({ phase: 'idle', calls: 0 });
  });
});
