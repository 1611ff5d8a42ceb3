import { describe, expect, it } from 'vitest';
import { findNextDue, isApplication } from './deadlines.ts';

const step = (label: string, begin: string, end = begin) => ({ label, dates: { begin, end } });

it.each([
  ['網路報名與上傳', true],
  ['秋季班申請', true],
  ['志願序登記', true],
  ['放榜', false],
  ['備取遞補', false],
  ['正取生報到', false],
])('isApplication reads %s as a step of applicants: %s', (label, expected) =>
  expect(isApplication({ label })).toBe(expected),
);

describe('findNextDue', () => {
  const waiting = { id: 1, dates: [step('備取遞補', '2026-11-01', '2027-01-31')] };
  const later = { id: 2, dates: [step('網路報名', '2026-12-05', '2026-12-20')] };
  const running = { id: 3, dates: [step('網路報名', '2026-11-01', '2027-03-01')] };
  it('prefers an open channel, even if another opens before it closes', () =>
    expect(findNextDue([waiting, later, running], '2026-11-24')?.id).toBe(3));
  it('returns the next to open if none is open', () =>
    expect(findNextDue([waiting, later], '2026-11-24')?.id).toBe(2));
  it('returns null if all are over', () =>
    expect(findNextDue([later, running], '2027-06-01')).toBeNull());
});
