import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useProgress } from './use-request-form.ts';

beforeEach(() => void vi.useFakeTimers());

it('useProgress reports progress, then a long wait, and null afterwards', async () => {
  let done = 0;
  const read = () => done;
  const { result, rerender } = renderHook(({ isWaiting }) => useProgress(isWaiting, read), {
    initialProps: { isWaiting: false },
  });
  expect(result.current).toBeNull();
  rerender({ isWaiting: true });
  expect(result.current).toEqual({ done: 0, isLong: false });
  done = 0.4;
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(result.current).toEqual({ done: 0.4, isLong: false });
  done = 0.9;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current).toEqual({ done: 0.9, isLong: true });
  rerender({ isWaiting: false });
  expect(result.current).toBeNull();
});
