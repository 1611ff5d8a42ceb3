import { beforeEach, expect, it, vi } from 'vitest';
import { scheduleAtMidnight } from './midnight.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') }));

it('midnight in Taipei calls back every night until it is stopped', () => {
  let days = 0;
  const stop = scheduleAtMidnight(() => days++);
  vi.advanceTimersByTime(3600_000 - 1);
  expect(days).toBe(0);
  vi.advanceTimersByTime(1 + 24 * 3600_000);
  expect(days).toBe(2);
  stop();
  vi.advanceTimersByTime(48 * 3600_000);
  expect(days).toBe(2);
});
