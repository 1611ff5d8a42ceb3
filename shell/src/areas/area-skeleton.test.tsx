// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AreaSkeleton } from './area-skeleton.tsx';

beforeEach(() => void vi.useFakeTimers());

it('AreaSkeleton appears 200 ms after a page began to load', () => {
  showPage(<AreaSkeleton />);
  act(() => vi.advanceTimersByTime(199));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('頁面載入中');
});
